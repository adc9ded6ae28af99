import type { Metadata } from 'next';
import { NotFoundLayout } from '@/components/layouts/NotFoundLayout';

export const metadata: Metadata = { title: 'Page not found', description: 'There is no page at this address.' };

export default function NotFound() {
  return <NotFoundLayout />;
}
