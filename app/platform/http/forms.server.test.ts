import { expect, test } from 'vitest';
import { readForm } from './forms.server';

const post = (body: BodyInit, headers?: HeadersInit) =>
  new Request('http://shop.example/cart', { method: 'POST', body, headers });

test('text fields are read, repeated ones too, and files are dropped', async () => {
  const sent = new FormData();
  sent.append('tag', 'a');
  sent.append('tag', 'b');
  sent.append('file', new File(['x'], 'x.txt'));
  expect([...(await readForm(post(sent)))]).toEqual([
    ['tag', 'a'],
    ['tag', 'b'],
  ]);
});

test('a body that is no form is a 400', async () => {
  const thrown: unknown = await readForm(post('{}', { 'content-type': 'text/json' })).catch(
    (error: unknown) => error,
  );
  expect(thrown).toBeInstanceOf(Response);
  const response = thrown as Response;
  expect([response.status, await response.text()]).toEqual([400, 'We couldn’t read that form.']);
});
