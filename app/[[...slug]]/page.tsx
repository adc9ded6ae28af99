import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { PageLayout } from '@/components/layouts/PageLayout';
import { ProblemsLayout } from '@/components/layouts/ProblemsLayout';
import { pageMetadata } from '@/lib/site/metadata';
import { problemsAt, resolveSegments, staticSegments, viewPage } from '@/lib/site/view';

interface Props {
  params: Promise<{ slug?: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Addresses that `generateStaticParams` doesn't list get the not-found page. */
export const dynamicParams = false;

export function generateStaticParams() {
  return staticSegments().map((slug) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const target = resolveSegments((await params).slug);
  return target?.kind === 'page' ? pageMetadata(target.to) : {};
}

export default async function Page({ params, searchParams }: Props) {
  const target = resolveSegments((await params).slug);
  const problems = problemsAt(target?.to);
  if (problems.length > 0) return <ProblemsLayout problems={problems} />;
  if (!target) notFound();
  if (target.kind !== 'page') permanentRedirect(`${target.to}${queryOf(await searchParams)}`);
  const view = await viewPage(target.to);
  return 'problems' in view ? <ProblemsLayout problems={view.problems} /> : <PageLayout view={view} />;
}

function queryOf(searchParams: Awaited<Props['searchParams']>): string {
  const pairs = Object.entries(searchParams).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one]));
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}
