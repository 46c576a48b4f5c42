import { expect, test } from 'vitest';
import { errorText, isReply, readMessage } from './json-rpc';

test.each([
  [
    { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    { id: 1, isNotification: false },
  ],
  [
    { jsonrpc: '2.0', id: 'a', method: 'ping' },
    { id: 'a', isNotification: false },
  ],
  [
    { jsonrpc: '2.0', id: null, method: 'ping' },
    { id: null, isNotification: false },
  ],
  [
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    { id: null, isNotification: true },
  ],
])('%j is a message', (message, read) => {
  expect(readMessage(JSON.stringify(message))).toEqual(read);
});

test.each([
  ['', -32700, null],
  ['{', -32700, null],
  ['[]', -32600, null],
  ['[{"jsonrpc":"2.0","id":1,"method":"ping"}]', -32600, null],
  ['null', -32600, null],
  ['"ping"', -32600, null],
  ['{"id":3,"method":"ping"}', -32600, 3],
  ['{"jsonrpc":"1.0","id":"x","method":"ping"}', -32600, 'x'],
  ['{"jsonrpc":"2.0","id":4}', -32600, 4],
  ['{"jsonrpc":"2.0","id":5,"method":""}', -32600, 5],
  ['{"jsonrpc":"2.0","id":{},"method":"ping"}', -32600, null],
  ['{"jsonrpc":"2.0","id":[1],"result":{}}', -32600, null],
])('%j is answered with %i and the id %j', (text, code, id) => {
  expect(readMessage(text)).toEqual({ id, problem: { code, message: expect.any(String) } });
});

test.each([
  ['{"jsonrpc":"2.0","id":1,"result":{}}', true],
  ['{"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"No"}}', true],
  ['{"jsonrpc":"2.0","id":1,"result":{},"error":{}}', false],
  ['{"jsonrpc":"2.0","id":1}', false],
  ['{"id":1,"result":{}}', false],
  ['[]', false],
  ['null', false],
  ['<html></html>', false],
  ['', false],
])('whether %j is a reply: %s', (text, expected) => expect(isReply(text)).toBe(expected));

test('an error says when to try again, if that is known', () => {
  const problem = { code: -32000, message: 'Wait' } as const;
  expect(JSON.parse(errorText('a', problem, 60))).toEqual({
    jsonrpc: '2.0',
    id: 'a',
    error: { code: -32000, message: 'Wait', data: { retry_after: 60 } },
  });
  expect(errorText(null, problem)).not.toContain('data');
});
