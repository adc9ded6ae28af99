import { identitySchema } from '../../lib/content/identity';
import type { PagePath } from '../../lib/routes/address';
import { repositoryLinks } from '../../lib/site/repository';

const docs = { url: 'https://docs.example', offlineReading: 'on' as const };
const page = { relativePath: 'guides/über uns.mdx', title: 'A & B', path: '/guides/ueber-uns/' as PagePath };

test('a page leads to its file and to a report that names it', () => {
  const repository = {
    edit: 'https://code.example/docs/edit/main/content/{file}',
    report: 'https://code.example/docs/issues/new?title={title}&body={address}',
  };
  expect(repositoryLinks({ docs, repository }, page)).toEqual({
    edit: 'https://code.example/docs/edit/main/content/guides/%C3%BCber%20uns.mdx',
    report:
      'https://code.example/docs/issues/new?title=A%20%26%20B&body=https%3A%2F%2Fdocs.example%2Fguides%2Fueber-uns%2F',
  });
});

test('without a repository there are no such links', () => {
  expect(repositoryLinks({ docs }, page)).toEqual({});
});

test('an unknown placeholder in an address is told', () => {
  const identity = {
    product: { name: 'A', slug: 'a' },
    docs: { url: docs.url },
    company: { url: 'https://a.example' },
  };
  const result = identitySchema.safeParse({ ...identity, repository: { edit: 'https://code.example/{fiel}' } });
  expect(result.error?.issues[0]?.message).toContain('{file}');
});
