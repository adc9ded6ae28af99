import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { PageLayout } from '@/components/layouts/PageLayout';
import { ProblemsLayout } from '@/components/layouts/ProblemsLayout';
import { pageMetadata } from '@/lib/site/metadata';
import { pageSegments, resolveSegments, siteProblems, viewPage } from '@/lib/site/view';

interface Props {
  params: Promise<{ slug?: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export function generateStaticParams() {
  return pageSegments().map((slug) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const target = resolveSegments((await params).slug);
  return target.kind === 'page' ? pageMetadata(target.path) : { robots: 'noindex' };
}

export default async function Page({ params, searchParams }: Props) {
  const problems = siteProblems();
  if (problems.length > 0) return <ProblemsLayout problems={problems} />;
  const target = resolveSegments((await params).slug);
  if (target.kind === 'nothing') notFound();
  if (target.kind === 'redirect') {
    // In the export lib/export writes a document for the redirect; a static page cannot know the query.
    const query = process.env.NODE_ENV === 'development' ? queryOf(await searchParams) : '';
    permanentRedirect(`${target.to}${query}`);
  }
  const view = await viewPage(target.path);
  return 'problems' in view ? <ProblemsLayout problems={view.problems} /> : <PageLayout view={view} />;
}

function queryOf(searchParams: Awaited<Props['searchParams']>): string {
  const pairs = Object.entries(searchParams).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one]));
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}
