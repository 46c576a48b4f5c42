import { html } from '../pages/html';
import { seeOther } from '../pages/layout';
import { allLocations, notStocked, setStock, stockAt } from '../shopify/locations/locations';
import { productByHandle } from '../shopify/storage/products';
import { announceProduct } from '../shopify/webhooks';
import { controlPage, refused, text, type Call } from './page';

/**
 * `GET /__standin/pickup?handle=` lists the stock per shop. `POST` sets the stock (`stock`) of a
 * product's variants (`handle`; `variant` for one of them) at a shop (`location`), and sends a
 * webhook. `stock` -1 means that the shop doesn't stock the variant. The variant's own stock limits
 * every shop's stock.
 */
export async function pickup(call: Call): Promise<Response> {
  const { world, browser, values, url } = call;
  let sent = {};
  if (values) {
    const product = productByHandle(world.sql, text(values, 'handle'));
    const location = allLocations(world).find(({ id }) => String(id) === text(values, 'location'));
    const stock = Number(text(values, 'stock') || NaN);
    if (!product || !location || !Number.isSafeInteger(stock) || stock < notStocked)
      return refused(call, 400, 'Set the handle, location and stock.');
    const only = text(values, 'variant');
    world.transact(() => {
      for (const { id } of product.variants)
        if (!only || only === String(id)) setStock(world.sql, id, location.id, stock);
    });
    sent = await announceProduct(world, product);
    if (browser) return seeOther(`/__standin/pickup?handle=${encodeURIComponent(product.handle)}`);
  }
  const handle = url.searchParams.get('handle') ?? 'halden-pendant-brass';
  const shown = productByHandle(world.sql, handle);
  const rows = (shown?.variants ?? []).map((variant) => ({
    variant: variant.id,
    title: variant.title,
    stock: Object.fromEntries(
      allLocations(world).map((one) => [one.name, stockAt(world.sql, variant, one)]),
    ),
  }));
  if (!browser) return Response.json({ locations: allLocations(world), rows, sent });
  const main = html`<p>Sends a webhook; the shop shows the change within ten seconds.</p>
    <form>
      <p>
        <label>Handle <input name="handle" value="${handle}" required /></label>
        <button>Show</button>
      </p>
    </form>
    <table>
      <tr>
        <th>Variant</th>
        ${allLocations(world).map(({ name }) => html`<th>${name}</th>`)}
      </tr>
      ${rows.map(
        ({ title, stock }) =>
          html`<tr>
            <td>${title}</td>
            ${Object.values(stock).map((pieces) => html`<td>${pieces ?? 'not stocked'}</td>`)}
          </tr>`,
      )}
    </table>
    <form method="post" action="/__standin/pickup">
      <input type="hidden" name="handle" value="${handle}" />
      <p>
        <label
          >Shop
          <select name="location">
            ${allLocations(world).map(
              ({ id, name }) => html`<option value="${id}">${name}</option>`,
            )}
          </select></label
        >
      </p>
      <p>
        <label
          >Stock (-1: not stocked)
          <input name="stock" type="number" min="${notStocked}" value="0" required
        /></label>
      </p>
      <button>Change the stock</button>
    </form>`;
  return controlPage(world, 'pickup', { title: 'Pickup', main });
}
