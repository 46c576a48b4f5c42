import { expect, test, vi } from 'vitest';
import { Unavailable } from '../fetch/unavailable';
import { openLog } from './log.server';

function written(secrets: string[] = []) {
  const lines: string[] = [];
  return { lines, log: openLog({ request: 'r1' }, secrets, (line) => lines.push(line)) };
}

test('writes one JSON line per event, with what is common to all [V16.2.1] [V16.2.4] [V16.4.1]', () => {
  const { lines, log } = written();
  log.warn('late', { ms: 3, text: 'two\nlines' });
  expect(lines).toEqual([
    '{"level":"warn","event":"late","request":"r1","ms":3,"text":"two\\nlines"}',
  ]);
});

test('the level is told, and lines go to the console unless somebody else takes them', () => {
  const { lines, log } = written();
  log.info('a');
  log.error('b');
  expect(lines.map((line) => (JSON.parse(line) as { level: string }).level)).toEqual([
    'info',
    'error',
  ]);
  const console = vi.spyOn(globalThis.console, 'log').mockImplementation(() => undefined);
  openLog({}, []).info('c');
  expect(console).toHaveBeenCalledWith('{"level":"info","event":"c"}');
  console.mockRestore();
});

test('tells an error by name, message and cause', () => {
  const { lines, log } = written();
  log.error('failed', { error: new Unavailable('content', new Error('reset')) });
  expect(JSON.parse(lines[0]!)).toMatchObject({
    error: { name: 'Unavailable', cause: { name: 'Error', message: 'reset' } },
  });
});

test.each([
  ['an e-mail address', { note: 'sent to jo.doe+x@mail.example.com' }, 'mail.example'],
  ['an encoded e-mail address', { note: 'a=jo%40mail.example' }, 'mail.example'],
  ['a field named like a secret', { accessToken: 'abc', customer: { password: 'abc' } }, 'abc'],
  ['a cart id', { id: 'gid://shopify/Cart/c1-Xyz?key=k9' }, 'Xyz'],
  ['the query of an address', { url: 'https://x.example/p?q=secret+term' }, 'term'],
  ['a long hexadecimal token', { message: `bad ${'0a'.repeat(16)}` }, '0a0a'],
  ['a secret of the deployment', { message: 'no hunter2hunter2 here' }, 'hunter2'],
])('hides %s [V14.2.4] [V16.2.5]', (_, fields, secret) => {
  const { lines, log } = written(['hunter2hunter2']);
  log.info('event', fields);
  expect(lines[0]).not.toContain(secret);
});

test('a secret inside an error is hidden too, and a circle ends [V16.2.5]', () => {
  const { lines, log } = written(['hunter2hunter2']);
  const circle: Record<string, unknown> = { error: new Error('hunter2hunter2') };
  circle.self = circle;
  log.error('failed', circle);
  expect(lines[0]).not.toContain('hunter2');
});

test('Server-Timing says how long outside calls took, and nothing of whom was called [V13.4.5]', () => {
  const { log } = written();
  expect(log.timings.header(false)).toBeUndefined();
  log.timings.add({ service: 'commerce', operation: 'product', ms: 12, outcome: '200' });
  expect(log.timings.header(false)).toBe('upstream;desc="1 call";dur=12');
  log.timings.add({ service: 'content', operation: 'page', ms: 30, outcome: 'timeout' });
  expect(log.timings.header(false)).toBe('upstream;desc="2 calls";dur=42');
});

test('Server-Timing lists no more than 24 calls, each in short', () => {
  const { log } = written();
  for (let n = 0; n < 30; n += 1)
    log.timings.add({ service: 'content', operation: 'x'.repeat(99), ms: n, outcome: '200' });
  const calls = log.timings.header(true)!.split(', ');
  expect(calls).toHaveLength(24);
  expect(calls[23]).toBe(`content;desc="${'x'.repeat(60)}";dur=23`);
});

test('lists outside calls for Server-Timing in a form that headers can carry [V1.2.1]', () => {
  const { log } = written();
  expect(log.timings.header(true)).toBeUndefined();
  log.timings.add({ service: 'commerce', operation: 'Pro"duct\r\nx', ms: 12, outcome: '200' });
  log.timings.add({ service: 'app apps/lists', operation: 'GET', ms: 7, outcome: '200' });
  const header = log.timings.header(true)!;
  expect(header).toBe(
    'commerce;desc="Pro_duct__x 200";dur=12, app_apps_lists;desc="GET 200";dur=7',
  );
  expect(new Headers({ 'Server-Timing': header }).get('Server-Timing')).toBe(header);
});
