import { expect, test } from 'vitest';
import { openLog } from '../log/log.server';
import type { RequestInfo } from '../request-info.server';
import { takeReports } from './reports.server';

const site = 'https://shop.example';
const modern = 'application/reports+json';
const older = 'application/csp-report';

async function send(sent: unknown, { type = modern, origin }: { type?: string; origin?: string }) {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  const headers = new Headers(type ? { 'content-type': type } : {});
  if (origin !== undefined) headers.set('origin', origin);
  const body = new TextEncoder().encode(typeof sent === 'string' ? sent : JSON.stringify(sent));
  const request = new Request(`${site}/reports`, { method: 'POST', headers, body });
  const info = { env: { SITE_URL: site, STORE: 'us' }, log: openLog({}, [], write) };
  return { response: await takeReports(request, info as unknown as RequestInfo), lines };
}

const violation = (body: object = {}, url = `${site}/cart?q=sofa`) => ({
  type: 'csp-violation',
  url,
  body: { blockedURL: 'inline', effectiveDirective: 'script-src-elem', ...body },
});

async function logged(...reports: unknown[]) {
  const { lines } = await send(reports, {});
  return lines[0]?.reports as Record<string, unknown>[] | undefined;
}

test('a report becomes a warning with all that matters, and no queries', async () => {
  const report = violation({
    blockedURL: 'https://evil.example/steal.js?who=mara',
    sourceFile: `${site}/assets/a.js?v=1`,
    lineNumber: 7,
    disposition: 'enforce',
    type: 'of no meaning here',
  });
  const { response, lines } = await send([report], {});
  expect(response.status).toBe(204);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(lines).toEqual([
    {
      level: 'warn',
      event: 'browser-reports',
      region: 'us',
      count: 1,
      reports: [
        {
          type: 'csp-violation',
          page: '/cart',
          directive: 'script-src-elem',
          blocked: 'https://evil.example',
          source: '/assets/a.js',
          line: 7,
          disposition: 'enforce',
        },
      ],
    },
  ]);
});

test('what a report does not say, or says in another type, is left out', async () => {
  const odd = { blockedURL: 7, effectiveDirective: null, lineNumber: 'seven', sourceFile: [] };
  expect(await logged({ type: 'csp-violation', url: `${site}/`, body: {} })).toEqual([
    { type: 'csp-violation', page: '/' },
  ]);
  expect(await logged(violation(odd))).toEqual([{ type: 'csp-violation', page: '/cart' }]);
});

test('a page that was cut off from its opener is told with what happened', async () => {
  const body = { type: 'navigation-to-response', disposition: 'enforce' };
  expect(await logged({ type: 'coop', url: `${site}/`, body })).toEqual([
    { type: 'coop', page: '/', disposition: 'enforce', violation: 'navigation-to-response' },
  ]);
});

test('only one word of the cause is logged', async () => {
  const body = { type: 'navigation "to" ada@mail.example', disposition: 'enforce' };
  const [report] = (await logged({ type: 'coop', url: `${site}/`, body })) ?? [];
  expect(JSON.stringify(report)).not.toMatch(/ada|"to/);
});

test('the older form says the same', async () => {
  const body = {
    'document-uri': `${site}/`,
    'blocked-uri': 'eval',
    'effective-directive': 'script-src-attr',
    'violated-directive': 'script-src',
    'source-file': `${site}/a.js`,
    'line-number': 3,
    disposition: 'report',
  };
  const { response, lines } = await send({ 'csp-report': body }, { type: older });
  expect(response.status).toBe(204);
  expect(lines[0]!.reports).toEqual([
    {
      type: 'csp-violation',
      page: '/',
      directive: 'script-src-attr',
      blocked: 'eval',
      source: '/a.js',
      line: 3,
      disposition: 'report',
    },
  ]);
});

test('the older form of a browser that names only the violated directive is enough', async () => {
  const body = { 'document-uri': `${site}/`, 'violated-directive': 'img-src' };
  const { lines } = await send({ 'csp-report': body }, { type: older });
  expect(lines[0]!.reports).toEqual([{ type: 'csp-violation', page: '/', directive: 'img-src' }]);
});

test('of many reports five are shown and all are counted', async () => {
  const { lines } = await send(
    Array.from({ length: 7 }, () => violation()),
    {},
  );
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ count: 7 });
  expect(lines[0]!.reports).toHaveLength(5);
});

test.each([
  ['inline', 'inline'],
  ['wasm-eval', 'wasm-eval'],
  ['x'.repeat(40), 'x'.repeat(40)],
  ['x'.repeat(41), '?'],
  ['two words', '?'],
  ['<b>', '?'],
  ['data:text/html,secret', 'data:'],
  ['https://cdn.example:8443/a?b', 'https://cdn.example:8443'],
  ['https://cdn.example/?from=chrome-extension:', 'https://cdn.example'],
])('of the blocked URL %j, only the source is logged', async (blockedURL, blocked) => {
  expect(await logged(violation({ blockedURL }))).toMatchObject([{ blocked }]);
});

test('long addresses are cut', async () => {
  const long = 'x'.repeat(250);
  const addresses = { blockedURL: `https://${long}.example/`, sourceFile: `${site}/${long}` };
  expect(await logged(violation(addresses))).toMatchObject([
    { blocked: `https://${'x'.repeat(192)}`, source: `/${'x'.repeat(199)}` },
  ]);
});

test('words are logged as words only', async () => {
  const body = { effectiveDirective: 'script-src https://x.example', disposition: '; drop' };
  expect(await logged(violation(body))).toMatchObject([{ directive: '?', disposition: '?' }]);
});

test.each([
  ["another site's page", violation({}, 'https://evil.example/')],
  ['no page', violation({}, 'nowhere')],
  ['what an extension tried', violation({ blockedURL: 'moz-extension://abc/x.js' })],
  ["an extension's script", violation({ sourceFile: 'Safari-Web-Extension://abc/x.js' })],
  ['something that we did not ask for', { ...violation(), type: 'deprecation' }],
  ['nothing', 'a text'],
])('a report about %s is taken and not logged', async (_what, report) => {
  const { response, lines } = await send([report], {});
  expect(response.status).toBe(204);
  expect(lines).toEqual([]);
});

test('reports that are not ours do not hide the one that is', async () => {
  expect(await logged('a text', violation({}, 'nowhere'), violation())).toHaveLength(1);
});

test.each([
  ['nonsense', '{"a":', { type: modern }, 400],
  ['no list', '7', { type: modern }, 400],
  ['a list in the older form', '[]', { type: older }, 400],
  ['another type', '[]', { type: 'application/csp-reports' }, 415],
  ['a type that only ends like ours', '[]', { type: 'x-application/reports+json' }, 415],
  ['no type', '[]', { type: '' }, 415],
  ['another site', '[]', { origin: 'https://evil.example' }, 403],
  ['more than 64 KB', `[${' '.repeat(64 * 1024 - 1)}]`, {}, 413],
])('%s is refused and not logged', async (_what, sent, how, status) => {
  const { response, lines } = await send(sent, how);
  expect(response.status).toBe(status);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(lines).toEqual([]);
});

test.each([
  ['our own site', '[]', { origin: site }],
  ["a browser that hides its page's origin", '[]', { origin: 'null' }],
  ['a type in capitals, with a parameter', '[]', { type: 'Application/Reports+JSON; charset=a' }],
  ['a type with spaces', '[]', { type: `${modern}  ;charset=a` }],
  ['64 KB', `[${' '.repeat(64 * 1024 - 2)}]`, {}],
])('%s is heard', async (_what, sent, how) => {
  expect((await send(sent, how)).response.status).toBe(204);
});

test('a body that breaks off is refused, and nothing is thrown', async () => {
  const body = new ReadableStream({ start: (stream) => stream.error(new Error('gone')) });
  const request = new Request(`${site}/reports`, {
    method: 'POST',
    headers: { 'content-type': modern },
    body,
    duplex: 'half',
  } as RequestInit);
  const info = { env: { SITE_URL: site } } as unknown as RequestInfo;
  expect((await takeReports(request, info)).status).toBe(413);
});
