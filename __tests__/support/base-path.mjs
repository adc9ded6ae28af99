/** The settings of the small site that is built below a base path of its host, at another address than the identity says, with all that is made on request. */
export const BASE_PATH_SITE = {
  BASE_PATH: '/team/docs/',
  SITE_URL: 'https://www.example',
  CONTENT_DIR: '__tests__/fixtures/base-path',
  OUT_DIR: '.build/base-path/out',
  BUILD_DIR: '.build/base-path',
  PRECOMPRESS: '1',
  META_POLICY: '1',
};
