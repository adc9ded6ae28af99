import { contentTypeOf } from '@/lib/hosts/types';
import { decodeAddress } from '@/lib/routes/address';
import { preview } from '@/lib/site/current';

/** Under `next dev`, serves files that only a build writes. `next.config.mjs` rewrites their addresses to this. */
export async function GET(_request: Request, { params }: { params: Promise<{ folder: string; name: string[] }> }) {
  const { folder, name } = await params;
  const address = `/${name.map(decodeAddress).join('/')}`;
  const file = await preview.readFile?.(folder, address);
  if (file === undefined) return new Response(null, { status: 404 });
  const headers = { 'Content-Type': contentTypeOf(address) ?? 'application/octet-stream', 'Cache-Control': 'no-store' };
  return new Response(file, { headers });
}
