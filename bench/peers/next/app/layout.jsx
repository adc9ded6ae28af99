import Link from 'next/link';
import { paths } from './pages';

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <nav>
          {paths().map((path) => (
            <Link key={path} href={`/${path}`}>
              {path}
            </Link>
          ))}
        </nav>
        <main>{children}</main>
      </body>
    </html>
  );
}
