import { expect, test } from 'vitest';
import { slotMark, toPageEntry, type PageEntry, type PageMarks } from './page-entry';
import { insertFrame, partEnd, partStart, toPageFrame } from './page-frame';

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
  const frame = toPageFrame(entry, names, '/frame')!;
  expect(frame.stateId).toBe('f00d');
  expect(insertFrame('<body>mark-top;<main>one</main>mark-end;', frame, markOf, '/cart')).toBe(
    '<body><header>Ö</header><main>one</main><footer>',
  );
});

test('forms in the parts lead back to the visitor’s page', async () => {
  const entry = await entryOf(
    part('top', '<input name="return_to" value="/frame"/>') + part('end', ''),
  );
  const frame = toPageFrame(entry, names, '/frame')!;
  expect(insertFrame('mark-top;', frame, markOf, '/cart?a="b"&c=$&')).toBe(
    '<input name="return_to" value="/cart?a=&quot;b&quot;&amp;c=$&amp;"/>',
  );
});

test.each([
  ['a part is missing', part('top', '<header>')],
  ['a part has a nonce', part('top', `<script nonce="${marks.nonce}">`) + part('end', '')],
])('there is no frame if %s', async (_, html) => {
  expect(toPageFrame(await entryOf(html), names, '/frame')).toBeUndefined();
});

test('there is no frame without its data', async () => {
  const entry = await entryOf(part('top', '') + part('end', ''));
  expect(toPageFrame({ ...entry, state: undefined }, names, '/frame')).toBeUndefined();
});
