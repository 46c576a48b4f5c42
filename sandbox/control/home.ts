import { html } from '../pages/html';
import { storefronts } from '../world/storefronts';
import { controlPage, tools, type Call } from './page';

const about: Record<keyof typeof tools, string> = {
  mailbox: 'Every e-mail the shop would have sent.',
  orders: 'Send an order out with a tracking number, or refund it.',
  signups: 'Who joined the newsletter or waits for a product to be back.',
  accounts: 'See who is signed in at Shopify, and let tokens expire.',
  content: 'Preview drafts and releases, plan a release, publish.',
  prices: 'Change the price of a product.',
  discounts: 'Which codes there are, and what is taken off without one.',
  faults: 'Make a service refuse, stall or answer nonsense, and look at the shop again.',
  visitors: 'Visit the shop from another country.',
  clock: 'Move time forward until carts and tokens have expired.',
  requests: 'What the shop has asked the outside world.',
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
      <a href="/__standin/discounts">the others</a>.
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
    <h2>Start again</h2>
    <p>
      Forgets carts, orders, mail, faults and the clock, and fills the shelves as on the first day.
    </p>
    <form method="post" action="/__standin/reset"><button>Reset the sandbox</button></form>`;
  return controlPage(world, '', { title: 'Sandbox', main });
}
