/**
 * The shop requests version 2024-07. Shopify serves its oldest supported version instead of a retired
 * one. So the shop's documents must mean the same in three versions: in 2024-07, in the oldest
 * supported one and in the newest one with a published schema.
 */
import { createCartHandler } from '@shopify/hydrogen';
import { parse, validate, visit, visitWithTypeInfo, TypeInfo } from 'graphql';
import { describe, expect, test } from 'vitest';
import * as account from '~/features/account/legacy/account.graphql';
import * as cart from '~/features/cart/cart.graphql';
import * as catalog from '~/features/catalog/sources/storefront.graphql';
import * as feed from '~/features/seo/product-feed.graphql';
import * as sitemap from '~/features/seo/sitemap.graphql';
import { storefrontSchema, versions } from '../../sandbox/shopify/storefront-api/graphql/schema';
import { replySchemas } from '../../scripts/reply-schemas';
import { startSandbox } from '../support/sandbox';
import { askStorefront, stockedVariants } from '../support/storefront-api';
import { isFullRun } from '../support/full-run';

const { productsByHandles, ...products } = catalog;
const documents = Object.entries({
  ...{ ...account, ...cart, ...products, ...feed, ...sitemap },
  productsByHandles: productsByHandles(20),
}).filter(
  (entry): entry is [string, string] =>
    typeof entry[1] === 'string' && !entry[0].endsWith('_FRAGMENT'),
);

async function sentByHandler(): Promise<string[]> {
  const sent: string[] = [];
  const send = async (document: string) => {
    sent.push(document);
    return { cart: null };
  };
  const handler = createCartHandler({
    storefront: { query: send, mutate: send } as never,
    getCartId: () => 'gid://shopify/Cart/1',
    setCartId: () => new Headers(),
    cartMutateFragment: cart.CART_FRAGMENT,
  });
  await handler.create({ lines: [] });
  await handler.addLines([]);
  await handler.updateLines([]);
  await handler.removeLines([]);
  await handler.updateBuyerIdentity({});
  return sent;
}

test('only `unstable` has the cookies of consent that newer releases of Hydrogen ask for', async () => {
  const sandbox = await startSandbox();
  const ask = async (version: string) => {
    const query =
      'query ensureCookies { consentManagement { cookies(visitorConsent:{}) { trackingConsentCookie cookieDomain shopifyUnique shopifyVisit } } }';
    const reply = await sandbox.fetch(`/api/${version}/graphql.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    expect(reply.headers.get('x-shopify-api-version')).toBe(version);
    return (await reply.json()) as { data?: unknown; errors?: unknown[] };
  };
  try {
    expect(await ask('unstable')).toMatchObject({
      data: { consentManagement: { cookies: { trackingConsentCookie: '3.AMPS_____' } } },
    });
    expect((await ask('2026-04')).errors).toHaveLength(1);
  } finally {
    await sandbox.stop();
  }
});

describe.each(isFullRun ? versions : versions.slice(-1))('%s', (version) => {
  test('replies have the schemas that are generated for 2024-07', () => {
    const parsed = documents.map(([, text]) => parse(text));
    const generated = replySchemas(storefrontSchema('2024-07'), parsed);
    expect(replySchemas(storefrontSchema(version), parsed)).toBe(generated);
  });

  test('every document is valid, and names nothing that is going away [R-184]', async () => {
    const schema = storefrontSchema(version);
    const all = [...documents, ...(await sentByHandler()).map((sent) => ['cart handler', sent])];
    expect(all.length).toBeGreaterThan(40);
    const found = all.flatMap(([name, text = '']) => {
      const document = parse(text);
      const types = new TypeInfo(schema);
      const problems = validate(schema, document).map(({ message }) => message);
      const look = () =>
        void (types.getFieldDef()?.deprecationReason && problems.push('deprecated'));
      if (version !== '2024-07') visit(document, visitWithTypeInfo(types, { Field: look }));
      return problems.map((problem) => `${name}: ${problem}`);
    });
    expect(found).toEqual([]);
  });

  test.runIf(version >= '2025-10')('gift cards can be put on and taken off one by one', () => {
    for (const document of Object.values(cart.giftCardMutations))
      expect(validate(storefrontSchema(version), parse(document))).toEqual([]);
  });

  test('it answers what asks for an older version, and names itself [R-184]', async () => {
    const sandbox = await startSandbox({ vars: { OLDEST_API_VERSION: version } });
    try {
      const reply = await askStorefront(sandbox, '{ shop { name } }');
      expect(reply.headers.get('x-shopify-api-version')).toBe(version);
      expect(reply.data).toEqual({ shop: { name: 'Lintel' } });
      const { data: known } = await askStorefront<{ publicApiVersions: { handle: string }[] }>(
        sandbox,
        '{ publicApiVersions { handle } }',
      );
      expect(known?.publicApiVersions.map(({ handle }) => handle)).toEqual([
        ...versions.filter((one) => one >= version),
        'unstable',
      ]);
      const few = (await stockedVariants(sandbox)).find(
        ({ stock, oversellable }) => stock > 0 && stock < 10 && !oversellable,
      )!;
      const { data, errors } = await askStorefront<{ cartCreate: object }>(
        sandbox,
        `mutation ($input: CartInput) { cartCreate(input: $input) {
          cart { totalQuantity } userErrors { code } warnings { code message target } } }`,
        { input: { lines: [{ merchandiseId: few.id, quantity: few.stock + 1 }] } },
      );
      if (version === '2024-07') expect(errors[0]?.message).toContain("Field 'warnings'");
      else
        expect(data?.cartCreate).toMatchObject({
          cart: { totalQuantity: few.stock },
          userErrors: [],
          warnings: [{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK' }],
        });
    } finally {
      await sandbox.stop();
    }
  });
});
