import { html } from '../pages/html';
import { storefronts } from '../world/storefronts';
import { controlPage, tools, type Call } from './page';

const about: Record<keyof typeof tools, string> = {
  mailbox: 'Emails that the shop has sent.',
  orders: 'Fulfill an order with a tracking number, or refund it.',
  signups: 'Newsletter and back-in-stock sign-ups.',
  accounts: 'Tokens of Shopify’s hosted accounts; expire or revoke them.',
  companies: 'A company’s locations and contacts; give or take a contact’s location.',
  content: 'Preview and publish drafts; plan releases.',
  'page-builder': 'Edit slices and see them in the shop, as in Prismic.',
  prices: 'Change the price of a product.',
  pickup: 'Change the stock of a shop where orders can be picked up.',
  discounts: 'Discount codes and automatic discounts.',
  faults: 'Make a service fail, and see how the shop reacts.',
  visitors: 'Visit the shop from another country.',
  clock: 'Move time forward to expire carts and tokens.',
  requests: 'The shop’s requests to outside services.',
};

export function home({ world, browser }: Call): Response {
  const stores = storefronts(world);
  if (!browser) {
    return Response.json({
      storefronts: stores,
      tools: Object.keys(tools).map((tool) => `/__standin/${tool}`),
    });
  }
  const main = html`<h2>The shop</h2>
    <ul>
      ${Object.entries(stores).map(
        ([store, origin]) =>
          html`<li>${store.toUpperCase()}: <a href="${origin}/">${origin}</a></li>`,
      )}
    </ul>
    <p>
      Customers: zero@lintel.example, three@lintel.example and many@lintel.example, with the
      password <code>lintel-demo</code>. A discount code: <code>WELCOME10</code>; see
      <a href="/__standin/discounts">all discounts</a>.
    </p>
    <h2>Tools</h2>
    <ul class="cards">
      ${(Object.keys(tools) as (keyof typeof tools)[]).map(
        (tool) =>
          html`<li>
            <h3><a href="/__standin/${tool}">${tools[tool]}</a></h3>
            <p>${about[tool]}</p>
          </li>`,
      )}
    </ul>
    <h2>Reset</h2>
    <p>Clears carts, orders, emails, faults and the clock, and restores the initial stock.</p>
    <form method="post" action="/__standin/reset"><button>Reset the sandbox</button></form>`;
  return controlPage(world, '', { title: 'Sandbox', main });
}
