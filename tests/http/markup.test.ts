import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startClosedShop } from '../support/closed-shop';
import { isFullRun, someUnlessFull } from '../support/full-run';
import { failingScreens, screens } from '../support/routes';
import { read, shoppersOf, type Screen } from '../support/screens';
import { startShop, type Shop } from '../support/storefront';

let shop: Shop;
let shopperOf: ReturnType<typeof shoppersOf>;
beforeAll(async () => {
  shop = await startShop();
  shopperOf = shoppersOf(shop);
});
afterAll(() => shop?.stop());

const checker = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React writes attributes and void elements in its own way.
    'void-style': 'off',
    'attr-case': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // `useId` generates ids with colons.
    'valid-id': ['error', { relaxed: true }],
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit'] }],
  },
});

async function mistakesOf(html: string, name: string): Promise<string[]> {
  const { results } = await checker.validateString(html, name);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
  );
}

const landmarks = new Set(['main', 'header', 'footer', 'nav', 'aside', 'dialog']);
const isHeading = ({ tagName }: Element) => /^h[1-6]$/.test(tagName);
const isNamed = ({ properties }: Element) => properties.ariaLabel || properties.ariaLabelledBy;
const elementsIn = (node: Nodes): Element[] =>
  'children' in node
    ? node.children.flatMap((child) =>
        child.type === 'element' ? [child, ...elementsIn(child)] : [],
      )
    : [];

/** Finds mistakes that validators accept: empty lists, unnamed sections, live regions outside landmarks. */
function gapsOf(html: string): string[] {
  const all = elementsIn(fromHtml(html));
  const inLandmarks = new Set(
    all.filter(({ tagName }) => landmarks.has(tagName)).flatMap(elementsIn),
  );
  return all.flatMap((element) => {
    const { tagName, properties } = element;
    const about = `<${tagName} class="${String(properties.className)}">`;
    const inside = elementsIn(element);
    if (/^[uo]l$/.test(tagName) && inside.length === 0) return [`empty list ${about}`];
    if (tagName === 'section' && !isNamed(element) && !inside.some(isHeading))
      return [`section without a heading or a name ${about}`];
    if (properties.ariaLive && !inLandmarks.has(element)) return [`outside of landmarks ${about}`];
    return [];
  });
}

async function check(screen: Screen): Promise<void> {
  const shopper = await shopperOf(screen);
  if (screen.fails) await shop.fault({ service: screen.fails, mode: 'http-500' });
  const { text, status } = await read(screen, shop, shopper);
  expect(status).toBe(screen.status ?? 200);
  expect(/<title>([^<]*)/.exec(text)?.[1]).toMatch(/^\S.* \| Lintel$/);
  expect(text.split('<h1').length - 1).toBe(1);
  expect(await mistakesOf(text, screen.name)).toEqual([]);
  expect(gapsOf(text)).toEqual([]);
  // Content after the end is a parse error.
  expect(text.trimEnd().slice(-30)).toMatch(/<\/body><\/html>$/);
  expect(text.split('</html>')).toHaveLength(2);
}

const named = (list: readonly Screen[]) => list.map((screen) => [screen.name, screen] as const);

const ofEachRoute = screens.filter(
  (screen) => screen.sends || screens.find(({ route }) => route === screen.route) === screen,
);
const checked = isFullRun ? screens : someUnlessFull(ofEachRoute, 4);

test.each(named(checked))(
  '%s has its status, its title and no mistake in its markup [R-062] [R-066]',
  (...[, s]) => check(s),
);

test.each(named(failingScreens))('%s has no mistake in its markup', (...[, s]) => check(s));

test('nothing stands behind the end of a refusal either', async () => {
  const shopper = shop.shopper();
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const answers = [
    await shopper.post('/cart', { intent: 'add' }, foreign),
    await shopper.get(`/search?q=${'x'.repeat(9000)}`),
    await shopper.post('/cart', { intent: 'nonsense' }),
    await shopper.post('/no/such/page', {}),
  ];
  for (const { status, text } of answers) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(text.trimEnd().slice(-30)).toMatch(/<\/body>\s*<\/html>$/);
  }
});

test.runIf(isFullRun)(
  'a shop that is closed says so on every page, in markup without a mistake [R-237]',
  async () => {
    const closed = await startClosedShop();
    try {
      const { status, text, headers } = await closed.shopper().get('/collections/pendants');
      expect([status, headers.get('retry-after')]).toEqual([503, '600']);
      expect(text).toContain('We will be back shortly');
      expect(text).toContain('Thanks for your patience');
      expect(text).toContain('<title>We will be back shortly | Lintel</title>');
      expect(await mistakesOf(text, 'closed')).toEqual([]);
      expect(text.endsWith('</body></html>')).toBe(true);
    } finally {
      await closed.stop();
    }
  },
);
