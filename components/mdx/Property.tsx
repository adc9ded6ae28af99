import styles from './Property.module.css';

/**
 * A name in a table. It has its own anchor, and is listed in search and in the table of contents. `of` names its owner,
 * with which the anchor starts.
 */
export function Property({ name, of: owner }: { name: string; of: string }) {
  const id = `${owner}.${name}`;
  return (
    <a id={id} className={styles.property} href={`#${id}`} data-pagefind-title={`${name} · ${owner}`}>
      <code>{name}</code>
    </a>
  );
}
