import { currencies } from '../seed/types';
import { changePrice } from '../shopify/storage/products';
import { html } from '../pages/html';
import { seeOther } from '../pages/layout';
import { controlPage, refused, text, type Call } from './page';

/**
 * `GET /__standin/prices`; `POST` with `handle`, `currency` and `price` (in minor units) to give all variants of a
 * product another price, as a merchant would.
 */
export function prices(call: Call): Response {
  const { world, browser, values } = call;
  if (values) {
    const currency = currencies.find((one) => one === text(values, 'currency').toUpperCase());
    const price = Number(text(values, 'price') || NaN);
    if (!currency || !Number.isSafeInteger(price) || price < 0)
      return refused(call, 400, 'Give a currency of the shop, and a price in its minor units.');
    const handle = text(values, 'handle');
    if (!world.transact(() => changePrice(world.sql, handle, { currency, price })))
      return refused(call, 400, 'There is no product with this handle.');
    if (browser) return seeOther('/__standin/prices');
  }
  if (!browser) return Response.json({ currencies });
  const main = html`<p>The shop keeps what it has read: it shows another price after a minute.</p>
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
