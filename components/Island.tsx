import type { ComponentProps, ReactNode } from 'react';
import type { IslandName, PropsOf } from './islands/registry';

type Props<Name extends IslandName> = Omit<ComponentProps<'div'>, 'children'> & {
  name: Name;
  props: PropsOf<Name>;
  /** The element, which is a `span` inside a paragraph. */
  as?: 'div' | 'span';
  /** The plain HTML, which readers see, and can use as far as HTML goes, until the program takes its place. */
  children?: ReactNode;
};

/**
 * A program's place in a document, filled with plain HTML. `islands/island.ts` puts the program there when it is used.
 * React for the document never sees the program. Under `next dev`, it keeps updating the wrapper, which is then
 * detached.
 */
export function Island<Name extends IslandName>({
  name,
  props,
  as: Element = 'div',
  children,
  ...attributes
}: Props<Name>) {
  return (
    <Element {...attributes} data-island={name} data-props={JSON.stringify(props)}>
      <Element>{children}</Element>
    </Element>
  );
}
