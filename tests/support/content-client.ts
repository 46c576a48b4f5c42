import { createClient, type Client, type ClientConfig } from '@prismicio/client';
import type { Sandbox } from './sandbox';

/** Returns a client with its own cache of the repository document. */
export function contentClient(sandbox: Sandbox, config: ClientConfig = {}): Client {
  return createClient('lintel-demo', {
    documentAPIEndpoint: `${sandbox.origin}/prismic/api/v2`,
    fetch: (url, init) => fetch(url, init),
    ...config,
  });
}

export const routes: NonNullable<ClientConfig['routes']> = [
  { type: 'page', uid: 'home', path: '/' },
  { type: 'page', path: '/pages/:uid' },
  { type: 'article', path: '/blogs/journal/:uid' },
  { type: 'journal', path: '/blogs/journal' },
];

export async function searchContent(sandbox: Sandbox, query: Record<string, string>) {
  const { refs } = await sandbox.json<{ refs: { ref: string }[] }>('/prismic/api/v2');
  const parameters = new URLSearchParams({ ref: refs[0]?.ref ?? '', ...query });
  const response = await sandbox.fetch(`/prismic/api/v2/documents/search?${parameters.toString()}`);
  const body = (await response.json()) as Record<string, unknown>;
  return { status: response.status, body };
}
