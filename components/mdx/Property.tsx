import styles from './Property.module.css';

/**
 * The name of something that a table describes, as the link to its row: the search leads there, and so do the contents.
 * `of` is what it belongs to, in a word that is also the first half of the anchor.
 */
export function Property({ name, of: owner }: { name: string; of: string }) {
  const id = `${owner}.${name}`;
  return (
    <a id={id} className={styles.property} href={`#${id}`} data-pagefind-title={`${name} · ${owner}`}>
      <code>{name}</code>
    </a>
  );
}
