import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { Frame } from '@/components/layouts/Frame';
import { NotFoundLayout } from '@/components/layouts/NotFoundLayout';
import { PageLayout } from '@/components/layouts/PageLayout';
import { ProblemsLayout } from '@/components/layouts/ProblemsLayout';
import { RedirectDocument } from '@/components/layouts/RedirectDocument';
import { NOT_FOUND_METADATA, pageMetadata, redirectMetadata } from '@/lib/site/metadata';
import { frameOf, problemsAt, resolveSegments, staticSegments, viewPage, writing } from '@/lib/site/view';

interface Props {
  params: Promise<{ slug?: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export function generateStaticParams() {
  return staticSegments().map((slug) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const target = resolveSegments((await params).slug);
  if (!target) return NOT_FOUND_METADATA;
  return target.kind === 'page' ? pageMetadata(target.to) : redirectMetadata(target.to);
}

export default async function Page({ params, searchParams }: Props) {
  const target = resolveSegments((await params).slug);
  if (target?.kind === 'redirect') {
    if (writing) permanentRedirect(`${target.to}${queryOf(await searchParams)}`);
    return <RedirectDocument {...target} />;
  }
  const problems = problemsAt(target?.to);
  const frame = await frameOf(target?.to);
  const view = target && problems.length === 0 ? await viewPage(target.to) : undefined;
  return (
    <Frame {...frame}>
      {view && !('problems' in view) ? (
        <PageLayout view={view} />
      ) : view || problems.length > 0 ? (
        <ProblemsLayout problems={view?.problems ?? problems} />
      ) : (
        <NotFoundLayout groups={frame.site.navigation.groups} />
      )}
    </Frame>
  );
}

function queryOf(searchParams: Awaited<Props['searchParams']>): string {
  const pairs = Object.entries(searchParams).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one]));
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}
