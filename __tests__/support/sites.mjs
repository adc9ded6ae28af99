const folder = '.build/tests';

// Without earlier builds' files, a site depends only on its sources.
const common = { KEEP_BUILDS: '0' };
const fixture = { ...common, CONTENT_DIR: '__tests__/fixtures/site', PUBLIC_DIR: '__tests__/fixtures/site-public' };

/**
 * The sites that suites use, by their build settings.
 * - `site`: the small test site, `__tests__/fixtures/site`
 * - `below`: the same under a path, at a different address from the identity's, with all optional output
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
  content: common,
};
