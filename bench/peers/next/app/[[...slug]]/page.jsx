import matter from 'gray-matter';
import { MDXRemote } from 'next-mdx-remote/rsc';
import { paths, read } from '../pages';

export const dynamicParams = false;

export const generateStaticParams = () => paths().map((path) => ({ slug: path ? path.split('/') : [] }));

export default async function Page({ params }) {
  const { slug = [] } = await params;
  const { content, data } = matter(read(slug.join('/')));
  return (
    <article>
      <h1>{data.title}</h1>
      <MDXRemote source={content} options={{ mdxOptions: { format: 'md' } }} />
    </article>
  );
}
