import { API_FILES } from '@/lib/api/downloads';

/** The files to download: the description in both forms, and the collection. */
export function ApiDownloads() {
  return (
    <ul>
      {API_FILES.map(({ address, title }) => (
        <li key={address}>
          <a href={address} download="">
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
