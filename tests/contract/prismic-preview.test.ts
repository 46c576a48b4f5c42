import { PreviewTokenExpiredError } from '@prismicio/client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contentClient, routes, searchContent } from '../support/content-client';
import { startSandbox, type Sandbox } from '../support/sandbox';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.stop());

const token = (id = 'drafts') => `${sandbox.origin}/prismic/previews/${id}`;
const titleOf = (document: { data: Record<string, unknown> }) =>
  (document.data.body as { primary: { title: string } }[])[0]?.primary.title;

test('drafts are seen with a preview ref and not without', async () => {
  const client = contentClient(sandbox);
  expect(titleOf(await client.getByUID('page', 'home'))).toBe('Light, where you live');
  const draft = await client.getByUID('page', 'home', { ref: token() });
  expect(titleOf(draft)).toBe('Winter, by lamplight');
  const created = await client.getByUID('page', 'winter-opening', { ref: token() });
  expect(created.first_publication_date).toBeNull();
  await expect(client.getByUID('page', 'winter-opening')).rejects.toThrow('No documents');
});

test('the client resolves a preview to the address of its document [R-046]', async () => {
  const client = contentClient(sandbox, { routes });
  const { id } = await client.getByUID('page', 'winter-opening', { ref: token(), lang: 'en-gb' });
  const address = await client.resolvePreviewURL({
    previewToken: token(),
    documentID: id,
    defaultURL: '/',
  });
  expect(address).toBe('/pages/winter-opening');
});

test('an expired or unknown preview says so', async () => {
  const client = contentClient(sandbox);
  for (const id of ['expired', 'never-was']) {
    await expect(client.getByUID('page', 'home', { ref: token(id) })).rejects.toThrow(
      PreviewTokenExpiredError,
    );
  }
});

test('publishing drafts moves the master ref; the earlier one is gone, and the client follows', async () => {
  const { ref: before } = await contentClient(sandbox).getMasterRef();
  await sandbox.fetch('/__standin/content/publish', { method: 'POST' });
  const client = contentClient(sandbox);
  const { ref: master } = await client.getMasterRef();
  expect(master).not.toBe(before);
  const winter = await client.getByUID('page', 'winter-opening');
  expect(winter.first_publication_date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0000$/);
  const { status, body } = await searchContent(sandbox, { ref: before });
  expect(status).toBe(410);
  expect(body.message).toContain(`Master ref is: ${master}`);
  const retried = await client.getByUID('page', 'home', { ref: before });
  expect(titleOf(retried)).toBe('Winter, by lamplight');
});
