import { Html, html } from '../pages/html';
import { seeOther } from '../pages/layout';
import { isObject, type JsonObject, type StoredDocument } from '../prismic/document';
import { documentsOf } from '../prismic/store';
import { storefronts } from '../world/storefronts';
import type { World } from '../world/world';
import { controlPage, notFound, type Call } from './page';
import script from './page-builder-script.ts?script';

/**
 * `GET /__standin/page-builder` stands in for Prismic's Page Builder: a page that frames the shop's slice simulator and
 * sends it the slices that you edit. Nothing is stored. Shows the slices of the page `uid`, or one of each kind;
 * `store` selects the shop.
 */
export function pageBuilder(call: Call): Response {
  const { world, url, browser } = call;
  // Only pages on the content API's origin may frame the shop.
  if (browser && url.origin !== world.origin)
    return seeOther(`${world.origin}${url.pathname}${url.search}`);
  const uid = url.searchParams.get('uid') ?? '';
  const pages = documentsOf(world.sql).filter(
    ({ type, lang }) => type === 'page' && lang === 'en-us',
  );
  const chosen = pages.filter((page) => uid === '' || page.uid === uid);
  if (chosen.length === 0) return notFound(call, 'This page does not exist.');
  const slices = uid === '' ? firstOfEachKind(chosen) : chosen.flatMap(slicesOf);
  if (!browser) return Response.json(withOrigin(world, slices));
  const stores = storefronts(world);
  const store = url.searchParams.get('store') ?? Object.keys(stores)[0] ?? '';
  const origin = stores[store];
  if (!origin) return notFound(call, 'This store does not exist.');
  const address = (query: Record<string, string>) =>
    `/__standin/page-builder?${new URLSearchParams({ store, ...(uid && { uid }), ...query })}`;
  const main = html`<p>
      Changes are shown in the shop’s slice simulator at once, and are not stored. Prismic’s Page
      Builder does the same with your shop.
    </p>
    <p>
      ${Object.keys(stores).map(
        (id) => html`<a href="${address({ store: id })}">${id.toUpperCase()} store</a> `,
      )}
    </p>
    <p>
      <a href="${address({ uid: '' })}">One slice of each kind</a>
      ${pages.map((page) => html`<a href="${address({ uid: page.uid ?? '' })}">${page.uid}</a> `)}
    </p>
    <p role="status">Connecting …</p>
    <div class="builder">
      <form></form>
      <iframe title="Slice simulator" data-src="${origin}/slice-simulator"></iframe>
    </div>
    <script type="application/json" id="slices">
      ${new Html(JSON.stringify(withOrigin(world, slices)).replaceAll('<', '\\u003c'))}
    </script>`;
  return controlPage(world, 'page-builder', { title: 'Page builder', main, script });
}

const slicesOf = ({ data }: StoredDocument): JsonObject[] =>
  Array.isArray(data.body) ? data.body.filter((one): one is JsonObject => isObject(one)) : [];

const firstOfEachKind = (pages: readonly StoredDocument[]): JsonObject[] => {
  const all = pages.flatMap(slicesOf);
  const kinds = new Set(all.map(({ slice_type }) => slice_type));
  return [...kinds].flatMap<JsonObject>(
    (kind) => all.find(({ slice_type }) => slice_type === kind) ?? [],
  );
};

const withOrigin = (world: World, slices: JsonObject[]): unknown =>
  JSON.parse(JSON.stringify(slices).replaceAll('{{origin}}', world.origin));
