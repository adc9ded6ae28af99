/** The mark: two voices taking turns on one line. */
export function Logo() {
  return (
    <svg width="26" height="26" viewBox="0 0 26 26" fill="none" aria-hidden="true">
      <path d="M7 6.5v13M19 6.5v13" stroke="var(--line-strong)" strokeWidth="1.5" />
      <path d="M7 8.5h12M19 17.5H7" stroke="var(--ink)" strokeWidth="1.5" />
      <circle cx="7" cy="8.5" r="4" fill="var(--caller)" />
      <circle cx="19" cy="17.5" r="4" fill="var(--system)" />
    </svg>
  );
}
