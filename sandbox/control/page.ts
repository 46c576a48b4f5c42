import { html, type Value } from '../pages/html';
import { page } from '../pages/layout';
import type { World } from '../world/world';

/** `values` is the parsed form or JSON body; null for GET requests. */
export type Call = {
  world: World;
  url: URL;
  path: string[];
  /** True: HTML; false: JSON. */
  browser: boolean;
  values: Record<string, unknown> | null;
};

export const tools = {
  mailbox: 'Mailbox',
  orders: 'Orders',
  signups: 'Sign-ups',
  accounts: 'Accounts',
  companies: 'Companies',
  content: 'Content',
  'page-builder': 'Page builder',
  prices: 'Prices',
  pickup: 'Pickup',
  discounts: 'Discounts',
  faults: 'Faults',
  visitors: 'Visitors',
  clock: 'Clock',
  requests: 'Requests',
} as const;

export function controlPage(
  world: World,
  current: keyof typeof tools | '',
  { title, main, status, script }: { title: string; main: Value; status?: number; script?: string },
): Response {
  const nav = html`<nav aria-label="Tools">
    ${Object.entries(tools).map(
      ([tool, label]) =>
        html`<a href="/__standin/${tool}" ${tool === current && html`aria-current="page"`}
          >${label}</a
        >`,
    )}
  </nav>`;
  return page(world, {
    title,
    notice: 'The sandbox: the outside world of the demo shop, on your own machine.',
    home: '/',
    nav,
    main: html`<h1>${title}</h1>
      ${main}`,
    ...(status && { status }),
    ...(script && { script }),
  });
}

export const text = (values: Record<string, unknown>, name: string): string => {
  const value = values[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
};

export const shortTime = (iso: string): string => iso.slice(0, 16).replace('T', ' ');

export function notFound({ world, browser }: Call, message: string): Response {
  return browser
    ? controlPage(world, '', { title: 'Not found', main: html`<p>${message}</p>`, status: 404 })
    : Response.json({ error: message }, { status: 404 });
}

export function refused({ world, browser }: Call, status: 400 | 409, message: string): Response {
  return browser
    ? controlPage(world, '', { title: 'Invalid request', main: html`<p>${message}</p>`, status })
    : Response.json({ error: message }, { status });
}
