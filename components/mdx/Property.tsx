import styles from './Property.module.css';

/**
 * A name in a table with its own anchor, listed in search and contents. `of` names its owner, and is the first half of
 * the anchor.
 */
export function Property({ name, of: owner }: { name: string; of: string }) {
  const id = `${owner}.${name}`;
  return (
    <a id={id} className={styles.property} href={`#${id}`} data-pagefind-title={`${name} · ${owner}`}>
      <code>{name}</code>
    </a>
  );
}
