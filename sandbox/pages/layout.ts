import { storefronts } from '../world/storefronts';
import type { World } from '../world/world';
import { Html, html, type Value } from './html';
import { style } from './style';

export type Page = {
  title: string;
  notice: string;
  home: string;
  nav?: Value;
  main: Value;
  status?: number;
  /** Runs at the end of the page. Only pages with a script may frame the storefronts. */
  script?: string;
};

/** An uncacheable page with inline styles. */
export function page(
  world: World,
  { title, notice, home, nav, main, status = 200, script }: Page,
): Response {
  const nonce = script && crypto.randomUUID();
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title} – Lintel sandbox</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <p class="notice">${notice}</p>
        <header><a class="name" href="${home}">Lintel</a>${nav}</header>
        <main>${main}</main>
        ${
          script &&
          html`<script nonce="${nonce}">
            ${new Html(script)};
          </script>`
        }
      </body>
    </html>`;
  return new Response(document.text, { status, headers: headers(world, nonce) });
}

export const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });

const headers = (world: World, nonce?: string): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src 'self' data: ${world.origin}`,
    `form-action 'self' ${Object.values(storefronts(world)).join(' ')}`,
    ...(nonce
      ? [`script-src 'nonce-${nonce}'`, `frame-src ${Object.values(storefronts(world)).join(' ')}`]
      : []),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
});

export function field(
  name: string,
  label: string,
  values: Record<string, string>,
  errors: Record<string, string>,
  attributes: { type?: string; autocomplete?: string; required?: boolean; wide?: boolean } = {},
): Html {
  const { type = 'text', autocomplete = 'off', required = false, wide = false } = attributes;
  const error = errors[name];
  return html`<p class="field ${wide && 'wide'}">
    <label for="${name}">${label}${!required && html` <small>optional</small>`}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${values[name]}"
      autocomplete="${autocomplete}"
      ${required && 'required'}
      ${error && html`aria-invalid="true" aria-describedby="${name}-error"`}
    />
    ${error && html`<span class="error" id="${name}-error">${error}</span>`}
  </p>`;
}
