import type { Metadata } from 'next';
import { Frame } from '@/components/layouts/Frame';
import { NotFoundLayout } from '@/components/layouts/NotFoundLayout';
import { frameOf } from '@/lib/site/view';

export const metadata: Metadata = { title: 'Page not found', description: 'There is no page at this address.' };

export default async function NotFound() {
  const frame = await frameOf();
  return (
    <Frame {...frame}>
      <NotFoundLayout groups={frame.site.navigation.groups} />
    </Frame>
  );
}
