import shipped from '@shopify/hydrogen/storefront.schema.json';
import { createCartHandler } from '@shopify/hydrogen';
import { buildClientSchema, parse, validate, type IntrospectionQuery } from 'graphql';
import { expect, test } from 'vitest';
import { forBuyer } from '~/services/shopify/storefront.server';
import * as documents from './cart.graphql';

const schema = buildClientSchema(shipped as unknown as IntrospectionQuery);

const own = Object.entries<unknown>({ ...documents }).filter(
  (entry): entry is [string, string] =>
    typeof entry[1] === 'string' && !entry[0].endsWith('_FRAGMENT'),
);

test.each(own)('%s is valid on 2024-07 [R-198] [R-345]', (_name, document) => {
  expect(validate(schema, parse(document))).toEqual([]);
});

async function sentByHandler() {
  const sent: string[] = [];
  const send = async (document: string) => {
    sent.push(document);
    return { cart: null };
  };
  const storefront = { query: send, mutate: send } as unknown as Parameters<
    typeof createCartHandler
  >[0]['storefront'];
  const cart = createCartHandler({
    storefront,
    getCartId: () => 'gid://shopify/Cart/1',
    setCartId: () => new Headers(),
    cartMutateFragment: documents.CART_FRAGMENT,
  });
  await cart.create({ lines: [] });
  await cart.addLines([]);
  await cart.updateLines([]);
  await cart.removeLines([]);
  await cart.updateBuyerIdentity({});
  return sent;
}

test('what the cart handler sends with our fragments is valid on 2024-07', async () => {
  const sent = await sentByHandler();
  expect(sent).toHaveLength(5);
  for (const document of sent) {
    expect(forBuyer(document)).toContain('$buyer: BuyerInput');
    for (const one of [document, forBuyer(document)])
      expect(validate(schema, parse(one))).toEqual([]);
  }
});

test('the list of discount codes is declared non-null, as later versions require', () => {
  expect(documents.CART_DISCOUNT_CODES_MUTATION).toContain('$discountCodes: [String!]!');
});
