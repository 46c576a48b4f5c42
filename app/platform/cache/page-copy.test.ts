import { expect, test } from 'vitest';
import { copyPage, fillPage, slotMark, type PageMarks } from './page-copy';

const marks: PageMarks = { nonce: 'AAAAAAAAAAAAAAAAAAAAAA==', slot: 'slot-5f1c-' };
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const copyOf = (html: string, init?: ResponseInit) => copyPage(new Response(html, init), marks);

test('every nonce of the render is replaced by the visitor’s', async () => {
  const copy = await copyOf(
    `<script nonce="${marks.nonce}">é</script><style nonce="${marks.nonce}">`,
  );
  const own = 'BBBBBBBBBBBBBBBBBBBBBB==';
  expect(textOf(fillPage(copy, own, {}))).toBe(
    `<script nonce="${own}">é</script><style nonce="${own}">`,
  );
  // The copy itself stays as it is for the next visitor.
  expect(textOf(fillPage(copy, marks.nonce, {}))).toContain(marks.nonce);
});

test('slots are filled in their places, and are empty for whoever has nothing to put in', async () => {
  const copy = await copyOf(
    `ä<b>${slotMark(marks, 'hearts')}</b>ö<i nonce="${marks.nonce}">${slotMark(marks, 'viewed')}</i>`,
  );
  const own = 'CCCCCCCCCCCCCCCCCCCCCC==';
  expect(textOf(fillPage(copy, own, {}))).toBe(`ä<b></b>ö<i nonce="${own}"></i>`);
  expect(textOf(fillPage(copy, own, { hearts: 'ü♥', viewed: '<a>' }))).toBe(
    `ä<b>ü♥</b>ö<i nonce="${own}"><a></i>`,
  );
  expect(textOf(fillPage(copy, own, { viewed: 'x', unknown: 'y' }))).toBe(
    `ä<b></b>ö<i nonce="${own}">x</i>`,
  );
});

test('what is put in is not searched for marks again', async () => {
  const copy = await copyOf(`${slotMark(marks, 'a')}${slotMark(marks, 'b')}`);
  const content = { a: slotMark(marks, 'b'), b: marks.nonce };
  expect(textOf(fillPage(copy, 'D'.repeat(24), content))).toBe(`${content.a}${content.b}`);
});

test('status and headers are kept', async () => {
  const copy = await copyOf('', { status: 404, headers: { 'content-type': 'text/html' } });
  expect(copy).toMatchObject({ status: 404, headers: [['content-type', 'text/html']] });
});
