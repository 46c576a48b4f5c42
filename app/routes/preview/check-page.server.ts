import { getCollection, getProductsByHandles } from '~/features/catalog/catalog.server';
import { firstPage } from '~/features/catalog/product-list';
import type { Context } from '~/platform/context.server';
import type { Env } from '~/platform/env.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { fail, ok, type Result } from '~/platform/result';
import { findDocument, findEvery } from '~/services/prismic/documents.server';
import { hasToolbar } from '~/services/prismic/preview.server';
import {
  addressesOf,
  checkDocuments,
  knownSlices,
  pagesOfCode,
  type Finding,
  type Known,
} from '~/features/content/checks/check-documents';
import { redirectHosts } from '~/features/redirects/redirects';

const models = import.meta.glob<{ id: string; variations: unknown }>('/app/slices/*/model.json', {
  eager: true,
  import: 'default',
});

export interface PageCheck {
  /** The document's title. Undefined if the path has no document: the theme's document is then checked. */
  title?: string;
  findings: Pick<Finding, 'kind' | 'slice' | 'at' | 'what'>[];
  /** False if the catalog can't be read. */
  knowsProducts: boolean;
  /** The document in Prismic's editor; the sandbox has no editor. */
  editUrl?: string;
}

/**
 * Checks the document of a page. `path` is decoded and has no query. Outages of the content service are returned as
 * failures.
 */
export async function checkPage(
  context: Context,
  path: string,
): Promise<Result<PageCheck, 'missing' | 'unavailable'>> {
  const own = documentAt(path);
  try {
    const document = await findDocument(context, own ?? { type: 'theme_settings' });
    if (!document) return fail('missing');
    const { env } = context;
    const known = {
      ...knownSlices(Object.values(models)),
      addresses: await findAddresses(context),
      hosts: new Set(Object.values(env.STORE_URLS).map((url) => new URL(url).host)),
      redirectHosts: redirectHosts(env),
    };
    const catalog = await findHandles(context, (asked) =>
      checkDocuments([document], { ...known, ...asked }),
    );
    const { title } = document.data;
    return ok({
      ...(own && {
        title: typeof title === 'string' && title ? title : (document.uid ?? own.type),
      }),
      findings: checkDocuments([document], { ...known, ...catalog }).map(
        ({ kind, slice, at, what }) => ({ kind, ...(slice && { slice }), at, what }),
      ),
      knowsProducts: catalog !== null,
      ...(hasToolbar(env) && { editUrl: editUrlOf(env, document.id) }),
    });
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.warn('preview-check-failed', { error });
    return fail('unavailable');
  }
}

const types: [pattern: RegExp, type: string][] = [
  [/^\/pages\/(quiz)$/, 'quiz'],
  [/^\/pages\/([^/]+)$/, 'page'],
  [/^\/blogs\/journal$/, 'journal'],
  [/^\/blogs\/journal\/([^/]+)$/, 'article'],
  [/^\/products\/([^/]+)$/, 'product_enrichment'],
  [/^\/accounts(?:\/.*)?$/, 'account'],
];

function documentAt(path: string): { type: string; uid?: string } | undefined {
  if (path === '/') return { type: 'page', uid: 'home' };
  if (pagesOfCode.includes(path)) return undefined;
  for (const [pattern, type] of types) {
    const [found, uid] = pattern.exec(path) ?? [];
    if (found) return { type, ...(uid && type !== 'quiz' && { uid }) };
  }
  return undefined;
}

async function findAddresses(context: Context): Promise<ReadonlySet<string>> {
  const ofType = async (type: string) =>
    (await findEvery(context, type)).map(({ uid }) => ({ type, uid }));
  const documents = await Promise.all(['page', 'article', 'quiz'].map(ofType));
  // The journal has a page even without a document.
  return addressesOf([...documents.flat(), { type: 'journal', uid: null }]);
}

type Handles = Required<Pick<Known, 'products' | 'collections'>>;

/** How many handles are looked up; further ones count as existing. */
const most = { products: 50, collections: 10 };

/** Looks up the handles that `check` asks for. Null if the catalog can't be read. */
async function findHandles(
  context: Context,
  check: (asked: Handles) => void,
): Promise<Handles | null> {
  const asked = { products: new Set<string>(), collections: new Set<string>() };
  const note = (handles: Set<string>) => ({ has: (handle: string) => !!handles.add(handle) });
  check({ products: note(asked.products), collections: note(asked.collections) });
  const [products, moreProducts] = cut(asked.products, most.products);
  const [collections, moreCollections] = cut(asked.collections, most.collections);
  try {
    const [cards, lists] = await Promise.all([
      getProductsByHandles(context, products),
      Promise.all(collections.map((handle) => getCollection(context, handle, firstPage))),
    ]);
    const handlesOf = (found: readonly ({ handle: string } | null)[]) =>
      found.flatMap((one) => one?.handle ?? []);
    return {
      products: new Set([...handlesOf(cards), ...moreProducts]),
      collections: new Set([...handlesOf(lists), ...moreCollections]),
    };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.warn('preview-check-partial', { error });
    return null;
  }
}

const cut = (all: ReadonlySet<string>, count: number) =>
  [[...all].slice(0, count), [...all].slice(count)] as const;

/** Prismic's Page Builder. */
const editUrlOf = ({ PRISMIC_REPOSITORY }: Env, id: string) =>
  `https://${PRISMIC_REPOSITORY}.prismic.io/builder/pages/${encodeURIComponent(id)}`;
