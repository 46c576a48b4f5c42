import { ForbiddenError, PreviewTokenExpiredError } from '@prismicio/client';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { contentClient, routes, searchContent } from '../support/content-client';
import { startSandbox, type Sandbox } from '../support/sandbox';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.stop());

const accessToken = 'lintel-sandbox-content-token';
const trusted = () => contentClient(sandbox, { routes, accessToken });

async function tell<T>(path: string, body: object, status = 200): Promise<T> {
  const response = await sandbox.fetch(`/__standin/content/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as T;
  expect([response.status, answer]).toEqual([status, answer]);
  return answer;
}
const preview = async (of: object) => (await tell<{ token: string }>('preview', of, 201)).token;

test('releases have an id, a ref, a name and perhaps a date, and are seen with an access token only', async () => {
  const releases = await trusted().getReleases();
  expect(releases).toEqual([
    {
      id: expect.stringMatching(/^[\w-]{16}$/) as string,
      ref: expect.stringMatching(/~master-\d+$/) as string,
      label: 'Spring',
      isMasterRef: false,
      scheduledAt: '2027-03-01T08:00:00+0000',
    },
    expect.objectContaining({ label: 'Sixty days of returns' }),
  ]);
  expect(releases[1]).not.toHaveProperty('scheduledAt');
  const stranger = contentClient(sandbox);
  expect(await stranger.getReleases()).toEqual([]);
  stranger.queryContentFromRef(releases[0]!.ref);
  await expect(stranger.getByUID('page', 'home')).rejects.toThrow(ForbiddenError);
});

test('the ref of a release answers what it changes, adds and takes away, and all else as published', async () => {
  const client = trusted();
  const published = await client.getByUID('page', 'home');
  const returns = await client.getByUID('page', 'returns');
  client.queryContentFromReleaseByLabel('Spring');
  const home = await client.getByUID('page', 'home');
  expect(home.id).toBe(published.id);
  expect(JSON.stringify(home.data)).toContain('Longer evenings');
  const added = await client.getByUID('page', 'spring', { lang: 'en-gb' });
  expect([added.url, added.first_publication_date]).toEqual(['/pages/spring', null]);
  await expect(client.getByUID('page', 'stockists')).rejects.toThrow('No documents');
  expect((await client.getByUID('page', 'returns')).data).toEqual(returns.data);
  const { id } = await client.getReleaseByLabel('Sixty days of returns');
  client.queryContentFromReleaseByID(id);
  expect(JSON.stringify((await client.getByUID('page', 'returns')).data)).toContain('Sixty days');
  expect((await client.getByUID('page', 'home')).data).toEqual(published.data);
});

test('links to a document that a release removes are only broken in that release', async () => {
  const client = trusted();
  const { id } = await client.getByUID('page', 'stockists');
  const links = async () => {
    const { data } = await client.getSingle('theme_settings');
    const found: { id?: string; isBroken?: boolean }[] = [];
    JSON.stringify(data, (_, value: { id?: string; link_type?: string }) => {
      if (value?.link_type === 'Document' && value.id === id) found.push(value);
      return value;
    });
    return found.map(({ isBroken }) => isBroken);
  };
  const before = await links();
  expect(before.length).toBeGreaterThan(0);
  expect(before).not.toContain(true);
  client.queryContentFromReleaseByLabel('Spring');
  expect(await links()).toEqual(before.map(() => true));
});

test('a preview of a release shows all of it without an access token, one of a draft that document alone', async () => {
  const client = contentClient(sandbox);
  const [spring] = await trusted().getReleases();
  const release = await preview({ release: spring!.id });
  const get = async (uid: string, ref: string) =>
    JSON.stringify((await client.getByUID('page', uid, { ref })).data);
  expect(await get('home', release)).toContain('Longer evenings');
  expect(await get('spring', release)).toContain('New for spring');
  await expect(get('stockists', release)).rejects.toThrow('No documents');

  const winter = await client.getByUID('page', 'winter-opening', {
    ref: `${sandbox.origin}/prismic/previews/drafts`,
  });
  const draft = await preview({ document: winter.id });
  expect(await get('winter-opening', draft)).toContain('Winter');
  expect(await get('home', draft)).toContain('Light, where you live');
  await tell('preview', { document: 'nobody' }, 400);
  await tell('preview', { release: 'nobody' }, 400);
});

test('publishing a release moves the master ref and ends the release, its ref and its previews', async () => {
  const client = trusted();
  const [spring, sixty] = await client.getReleases();
  const before = (await client.getMasterRef()).ref;
  const token = await preview({ release: spring!.id });
  await tell(`releases/${spring!.id}/publish`, {});
  const later = trusted();
  const refs = await later.getRefs();
  expect(refs.map(({ label }) => label)).toEqual(['Master', 'Sixty days of returns']);
  const master = refs[0]!.ref;
  expect(master).not.toBe(before);
  expect(refs[1]).toMatchObject({
    id: sixty!.id,
    ref: sixty!.ref.replace(before, master),
  });
  const added = await later.getByUID('page', 'spring');
  expect(added.first_publication_date).toMatch(/^\d{4}-\d\d-\d\dT/);
  await expect(later.getByUID('page', 'stockists')).rejects.toThrow('No documents');
  for (const { ref } of [spring!, sixty!]) {
    const { status, body } = await searchContent(sandbox, { ref, access_token: accessToken });
    expect([status, body.message]).toEqual([
      410,
      `The ref ${ref} has expired. Master ref is: ${master}`,
    ]);
  }
  await expect(later.getByUID('page', 'home', { ref: token })).rejects.toThrow(
    PreviewTokenExpiredError,
  );
  await expect(later.getReleaseByLabel('Spring')).rejects.toThrow('could not be found');
  // If a ref no longer exists, Prismic's client warns and uses the master ref.
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect((await later.getByUID('page', 'returns', { ref: sixty!.ref })).data).toEqual(
    (await later.getByUID('page', 'returns')).data,
  );
  expect(warn).toHaveBeenCalled();
  warn.mockRestore();
});

test('a ref that never was is not found', async () => {
  const { ref: master } = await trusted().getMasterRef();
  for (const ref of [
    `nobody-1~${master}`,
    `ZvRls1SpringAACy-9~${master}`,
    `ZvRls1SpringAACy-1~${master}7`,
  ]) {
    const { status, body } = await searchContent(sandbox, { ref, access_token: accessToken });
    expect([ref, status, body.message]).toEqual([
      ref,
      404,
      `Ref not found: ${ref}. Master ref is: ${master}`,
    ]);
  }
});

test('the control page makes a release, puts documents in and out, and publishes it', async () => {
  const client = trusted();
  const about = await client.getByUID('page', 'about');
  const finishes = await client.getByUID('page', 'finishes');
  const { drafts } = await sandbox.json<{ drafts: { id: string; uid: string; lang: string }[] }>(
    '/__standin/content',
  );
  const winter = drafts.find(({ uid, lang }) => uid === 'winter-opening' && lang === 'en-us')!;
  type Json = { id: string; ref: string; documents: object[] };
  const date = { label: 'Autumn', scheduledAt: '2027-09-01' };
  const { id, ref } = await tell<Json>('releases', date, 201);
  await tell('releases', date, 409);
  await tell('releases', { label: '' }, 400);
  await tell('releases', { label: 'x', scheduledAt: 'soon' }, 400);
  await tell(`releases/${id}/documents`, { draft: winter.id });
  await tell(`releases/${id}/documents`, { removed: finishes.id });
  const changed = { ...about, data: { ...about.data, title: 'About autumn' } };
  await tell(`releases/${id}/documents`, { document: changed });
  const added = { type: 'page', lang: 'en-us', uid: 'autumn', data: { title: 'Autumn', body: [] } };
  const put = await tell<Json>(`releases/${id}/documents`, { document: added });
  expect(put.documents).toHaveLength(4);
  expect(put.ref).not.toBe(ref);
  expect(await trusted().getReleaseByLabel('Autumn')).toMatchObject({
    ...{ id, ref: put.ref, scheduledAt: '2027-09-01T00:00:00+0000' },
  });
  for (const document of ['no JSON', { ...added, type: 'nothing' }, { ...added, uid: 'about' }])
    await tell(`releases/${id}/documents`, { document }, 400);
  await tell(`releases/${id}/documents`, { out: finishes.id });
  await tell(`releases/${id}/publish`, {});
  const later = trusted();
  expect((await later.getByUID('page', 'about')).data.title).toBe('About autumn');
  await later.getByUID('page', 'autumn');
  await later.getByUID('page', 'winter-opening');
  await later.getByUID('page', 'finishes');
  const left = await sandbox.json<{ drafts: object[] }>('/__standin/content');
  expect(left.drafts).toHaveLength(drafts.length - 1);
  await tell(`releases/${id}/publish`, {}, 404);
});

test('in a browser mistakes in a document keep what was written, and forms lead on', async () => {
  const headers = { accept: 'text/html' };
  const submit = (path: string, values: Record<string, string>) =>
    sandbox.fetch(path, { method: 'POST', headers, body: new URLSearchParams(values) });
  const made = await submit('/__standin/content/releases', { label: '<Autumn>' });
  const path = made.headers.get('location')!;
  expect(path).toMatch(/^\/__standin\/content\/releases\/\w+$/);
  const page = await (await sandbox.fetch(path, { headers })).text();
  expect(page).toContain('Release: &#60;Autumn&#62;');
  const wrong = await submit(`${path}/documents`, { document: '{"kept": 1' });
  expect(wrong.status).toBe(400);
  expect(await wrong.text()).toContain('{&#34;kept&#34;: 1</textarea>');
  const deleted = await submit(`${path}/delete`, {});
  expect(deleted.headers.get('location')).toBe('/__standin/content');
  expect((await sandbox.fetch(path, { headers })).status).toBe(404);
});
