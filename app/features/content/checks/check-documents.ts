/** Finds mistakes that editors can fix, for `npm run content:check` and the page `/preview/check`. */
import { giftCardBalancePath } from '~/features/cart/gift-card-code';
import { isHandle } from '~/features/catalog/handle';
import { keyOfOldAddress, locationOf } from '~/features/redirects/redirects';
import { documentPath } from '~/services/prismic/document-routes';
import { quizPath } from '../quiz';

interface Document {
  type: string;
  uid: string | null;
  lang: string;
  data: Record<string, unknown>;
}

export type Kind =
  | 'unknown-slice'
  | 'empty-slice'
  | 'dead-link'
  | 'own-link'
  | 'dead-handle'
  | 'wrong-handle'
  | 'no-alt'
  | 'small-picture'
  | 'no-title'
  | 'no-summary'
  | 'no-picture'
  | 'no-seo'
  | 'length'
  | 'menu'
  | 'dead-redirect';

export interface Finding {
  kind: Kind;
  /** For example `page about (en-us)`. */
  document: string;
  slice?: string;
  at: string;
  what: string;
}

export const remedies: Record<Kind, string> = {
  'unknown-slice': 'Replace it with a slice from the list.',
  'empty-slice': 'Fill it in or delete it.',
  'dead-link': 'Choose another page, or write its path, such as /pages/about.',
  'own-link':
    'Write only the path, as https:///pages/about, so that it works in every store and in previews.',
  'dead-handle':
    "Copy the handle from the end of the product's address; it may have been renamed or unpublished.",
  'wrong-handle':
    'A handle is the last part of an address, such as halden-pendant-brass. Separate several with commas.',
  'no-alt': 'Open the image and write an alternative text. If it is only decoration, ignore this.',
  'small-picture': 'Upload a larger image, or it looks blurred on large screens.',
  'no-title': 'Write a title.',
  'no-summary': "Write one or two sentences for the article's card.",
  'no-picture': "Choose an image for the article's card and header.",
  'no-seo': 'Write a description of 50 to 160 characters (tab SEO).',
  length: 'Shorten or lengthen it.',
  menu: 'Give the entry both a text and a link.',
  'dead-redirect':
    'Write the old address as a path, such as /pages/old-name, and the new one as a path or an https address.',
};

type Names = Pick<ReadonlySet<string>, 'has'>;

/** References to a missing set aren't checked. */
export interface Known {
  slices: Names;
  /** By slice type: fields that only choose the slice's look. They don't count as content. */
  looks: ReadonlyMap<string, ReadonlySet<string>>;
  /** Paths of all documents. */
  addresses: Names;
  products?: Names;
  collections?: Names;
  /** The shop's own hosts, such as 'lintel.example'. */
  hosts?: Names;
  /** In redirects, URLs on these hosts count as paths of the shop: the store's own host and Shopify's. */
  redirectHosts?: Names;
}

interface Model {
  id: string;
  variations?: unknown;
}

/** `models`: the slices' `model.json`. */
export function knownSlices(models: readonly Model[]): Pick<Known, 'slices' | 'looks'> {
  const fieldsOf = (variations: unknown) =>
    (variations as Partial<Record<'primary' | 'items', Record<string, { type: string }>>>[])
      .flatMap(({ primary, items }) => Object.entries({ ...primary, ...items }))
      .filter(([, { type }]) => ['Select', 'Boolean', 'Color'].includes(type))
      .map(([field]) => field);
  return {
    slices: new Set(models.map(({ id }) => id)),
    looks: new Map(models.map(({ id, variations }) => [id, new Set(fieldsOf(variations))])),
  };
}

type Value = { [key: string]: unknown };
const isObject = (value: unknown): value is Value =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function* walk(value: unknown, path: string): Generator<[Value, string]> {
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* walk(entry, `${path}[${index}]`);
  } else if (isObject(value)) {
    yield [value, path];
    for (const [key, entry] of Object.entries(value)) {
      yield* walk(entry, path ? `${path}.${key}` : key);
    }
  }
}

/** Paths of the documents that have a page. The quiz has no route in Prismic. */
export const addressesOf = (
  documents: readonly { type: string; uid: string | null }[],
): ReadonlySet<string> =>
  new Set(
    documents.flatMap(({ type, uid }) =>
      type === 'quiz' ? quizPath : (documentPath({ type, ...(uid !== null && { uid }) }) ?? []),
    ),
  );

/** Pages without a document. */
export const pagesOfCode: readonly string[] = [
  '/pages/wishlist',
  giftCardBalancePath,
  '/blogs/journal.atom',
];

export function checkDocuments(documents: readonly Document[], known: Known): Finding[] {
  return documents.flatMap((document) => {
    const name = [document.type, document.uid, `(${document.lang})`].filter(Boolean).join(' ');
    const found: Finding[] = [];
    const tell: Tell = (kind, at, what) => {
      const slice = sliceAt(document.data, at);
      found.push({ kind, document: name, ...(slice && { slice }), at, what });
    };
    for (const [value, at] of walk(document.data, '')) {
      checkValue(value, at, {
        known,
        tell,
        isTheme: document.type === 'theme_settings',
        hasOwnSlices: ['theme_settings', 'quiz'].includes(document.type),
      });
    }
    checkFields(document, tell);
    if (document.type === 'redirects') checkRedirects(document.data.redirects, known, tell);
    if (document.type === 'product_enrichment' && document.uid)
      checkHandle(document.uid, { field: 'product_handle', at: 'uid' }, { known, tell });
    return found;
  });
}

type Tell = (kind: Kind, at: string, what: string) => void;

function sliceAt(data: Value, at: string): string | undefined {
  const [, zone = '', index] = /^(\w+)\[(\d+)\]/.exec(at) ?? [];
  const slice = (data[zone] as Value[] | undefined)?.[Number(index)];
  return typeof slice?.slice_type === 'string' ? slice.slice_type : undefined;
}

const pages = ['page', 'article', 'journal', 'quiz'];

/** In characters: lengths that search results show in full. */
const lengths: Record<string, [least: number, most: number]> = {
  seo_title: [0, 60],
  seo_description: [50, 160],
};

function checkFields({ type, data }: Document, tell: Tell): void {
  const isEmpty = (field: string) => !hasContent(data[field]);
  if (pages.includes(type) && isEmpty('title')) tell('no-title', 'title', 'The page has no title');
  if (type === 'article') {
    if (isEmpty('summary')) tell('no-summary', 'summary', 'Its card has no text');
    if (isEmpty('image')) tell('no-picture', 'image', 'Its card has no image');
  }
  if (pages.includes(type) && isEmpty('seo_description'))
    tell('no-seo', 'seo_description', 'Search engines will choose their own description');
  for (const [field, [least, most]] of Object.entries(lengths)) {
    const text = typeof data[field] === 'string' ? data[field].trim() : '';
    if (text.length > most)
      tell('length', field, `${text.length} characters: search results cut off after ${most}`);
    if (text.length > 0 && text.length < least)
      tell(
        'length',
        field,
        `${text.length} characters: search engines replace descriptions under ${least}`,
      );
  }
}

function checkRedirects(
  rows: unknown,
  { redirectHosts: hosts = allHosts }: Known,
  tell: Tell,
): void {
  if (!Array.isArray(rows)) return;
  for (const [index, row] of rows.entries()) {
    if (!hasContent(row)) continue;
    const { from, to } = row as Value;
    const at = `redirects[${index}]`;
    const [old, target] = [from, to].map((one) => (typeof one === 'string' ? one.trim() : ''));
    if (keyOfOldAddress(old!, hosts) === null)
      tell('dead-redirect', `${at}.from`, `'${old}' is not redirected`);
    if (locationOf(target!, hosts) === null)
      tell('dead-redirect', `${at}.to`, `'${target}' is not followed`);
  }
}

const allHosts: Names = { has: () => true };

function hasContent(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'number') return true;
  if (Array.isArray(value)) return value.some(hasContent);
  if (!isObject(value)) return false;
  if (typeof value.link_type === 'string') return value.link_type !== 'Any';
  if (typeof value.text === 'string' && Array.isArray(value.spans)) return hasContent(value.text);
  if (isObject(value.dimensions)) return typeof value.url === 'string';
  return Object.values(value).some(hasContent);
}

interface Place {
  known: Known;
  tell: Tell;
  isTheme: boolean;
  hasOwnSlices: boolean;
}

function checkValue(value: Value, at: string, place: Place): void {
  const { known, tell, isTheme } = place;
  const { slice_type: type, link_type: link } = value;
  if (typeof type === 'string') {
    if (!place.hasOwnSlices && !known.slices.has(type))
      tell('unknown-slice', at, `The shop does not show ${type}`);
    else if (isEmptySlice(value, known)) tell('empty-slice', at, `${type} has nothing to show`);
  }
  for (const [field, text] of Object.entries(value))
    if (/^(?:product|collection)_handles?$/.test(field) && typeof text === 'string')
      for (const handle of field.endsWith('s') ? text.split(',') : [text])
        checkHandle(handle, { field, at: `${at}.${field}` }, place);
  const isPicture = typeof value.url === 'string' && isObject(value.dimensions);
  // '' marks a decorative picture.
  if (isPicture && typeof value.alt !== 'string')
    tell('no-alt', at, 'The image has no alternative text');
  if (isPicture && !isTheme) checkWidth(value.dimensions as Value, at, tell);
  if (typeof link === 'string') {
    const dead = deadLink(value, place);
    if (dead) tell('dead-link', at, dead);
    const url =
      typeof value.url === 'string' && URL.canParse(value.url) ? new URL(value.url) : null;
    if (link === 'Web' && url && known.hosts?.has(url.host))
      tell('own-link', at, `${url.href} is one of the shop's own pages`);
  }
  if (isTheme && ('link_text' in value || 'menu_title' in value)) {
    const text = value.link_text ?? value.menu_title;
    const leads = isObject(value.link) && value.link.link_type !== 'Any';
    // Entries with children need no link in the mobile menu.
    if (!text) tell('menu', at, 'The entry has no text');
    else if (!leads && 'link_text' in value) tell('menu', at, `${String(text)} has no link`);
  }
}

/** In pixels. The theme's pictures aren't checked, because menus show them smaller. */
const leastWidth = 1_000;

function checkWidth({ width, height }: Value, at: string, tell: Tell): void {
  if (Number(width) < leastWidth)
    tell(
      'small-picture',
      at,
      `${String(width)} × ${String(height)} pixels: less than ${leastWidth} wide`,
    );
}

/** Slices that are empty without items. */
const lists = new Set(
  (
    'faqs usp ticker instagram two_panel_text finishes stockist_widget locations_content product_grid ' +
    'featured_events link_column menu_group sub_menu quiz_question'
  ).split(' '),
);

function isEmptySlice(slice: Value, { looks }: Known): boolean {
  const type = String(slice.slice_type);
  // Without selected articles, `featured_posts` shows the newest, so it is never empty.
  if (type === 'featured_posts' || !('primary' in slice || 'items' in slice)) return false;
  const content = (part: unknown) =>
    isObject(part) &&
    Object.entries(part).some(
      ([field, value]) => !looks.get(type)?.has(field) && hasContent(value),
    );
  const items = Array.isArray(slice.items) && slice.items.some(content);
  if (lists.has(type)) return !items;
  if (type === 'featured_products')
    return !items && !hasContent((slice.primary as Value | undefined)?.collection_handle);
  return !items && !content(slice.primary);
}

/** Handles have no capitals, unlike titles. */
const isWritableHandle = (text: string): boolean => isHandle(text) && !/\p{Lu}/u.test(text);

function checkHandle(
  text: string,
  { field, at }: { field: string; at: string },
  { known, tell }: Pick<Place, 'known' | 'tell'>,
): void {
  const handle = text.trim();
  if (!handle) return;
  const kind = field.startsWith('product') ? 'product' : 'collection';
  const [mine, others] =
    kind === 'product' ? [known.products, known.collections] : [known.collections, known.products];
  if (!isWritableHandle(handle)) tell('wrong-handle', at, `'${handle}' is not a handle`);
  else if (mine && !mine.has(handle)) {
    const isOther = others?.has(handle);
    const other = kind === 'product' ? 'collection' : 'product';
    tell(
      isOther ? 'wrong-handle' : 'dead-handle',
      at,
      isOther ? `'${handle}' is a ${other}, no ${kind}` : `There is no ${kind} '${handle}'`,
    );
  }
}

function deadLink(link: Value, { known }: Place): string | null {
  if (link.link_type === 'Document' && link.isBroken === true) return 'The document is gone';
  if (typeof link.url !== 'string') return null;
  const url = link.url.trim().replace(/^https?:\/\/\/(?!\/)/, '/');
  // The shop redirects to the path without a trailing slash.
  const path = url.split(/[?#]/)[0]!.replace(/\/$/, '');
  if (/^\/(?:pages|blogs)\//.test(url))
    return known.addresses.has(path) || pagesOfCode.includes(path) ? null : `${path} is no page`;
  const [, list, handle = ''] = /^\/(products|collections)\/([^/]+)$/.exec(path) ?? [];
  const handles = list === 'products' ? known.products : known.collections;
  if (list && handles?.has(handle) === false) return `${path} is not in the shop`;
  return /^(?:\/(?![/\\])|#|https?:|mailto:|tel:)/i.test(url) ? null : `${url} is not followed`;
}
