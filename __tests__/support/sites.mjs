const folder = '.build/tests';

const fixture = { CONTENT_DIR: '__tests__/fixtures/site', PUBLIC_DIR: '__tests__/fixtures/site-public' };

/**
 * The sites that suites use, by their build settings.
 * - `site`: the small test site, `__tests__/fixtures/site`
 * - `below`: the same under a path, at a different address from the identity's, with all optional output
 * - `plain`: six pages, without the transformations in `lib/export`
 * - `content`: the real site
 */
export const SITES = {
  site: { ...fixture, BUILD_DIR: `${folder}/site`, OUT_DIR: `${folder}/site/out` },
  below: {
    ...fixture,
    BUILD_DIR: `${folder}/below`,
    OUT_DIR: `${folder}/below/out`,
    SITE_URL: 'https://www.example/team/docs/',
    PRECOMPRESS: '1',
    META_POLICY: '1',
    NOINDEX: '1',
  },
  plain: {
    CONTENT_DIR: '__tests__/fixtures/small',
    PUBLIC_DIR: fixture.PUBLIC_DIR,
    BUILD_DIR: `${folder}/plain`,
    OUT_DIR: `${folder}/plain/out`,
    PLAIN_EXPORT: '1',
  },
  content: {},
};
