import { expect, test } from 'vitest';
import { toPageEntry, fillPage, slotMark, type PageMarks } from './page-entry';

const marks: PageMarks = { nonce: 'AAAAAAAAAAAAAAAAAAAAAA==', slot: 'slot-5f1c-' };
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const entryOf = (html: string, init?: ResponseInit) => toPageEntry(new Response(html, init), marks);

test('every nonce of the render is replaced by the visitor’s', async () => {
  const entry = await entryOf(
    `<script nonce="${marks.nonce}">é</script><style nonce="${marks.nonce}">`,
  );
  const own = 'BBBBBBBBBBBBBBBBBBBBBB==';
  expect(textOf(fillPage(entry, own, {}))).toBe(
    `<script nonce="${own}">é</script><style nonce="${own}">`,
  );
  expect(textOf(fillPage(entry, marks.nonce, {}))).toContain(marks.nonce);
});

test('slots are filled in their places, and are empty for whoever has nothing to put in', async () => {
  const entry = await entryOf(
    `ä<b>${slotMark(marks, 'hearts')}</b>ö<i nonce="${marks.nonce}">${slotMark(marks, 'viewed')}</i>`,
  );
  const own = 'CCCCCCCCCCCCCCCCCCCCCC==';
  expect(textOf(fillPage(entry, own, {}))).toBe(`ä<b></b>ö<i nonce="${own}"></i>`);
  expect(textOf(fillPage(entry, own, { hearts: 'ü♥', viewed: '<a>' }))).toBe(
    `ä<b>ü♥</b>ö<i nonce="${own}"><a></i>`,
  );
  expect(textOf(fillPage(entry, own, { viewed: 'x', unknown: 'y' }))).toBe(
    `ä<b></b>ö<i nonce="${own}">x</i>`,
  );
});

test('inserted text is not searched for marks', async () => {
  const entry = await entryOf(`${slotMark(marks, 'a')}${slotMark(marks, 'b')}`);
  const content = { a: slotMark(marks, 'b'), b: marks.nonce };
  expect(textOf(fillPage(entry, 'D'.repeat(24), content))).toBe(`${content.a}${content.b}`);
});

test('status and headers are kept', async () => {
  const entry = await entryOf('', { status: 404, headers: { 'content-type': 'text/html' } });
  expect(entry).toMatchObject({ status: 404, headers: [['content-type', 'text/html']] });
});

test('a nonce right at the beginning, or right behind a slot, is replaced too', async () => {
  const own = 'E'.repeat(marks.nonce.length);
  const entry = await entryOf(`${slotMark(marks, 'a')}${marks.nonce}`);
  expect(textOf(fillPage(entry, own, {}))).toBe(own);
  expect(textOf(fillPage(entry, own, { a: 'x' }))).toBe(`x${own}`);
});

test('a page that is the same for all visitors is not copied', async () => {
  const entry = await entryOf(`a${slotMark(marks, 'a')}`);
  expect(fillPage(entry, marks.nonce, {})).toBe(entry.bytes);
});
