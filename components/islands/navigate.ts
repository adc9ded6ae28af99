let follow: ((href: string) => void) | undefined;

/** Names what carries navigations out, until the returned function is called. `RouteLinks` does, while it is mounted. */
export function followWith(how: (href: string) => void): () => void {
  follow = how;
  return () => {
    follow = undefined;
  };
}

/** Goes to an address of this site as a click on a link does: with the progress bar, without a reload. */
export function navigate(href: string): void {
  if (follow) follow(href);
  else location.assign(href);
}
