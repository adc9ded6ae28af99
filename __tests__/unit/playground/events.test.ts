import { parseEvents } from '../../../lib/playground/events';

test.each([
  ['data: a\n\n', [{ event: 'message', data: 'a' }]],
  ['event: turn\nid: 7\ndata: a\ndata:  b\n\n', [{ event: 'turn', id: '7', data: 'a\n b' }]],
  [
    '\uFEFFdata:a\r\n\r\ndata:b\r\r',
    [
      { event: 'message', data: 'a' },
      { event: 'message', data: 'b' },
    ],
  ],
  [': a comment\nretry: 3\ndata: {"a": "b: c"}\n\n', [{ event: 'message', data: '{"a": "b: c"}' }]],
  ['data\n\n', [{ event: 'message', data: '' }]],
  // Without data there is no event, and its name does not go on to the next.
  ['event: ping\n\ndata: a\n\n', [{ event: 'message', data: 'a' }]],
  // What has not arrived in full is none yet.
  ['data: a\n\ndata: b\n', [{ event: 'message', data: 'a' }]],
  ['', []],
])('the stream %j holds the events of the HTML standard', (text, events) => {
  expect(parseEvents(text)).toEqual(events);
});
