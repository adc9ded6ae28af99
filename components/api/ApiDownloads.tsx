import { API_FILES } from '@/lib/api/downloads';
import { withBase } from '@/lib/routes/base';

/** Links to download the API description in both formats. */
export function ApiDownloads() {
  return (
    <ul>
      {API_FILES.map(({ address, title }) => (
        <li key={address}>
          <a href={withBase(address)} download="">
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
