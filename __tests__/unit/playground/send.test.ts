import { jest } from '@jest/globals';
import { send, SendError } from '../../../components/playground/request/send';
import type { RequestBody } from '../../../lib/playground/request';

const options = {
  signal: new AbortController().signal,
  timeLimit: 1,
  followRedirects: false,
  onProgress: () => undefined,
};

/** A file that was changed on the disk after it was chosen: no browser reads it. */
function changedFile(): File {
  const file = new File(['x'], 'x.txt');
  const slice = () => ({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) });
  return Object.defineProperty(file, 'slice', { value: slice });
}

test.each<[string, RequestBody]>([
  ['as the whole body', { kind: 'file', contentType: 'text/plain', file: changedFile() }],
  ['as a part', { kind: 'multipart', parts: [{ name: 'f', file: changedFile() }] }],
])('a file that can no longer be read, %s, is told before anything is sent', async (_, body) => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  await expect(send({ method: 'POST', url: 'https://a.example/', headers: [], body }, options)).rejects.toEqual(
    new SendError('file'),
  );
  expect(fetched).not.toHaveBeenCalled();
});
