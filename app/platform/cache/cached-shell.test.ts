import { expect, test } from 'vitest';
import { slotMark, toPageEntry, type PageEntry, type PageMarks } from './page-entry';
import { insertShell, partEnd, partStart, toCachedShell } from './cached-shell';

const marks: PageMarks = { nonce: 'AAAAAAAAAAAAAAAAAAAAAA==', slot: 'slot-5f1c-' };
const part = (name: string, html: string) =>
  slotMark(marks, partStart(name)) + html + slotMark(marks, partEnd(name));

async function entryOf(html: string): Promise<PageEntry> {
  const page = await toPageEntry(new Response(html), marks);
  const state = { id: 'f00d', bytes: new Uint8Array() };
  return { ...page, state, params: [], shown: [], tags: new Map(), storedAt: 0 };
}
const names = ['top', 'end'];
const markOf = (name: string) => `mark-${name};`;

test('the parts of a page for everyone are put in the places of a page for one visitor', async () => {
  const entry = await entryOf(
    `ä<body>${part('top', '<header>Ö</header>')}<main>all</main>${part('end', '<footer>')}`,
  );
  const shell = toCachedShell(entry, names, '/shell')!;
  expect(shell.stateId).toBe('f00d');
  expect(insertShell('<body>mark-top;<main>one</main>mark-end;', shell, markOf, '/cart')).toBe(
    '<body><header>Ö</header><main>one</main><footer>',
  );
});

test('forms in the parts lead back to the visitor’s page', async () => {
  const entry = await entryOf(
    part('top', '<input name="return_to" value="/shell"/>') + part('end', ''),
  );
  const shell = toCachedShell(entry, names, '/shell')!;
  expect(insertShell('mark-top;', shell, markOf, '/cart?a="b"&c=$&')).toBe(
    '<input name="return_to" value="/cart?a=&quot;b&quot;&amp;c=$&amp;"/>',
  );
});

test.each([
  ['a part is missing', part('top', '<header>')],
  ['a part has a nonce', part('top', `<script nonce="${marks.nonce}">`) + part('end', '')],
])('there is no shell if %s', async (_, html) => {
  expect(toCachedShell(await entryOf(html), names, '/shell')).toBeUndefined();
});

test('there is no shell without its data', async () => {
  const entry = await entryOf(part('top', '') + part('end', ''));
  expect(toCachedShell({ ...entry, state: undefined }, names, '/shell')).toBeUndefined();
});
