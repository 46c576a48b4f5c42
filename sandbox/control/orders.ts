import { html, type Html } from '../pages/html';
import { field, seeOther } from '../pages/layout';
import { formatMoney } from '../shopify/orders/format-money';
import { addPastOrders } from '../shopify/demo-customers/past-orders';
import { currentOf } from '../shopify/orders/current';
import {
  cancelOrder,
  deliverOrder,
  editOrder,
  fulfillOrder,
  refundOrder,
} from '../shopify/orders/order-changes';
import {
  cancelReasons,
  listOrders,
  orderName,
  parcelsOf,
  statusUrl,
  unsentParcelsOf,
  type Order,
} from '../shopify/orders/orders';
import {
  changeReturn,
  changesOf,
  createReturn,
  isReturnChange,
  returnableQuantity,
  returnName,
  returnsOf,
} from '../shopify/orders/returns';
import type { World } from '../world/world';
import { controlPage, notFound, refused, shortTime, text, type Call } from './page';

/**
 * Handles the control page's orders; `{id}` is an order's ID or number:
 * - `GET /__standin/orders` lists orders, newest first.
 * - `POST …/{id}/fulfil` marks an order, or its next parcel, as sent; `number`, `company` and `url` are the
 *   tracking data.
 * - `POST …/{id}/refund` refunds an order, or `quantity` items of the line at position `line`.
 * - `POST …/{id}/deliver` marks an order's sent parcels as delivered.
 * - `POST …/{id}/cancel` cancels an order that isn't sent, with a `reason` (the APIs' enum value).
 * - `POST …/{id}/edit` lowers the `quantity` of the line at position `line`; 0 removes the line.
 * - `POST …/{id}/return` creates an approved return of `quantity` items of the line at position `line`;
 *   `POST …/{id}/returns/{number}/approve`, `…/decline` and `…/close` change a return.
 * - `POST /__standin/orders` adds past orders to the customer with this `email`. `orders` is how
 *   many orders to add, `lines` how many lines each order has.
 */
export function orders(call: Call): Response {
  const { world, browser, path, values } = call;
  const list = listOrders(world.sql);
  const [, key, action, ...rest] = path;
  if (!key && values) return addPast(call, values);
  if (!key) {
    if (!browser) return Response.json(list.map((order) => view(world, order)));
    return controlPage(world, 'orders', { title: 'Orders', main: table(world, list) });
  }
  const order = list.find(({ id, number }) => key === String(id) || key === String(number));
  if (!order) return notFound(call, 'The order does not exist.');
  if (!action) return browser ? orderPage(call, order) : Response.json(view(world, order));
  if (!values) return notFound(call, 'Use POST.');
  if (action === 'returns') return changeOneReturn(call, order, rest);
  return change(call, order, action, values);
}

function changeOneReturn(call: Call, order: Order, [number, action = '']: string[]): Response {
  if (!isReturnChange(action)) return notFound(call, 'Use approve, decline or close.');
  const changed = changeReturn(call.world, order, Number(number), action);
  if (!changed) return refused(call, 409, 'The return does not exist, or has another status.');
  if (call.browser) return seeOther(`/__standin/orders/${order.number}`);
  return Response.json(view(call.world, order));
}

const maxOrders = 1000;
const maxLines = 500;

function addPast(call: Call, values: Record<string, unknown>): Response {
  const [email, orders, lines] = ['email', 'orders', 'lines'].map((name) => text(values, name));
  const count = Number(orders);
  const size = lines ? Number(lines) : undefined;
  if (!isCount(count, maxOrders) || (size !== undefined && !isCount(size, maxLines))) {
    return refused(call, 400, `Set orders (up to ${maxOrders}) and lines (up to ${maxLines}).`);
  }
  const added = addPastOrders(call.world, email ?? '', { count, ...(size && { lines: size }) });
  if (!added) return notFound(call, 'No customer has this email.');
  return call.browser ? seeOther('/__standin/orders') : Response.json({ added: count });
}

const isCount = (value: number, most: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= most;

function change(
  call: Call,
  order: Order,
  action: string,
  values: Record<string, unknown>,
): Response {
  const { world, browser } = call;
  const changedTo = (changed: Order | null, message: string): Response => {
    if (!changed) return refused(call, 409, message);
    if (browser) return seeOther(`/__standin/orders/${order.number}`);
    return Response.json(view(world, changed));
  };
  switch (action) {
    case 'deliver':
      return changedTo(deliverOrder(world, order.id), 'The order isn’t on its way.');
    case 'refund': {
      const line = lineOf(values);
      if (line === null) return refused(call, 400, 'Set line and quantity, or neither.');
      const message = 'There is nothing to refund, or the line has fewer items.';
      return changedTo(refundOrder(world, order.id, line), message);
    }
    case 'cancel': {
      const reason = cancelReasons.find((one) => one === text(values, 'reason'));
      if (!reason) return refused(call, 400, `Set reason: ${cancelReasons.join(', ')}.`);
      const message = 'The order has already been sent or cancelled.';
      return changedTo(cancelOrder(world, order.id, reason), message);
    }
    case 'return': {
      const [position, quantity] = ['line', 'quantity'].map((name) => Number(text(values, name)));
      const line = {
        position: position!,
        quantity: quantity!,
        reason: 'UNKNOWN',
        note: null,
      } as const;
      const created = createReturn(world, order, [line], 'OPEN');
      const message = 'Only sent items can be returned, and each item once.';
      return changedTo(created && order, message);
    }
    case 'edit': {
      const line = lineOf(values);
      if (!line) return refused(call, 400, 'Set line and quantity.');
      return changedTo(
        editOrder(world, order.id, line),
        'Lower the quantity of a line, and keep an item. Sent and cancelled orders can’t be changed.',
      );
    }
    case 'fulfil':
      break;
    default:
      return notFound(call, 'Use fulfil, deliver, refund, cancel, edit, return or returns.');
  }
  const parcel = {
    company: text(values, 'company') || null,
    number: text(values, 'number') || null,
    url: text(values, 'url') || null,
  };
  if (parcel.url && !/^https?:\/\/\S+$/.test(parcel.url)) {
    return refused(call, 400, 'The tracking URL must start with http:// or https://.');
  }
  const message = 'The order has already been sent or cancelled.';
  return changedTo(fulfillOrder(world, order.id, parcel), message);
}

/** Undefined without `line` and `quantity`; null if one is missing or isn't a number. */
function lineOf(values: Record<string, unknown>) {
  const typed = ['line', 'quantity'].map((name) => text(values, name));
  if (typed.every((one) => one === '')) return undefined;
  if (!typed.every((one) => /^\d{1,6}$/.test(one))) return null;
  const [position, quantity] = typed.map(Number);
  return { position: position!, quantity: quantity! };
}

const view = (world: World, order: Order) => ({
  ...order,
  name: orderName(order),
  currentTotal: currentOf(order).total,
  gid: `gid://shopify/Order/${order.id}?key=${order.key}`,
  statusUrl: statusUrl(world, order),
  returns: returnsOf(world.sql, order.id),
});

const table = (world: World, list: Order[]): Html =>
  html`<div class="scroll">
      <table>
        <thead>
          <tr>
            <th>Order</th>
            <th>Placed</th>
            <th>Customer</th>
            <th>Payment</th>
            <th>Fulfilment</th>
            <th class="number">Total</th>
          </tr>
        </thead>
        <tbody>
          ${list.map(
            (order) =>
              html`<tr>
                <td><a href="/__standin/orders/${order.number}">${orderName(order)}</a></td>
                <td>${shortTime(order.processedAt)}</td>
                <td>${order.email}</td>
                <td>${label(order.financialStatus)}</td>
                <td>${order.cancelledAt ? 'Cancelled' : label(order.fulfillmentStatus)}</td>
                <td class="number">${formatMoney(currentOf(order).total, order.currency)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <h2>Add past orders to a customer</h2>
    <form method="post" action="/__standin/orders">
      <div class="row">
        ${field('email', 'Email', { email: 'zero@lintel.example' }, {})}
        ${field('orders', 'How many', { orders: '31' }, {})}
        ${field('lines', 'Lines per order', { lines: '' }, {})}
      </div>
      <button class="quiet">Add orders</button>
    </form>`;

const label = (status: string): string =>
  status.charAt(0) + status.slice(1).toLowerCase().replaceAll('_', ' ');

function orderPage({ world }: Call, order: Order): Response {
  const action = `/__standin/orders/${order.number}`;
  const isOpen = order.fulfillmentStatus === 'UNFULFILLED' && !order.cancelledAt;
  const isUnsent = unsentParcelsOf(order).length > 0 && !order.cancelledAt;
  const parcels = parcelsOf(order).length;
  const tracking = `LT${order.number}00${42 + order.fulfillments.length}`;
  const state = order.cancelledAt
    ? `cancelled ${shortTime(order.cancelledAt)} (${order.cancelReason})`
    : label(order.fulfillmentStatus).toLowerCase();
  const main = html`<p>
      ${label(order.financialStatus)}, ${state},
      ${formatMoney(currentOf(order).total, order.currency)}, ${order.email}.
      <a href="${statusUrl(world, order)}">Order status page</a>
    </p>
    <ul>
      ${order.lines.map(
        (line) =>
          html`<li>
            ${line.currentQuantity} × ${line.title}, ${line.variantTitle}
            ${line.currentQuantity < line.quantity && html`<small>(ordered: ${line.quantity})</small>`}
          </li>`,
      )}
    </ul>
    ${
      isUnsent &&
      html`<h2>Fulfill</h2>
        ${parcels > 1 && html`<p>Parcel ${order.fulfillments.length + 1} of ${parcels}.</p>`}
        <form method="post" action="${action}/fulfil">
          <div class="row">
            ${field('number', 'Tracking number', { number: tracking }, {})}
            ${field('company', 'Carrier', { company: 'Overland Post' }, {})}
            ${field('url', 'Tracking URL', { url: `https://track.example/${tracking}` }, {})}
          </div>
          <button>Mark as sent</button>
        </form>`
    }
    ${
      isOpen &&
      html`<h2>Edit</h2>
        ${quantityForms(order, `${action}/edit`, {
          label: 'Quantity',
          button: 'Change quantity',
          numbers: (now) => ({ min: 0, value: now - 1, max: now - 1 }),
        })}
        <h2>Cancel</h2>
        <form method="post" action="${action}/cancel">
          <p class="field">
            <label for="reason">Reason</label>
            <select id="reason" name="reason">
              ${cancelReasons.map((reason) => html`<option value="${reason}">${label(reason)}</option>`)}
            </select>
          </p>
          <button>Cancel and refund</button>
        </form>`
    }
    ${
      order.fulfillments.some(({ deliveredAt }) => deliveredAt === null) &&
      html`<h2>Delivery</h2>
        <p>Only hosted accounts show deliveries: Shopify’s Storefront API doesn’t report them.</p>
        <form method="post" action="${action}/deliver">
          <button>Mark as delivered</button>
        </form>`
    }
    ${
      !order.cancelledAt &&
      order.refunded < order.total &&
      html`<h2>Refund</h2>
        <form method="post" action="${action}/refund">
          <button>Refund ${formatMoney(order.total - order.refunded, order.currency)}</button>
        </form>
        ${quantityForms(order, `${action}/refund`, {
          label: 'Refunded quantity',
          button: 'Refund items',
          numbers: (now) => ({ min: 1, value: 1, max: now }),
        })}`
    }
    ${returnForms(world, order, action)}
    <p class="actions"><a href="/__standin/orders">Back to the orders</a></p>`;
  return controlPage(world, 'orders', { title: `Order ${orderName(order)}`, main });
}

function returnForms(world: World, order: Order, action: string): Html {
  const returns = returnsOf(world.sql, order.id);
  const lines = [...order.lines.entries()].flatMap(([position, { title }]) => {
    const most = returnableQuantity(order, returns, position);
    return most > 0 ? [{ position, title, most }] : [];
  });
  return html`${returns.length + lines.length > 0 && html`<h2>Returns</h2>`}
  ${returns.map(
    (one) =>
      html`<form method="post">
        <p>
          ${returnName(order, one)}, ${label(one.status).toLowerCase()}:
          ${one.lines
            .map(
              ({ position, quantity, reason, note }) =>
                `${quantity} × ${order.lines[position]?.title} (${label(reason).toLowerCase()}${note ? `: ${note}` : ''})`,
            )
            .join(', ')}
          ${changesOf(one).map(
            (change) =>
              html`<button class="quiet" formaction="${action}/returns/${one.number}/${change}">
                ${label(change.toUpperCase())}
              </button>`,
          )}
        </p>
      </form>`,
  )}
  ${lines.map(
    ({ position, title, most }) =>
      html`<form method="post" action="${action}/return">
        <input type="hidden" name="line" value="${position}" />
        <p>
          <label>
            ${title}
            <input
              name="quantity"
              type="number"
              min="1"
              max="${most}"
              value="1"
              aria-label="Returned quantity of ${title}"
            />
          </label>
          <button class="quiet">Create return</button>
        </p>
      </form>`,
  )}`;
}

interface QuantityForm {
  label: string;
  button: string;
  /** `now`: how many items the line has. */
  numbers(now: number): { min: number; value: number; max: number };
}

/** One for each line that has items. */
const quantityForms = (
  { lines }: Pick<Order, 'lines'>,
  action: string,
  { label: name, button, numbers }: QuantityForm,
) =>
  lines.map(({ title, currentQuantity }, position) => {
    if (currentQuantity === 0) return '';
    const { min, value, max } = numbers(currentQuantity);
    return html`<form method="post" action="${action}">
      <input type="hidden" name="line" value="${position}" />
      <p>
        <label>
          ${title}
          <input
            name="quantity"
            type="number"
            min="${min}"
            max="${max}"
            value="${value}"
            aria-label="${name} of ${title}"
          />
        </label>
        <button class="quiet">${button}</button>
      </p>
    </form>`;
  });
