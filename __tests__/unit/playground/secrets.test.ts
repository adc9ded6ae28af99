import { isSecretName } from '../../../lib/playground/headers';

test.each([
  ...['Authorization', 'X-Auth', 'X-Api-Key', 'apikey', 'access_key', 'client_secret', 'Set-Cookie', 'refresh-token'],
  ...[
    'pin',
    'card_pin',
    'passphrase',
    'password',
    'user[password]',
    'pwd',
    'otp',
    'session_id',
    'X-Amz-Signature',
    'jwt',
  ],
])('%s is a secret', (name) => expect(isSecretName(name)).toBe(true));

test.each([
  'author',
  'keywords',
  'keyboard',
  'Content-Type',
  'Accept',
  'team-id',
  'spinner',
  'page',
  'passes',
  'sessions',
])('%s is none', (name) => expect(isSecretName(name)).toBe(false));
