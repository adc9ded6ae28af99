import { applyAuth, type Credentials } from '../../../lib/playground/auth';
import type { AuthScheme } from '../../../lib/playground/types';
import type { BuiltRequest, Header } from '../../../lib/playground/request';

const schemes: AuthScheme[] = [{ type: 'bearer' }, { type: 'basic' }, { type: 'oauth2' }];
const apply = (credentials: Credentials, headers: Header[] = []) => {
  const request: BuiltRequest = { method: 'GET', url: 'https://a.example/', headers };
  const { request: applied, problems } = applyAuth(request, schemes, credentials);
  return [applied.headers.map(({ value }) => value), problems.map(({ place }) => place)];
};

test('one credential goes into the header', () => {
  expect(apply({ oauth2: { value: 't' } })).toEqual([['Bearer t'], []]);
  expect(apply({ oauth2: { value: 't' }, bearer: { value: 't' } })).toEqual([['Bearer t'], []]);
});

test('a credential for which another header is there already is refused at its field', () => {
  expect(apply({ bearer: { value: 't' }, basic: { user: 'u', password: 'p' }, oauth2: { value: 'o' } })).toEqual([
    ['Bearer t'],
    ['auth-basic', 'auth-oauth2'],
  ]);
  expect(apply({ bearer: { value: 't' } }, [{ name: 'authorization', value: 'Bearer old' }])).toEqual([
    ['Bearer old'],
    ['auth-bearer'],
  ]);
});
