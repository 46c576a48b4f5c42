import { expect, test } from 'vitest';
import { addressesOf, checkDocuments } from './check-documents';

const document = (data: Record<string, unknown>, type = 'page') => ({
  type, uid: 'a', lang: 'en-us', data: { ...whole, ...data },
}); // prettier-ignore
const words = 'What the page is about, in one or two sentences.';
const picture = { url: 'https://a.example/x.jpg', alt: 'A lamp', dimensions: {} };
const whole = { title: 'A', summary: words, image: picture, seo_description: `${words} And more.` };
const known = {
  slices: new Set(['content', 'faqs', 'hero_content', 'featured_products']),
  looks: new Map([['hero_content', new Set(['tone'])]]),
  addresses: new Set(['/pages/a']),
  products: new Set(['halden', 'brae', 'ストール™']),
  collections: new Set(['pendants']),
  hosts: new Set(['shop.example', 'sibling.example']),
  redirectHosts: new Set(['shop.example', 'shop.myshopify.com']),
};
const slice = (slice_type: string, primary: object, ...items: object[]) =>
  document({ body: [{ slice_type, primary, items }] });
const web = (url: string) => ({ link_type: 'Web', url });
const redirects = (...rows: object[]) => document({ redirects: rows }, 'redirects');
const menu = (entry: object) => document({ body1: [{ slice_type: 'menu_group', items: [entry] }] }, 'theme_settings'); // prettier-ignore

test.each([
  ['a slice nobody knows', document({ body: [{ slice_type: 'surprise' }] }), 'unknown-slice', 'body[0]'],
  ['a link to a document that is gone', document({ link: { link_type: 'Document', isBroken: true } }), 'dead-link', 'link'],
  ['a link to a page that is not there', document({ link: web('/pages/gone#x') }), 'dead-link', 'link'],
  ['an address that is not followed', document({ link: web('javascript:alert(1)') }), 'dead-link', 'link'],
  ['a picture without words', document({ image: { url: 'https://a.example/x.jpg', alt: null, dimensions: {} } }), 'no-alt', 'image'],
  ['a picture that is too small', document({ image: { ...picture, dimensions: { width: 640, height: 480 } } }), 'small-picture', 'image'],
  ['a page without a search text', document({ seo_description: null }), 'no-seo', 'seo_description'],
  ['an article without a search text', document({ seo_description: '' }, 'article'), 'no-seo', 'seo_description'],
  ['a menu to nowhere', menu({ link: { link_type: 'Any' }, link_text: 'Shop' }), 'menu', 'body1[0].items[0]'],
  ['a menu without words', menu({ link: web('/search'), link_text: null }), 'menu', 'body1[0].items[0]'],
  ['a page without a title', document({ title: null }), 'no-title', 'title'],
  ['an article without a summary', document({ summary: '' }, 'article'), 'no-summary', 'summary'],
  ['an article without a picture', document({ image: {} }, 'article'), 'no-picture', 'image'],
  ['a title that is cut off', document({ seo_title: 'A lamp '.repeat(10) }), 'length', 'seo_title'],
  ['a description that is cut off', document({ seo_description: 'A lamp '.repeat(30) }), 'length', 'seo_description'],
  ['a description of a word', document({ seo_description: 'Lamps' }), 'length', 'seo_description'],
  ['a slice with nothing in it', slice('hero_content', { tone: 'light', title: ' ', image: {}, link: { link_type: 'Any' } }), 'empty-slice', 'body[0]'],
  ['questions without any', slice('faqs', { title: 'Questions' }, { question: null, answer: [] }), 'empty-slice', 'body[0]'],
  ['a product that is gone', slice('featured_products', {}, { product_handle: 'halden' }, { product_handle: 'gone' }), 'dead-handle', 'body[0].items[1].product_handle'],
  ['a collection that is gone', slice('featured_products', { collection_handle: 'gone' }), 'dead-handle', 'body[0].primary.collection_handle'],
  ['a story of a product that is gone', { ...document({}, 'product_enrichment'), uid: 'gone' }, 'dead-handle', 'uid'],
  ['an address in place of a handle', slice('featured_products', {}, { product_handle: '/products/halden' }), 'wrong-handle', 'body[0].items[0].product_handle'],
  ['a title in place of a handle', slice('featured_products', {}, { product_handle: 'Halden' }), 'wrong-handle', 'body[0].items[0].product_handle'],
  ['a product in place of a collection', slice('featured_products', { collection_handle: 'halden' }), 'wrong-handle', 'body[0].primary.collection_handle'],
  ['one wrong handle of several', document({ results: [{ product_handles: 'halden, gone,brae' }] }), 'dead-handle', 'results[0].product_handles'],
  ['a link to a product that is gone', document({ link: web('https:///products/gone?x=1') }), 'dead-link', 'link'],
  ['a link to a collection that is gone', document({ link: web('/collections/gone') }), 'dead-link', 'link'],
  ['a redirect from another site', redirects({ from: 'https://other.example/a', to: '/pages/a' }), 'dead-redirect', 'redirects[0].from'],
  ['a redirect from a sibling', redirects({ from: 'https://shop.myshopify.com/a', to: 'http://shop.example/a' }, { from: 'https://sibling.example/a', to: '/pages/a' }), 'dead-redirect', 'redirects[1].from'],
  ['a redirect from no path', redirects({ from: '/ok', to: '/pages/a' }, { from: 'pages/old', to: '/pages/a' }), 'dead-redirect', 'redirects[1].from'],
  ['a redirect to no path', redirects({ from: '/pages/old', to: 'pages/a' }), 'dead-redirect', 'redirects[0].to'],
  ['a redirect to nowhere', redirects({ from: '/pages/old', to: null }), 'dead-redirect', 'redirects[0].to'],
  ['a link to the shop with its address', document({ link: web('https://shop.example/pages/a') }), 'own-link', 'link'],
] as const)('the check finds %s [R-257]', (_, written, kind, at) => {
  const findings = checkDocuments([written], known);
  expect(findings.map((finding) => [finding.kind, finding.at])).toEqual([[kind, at]]);
  expect(findings[0]!.document).toContain(written.type);
  if (kind.endsWith('-handle') && at.startsWith('body['))
    expect(findings[0]!.slice).toBe('featured_products');
}); // prettier-ignore

test('the check passes over what is right [R-257]', () => {
  const right = document({
    body: [{ slice_type: 'content' }],
    decoration: { ...picture, alt: '' },
    handles: [{ product_handle: 'brae', collection_handle: '' }, { product_handle: 'ストール™' }, { product_handle: null }],
    links: [web('/pages/a#x'), web('https:///collections/pendants'), web('/products/halden?variant=7'), web('/pages/a/'), web('/pages/a/?x=1'), web('/blogs/journal.atom'), web('https://elsewhere.example/products/x'), web('mailto:a@a.example'), { link_type: 'Any' }],
  }); // prettier-ignore
  const moved = redirects({ from: 'https://shop.example/old', to: 'https://press.example/a' }, { from: null, to: null }); // prettier-ignore
  expect(checkDocuments([moved, right, menu({ link: web('/search'), link_text: 'Shop' })], known)).toEqual([]); // prettier-ignore
});

test('an entry of a menu without a text or a link is described by what it has', () => {
  const told = (entry: object) => checkDocuments([menu(entry)], known).map(({ what }) => what);
  expect(told({ link: web('/search'), link_text: null })).toEqual(['The entry has no text']);
  expect(told({ link: { link_type: 'Any' }, link_text: 'Shop' })).toEqual(['Shop has no link']);
});

test('addresses are those of the documents with a page of their own', () => {
  const found = addressesOf([
    { type: 'page', uid: 'home' },
    { type: 'page', uid: 'about' },
    { type: 'article', uid: 'care' },
    { type: 'quiz', uid: null },
    { type: 'theme_settings', uid: null },
  ]);
  expect([...found]).toEqual(['/', '/pages/about', '/blogs/journal/care', '/pages/quiz']);
});
