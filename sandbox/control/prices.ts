import type { SqlStorage } from '@cloudflare/workers-types';
import { currencies } from '../seed/types';
import { changeInventory, changePrice, productByHandle } from '../shopify/storage/products';
import { announceProduct } from '../shopify/webhooks';
import type { Product } from '../shopify/storage/types';
import type { World } from '../world/world';
import { html } from '../pages/html';
import { seeOther } from '../pages/layout';
import { controlPage, refused, text, type Call } from './page';

const longestLag = 60;

/**
 * `GET /__standin/prices` lists the currencies. `POST` sets the price (`handle`, `currency`,
 * `price` in minor units) or stock (`handle`, `stock`) of a product's variants, and sends a
 * webhook. For `lagSeconds` seconds, APIs still return the old value, as Shopify's sometimes do.
 */
export async function prices(call: Call): Promise<Response> {
  const { world, browser, values } = call;
  let sent = {};
  if (values) {
    const change = readChange(values);
    if (!change) return refused(call, 400, 'Set currency and price (in minor units), or stock.');
    const lag = Number(text(values, 'lagSeconds') || 0);
    if (!(lag >= 0 && lag <= longestLag))
      return refused(call, 400, `lagSeconds must be from 0 to ${longestLag}.`);
    const handle = text(values, 'handle');
    const changed = productAfter(world, handle, change);
    if (!changed) return refused(call, 400, 'The product does not exist.');
    const apply = () => world.transact(() => change(world.sql, handle));
    if (lag > 0) setTimeout(apply, lag * 1000);
    else apply();
    sent = await announceProduct(world, changed);
    if (browser) return seeOther('/__standin/prices');
  }
  if (!browser) return Response.json({ currencies, sent });
  const main = html`<p>Sends a webhook; the shop shows the change within ten seconds.</p>
    <form method="post" action="/__standin/prices">
      <p>
        <label>Handle <input name="handle" value="halden-pendant-brass" required /></label>
      </p>
      <p>
        <label
          >Currency
          <select name="currency">
            ${currencies.map((one) => html`<option>${one}</option>`)}
          </select></label
        >
      </p>
      <p>
        <label
          >Price in minor units <input name="price" type="number" min="0" value="9900" required
        /></label>
      </p>
      <button>Change the price</button>
    </form>`;
  return controlPage(world, 'prices', { title: 'Prices', main });
}

function readChange(values: Record<string, unknown>) {
  const stock = Number(text(values, 'stock') || NaN);
  if (Number.isSafeInteger(stock) && stock >= 0)
    return (sql: SqlStorage, handle: string) => changeInventory(sql, handle, stock);
  const currency = currencies.find((one) => one === text(values, 'currency').toUpperCase());
  const price = Number(text(values, 'price') || NaN);
  if (!currency || !Number.isSafeInteger(price) || price < 0) return undefined;
  return (sql: SqlStorage, handle: string) => changePrice(sql, handle, { currency, price });
}

class Undone extends Error {}

function productAfter(
  world: World,
  handle: string,
  change: NonNullable<ReturnType<typeof readChange>>,
) {
  let product: Product | null = null;
  try {
    world.transact(() => {
      change(world.sql, handle);
      product = productByHandle(world.sql, handle);
      throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  return product;
}
