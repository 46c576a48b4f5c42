import { expect, test } from 'vitest';
import { startSandbox } from '../support/sandbox';
import { readStorefront, stockedVariants } from '../support/storefront-api';

test('with error semantics a shortage is a user error and the cart stays', async () => {
  const sandbox = await startSandbox({ vars: { STOCK_SEMANTICS: 'errors' } });
  try {
    const variants = await stockedVariants(sandbox);
    const soldOut = variants.find(({ available }) => !available)!;
    const few = variants.find(
      ({ stock, oversellable }) => stock > 0 && stock < 10 && !oversellable,
    )!;
    const { cartCreate } = await readStorefront<{ cartCreate: { cart: { id: string } } }>(
      sandbox,
      'mutation { cartCreate { cart { id } } }',
    );
    const add = (merchandiseId: string, quantity: number) =>
      readStorefront<{ cartLinesAdd: unknown }>(
        sandbox,
        `mutation ($cartId: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $cartId, lines: $lines) {
          cart { totalQuantity } userErrors { code field message } } }`,
        { cartId: cartCreate.cart.id, lines: [{ merchandiseId, quantity }] },
      );
    const field = ['lines', '0', 'quantity'];
    const name =
      soldOut.title === 'Default Title' ? soldOut.product : `${soldOut.product} - ${soldOut.title}`;
    expect(await add(soldOut.id, 1)).toEqual({
      cartLinesAdd: {
        cart: { totalQuantity: 0 },
        userErrors: [
          { code: 'INVALID', field, message: `The product '${name}' is already sold out.` },
        ],
      },
    });
    expect(await add(few.id, few.stock + 1)).toMatchObject({
      cartLinesAdd: { cart: { totalQuantity: 0 }, userErrors: [{ code: 'INVALID', field }] },
    });
    expect(await add(few.id, few.stock)).toMatchObject({
      cartLinesAdd: { cart: { totalQuantity: few.stock }, userErrors: [] },
    });
  } finally {
    await sandbox.stop();
  }
});
