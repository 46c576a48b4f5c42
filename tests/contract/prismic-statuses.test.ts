import {
  ForbiddenError,
  NotFoundError,
  ParsingError,
  PrismicError,
  RepositoryNotFoundError,
} from '@prismicio/client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { contentClient, searchContent } from '../support/content-client';
import { startSandbox, type Sandbox } from '../support/sandbox';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.clearFaults());
afterAll(() => sandbox.stop());

const aboutPage = () => contentClient(sandbox).getByUID('page', 'about');

test('no such uid is an empty result, which the client calls not found', async () => {
  await expect(contentClient(sandbox).getByUID('page', 'gone')).rejects.toThrow(NotFoundError);
});

test('a type without documents is refused as an unexpected field', async () => {
  const query = '[[at(my.quiz.uid, "which-lamp")]]';
  const { status, body } = await searchContent(sandbox, { q: query });
  expect(status).toBe(400);
  expect(body).toMatchObject({ type: 'api_parsing_error', line: 1, column: 6 });
  expect(body.message).toBe(
    `[function at(..)] unexpected field 'my.quiz.uid' on line:1 col:6 in query '${query}'`,
  );
  await expect(contentClient(sandbox).getByUID('quiz', 'which-lamp')).rejects.toThrow(ParsingError);
});

test.each<Record<string, string>>([
  { q: '[[at(document.type "page")]]' },
  { q: '[[at(document.type, "page"]' },
  { q: '[[sounds(document.type, "page")]]' },
  { q: 'page' },
  { orderings: '[my.page.price]' },
  { page: '0' },
  { pageSize: 'x' },
  { lang: 'fr-fr' },
  { routes: '{' },
  { ref: '' },
])('a request that cannot be read is a 400 with a message: %j', async (query) => {
  const { status, body } = await searchContent(sandbox, query);
  expect(status).toBe(400);
  expect(body.message).toEqual(expect.any(String));
});

test('a wrong access token is a 401', async () => {
  const client = contentClient(sandbox, { accessToken: 'wrong' });
  await expect(client.getByUID('page', 'about')).rejects.toThrow(ForbiddenError);
  const right = contentClient(sandbox, { accessToken: 'lintel-sandbox-content-token' });
  expect((await right.getByUID('page', 'about')).uid).toBe('about');
});

test('the client retries an unknown ref with the master ref of the message', async () => {
  const about = await contentClient(sandbox).getByUID('page', 'about', { ref: 'nonsense' });
  expect(about.uid).toBe('about');
});

test('failures on order reach the client as the errors it knows', async () => {
  await sandbox.fault({ service: 'content', mode: 'http-404' });
  await expect(aboutPage()).rejects.toThrow(RepositoryNotFoundError);
  await sandbox.clearFaults();
  await sandbox.fault({ service: 'content', mode: 'http-401' });
  await expect(aboutPage()).rejects.toThrow(ForbiddenError);
  await sandbox.clearFaults();
  await sandbox.fault({ service: 'content', mode: 'http-500' });
  await expect(aboutPage()).rejects.toThrow(PrismicError);
  await sandbox.clearFaults();
  await sandbox.fault({ service: 'content', mode: 'http-502-html' });
  await expect(aboutPage()).rejects.toThrow();
});

test('a 429 is waited out', async () => {
  await sandbox.fault({ service: 'content', mode: 'http-429-no-retry-after', times: 1 });
  expect((await aboutPage()).uid).toBe('about');
});
