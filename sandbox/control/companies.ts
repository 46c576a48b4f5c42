import { html } from '../pages/html';
import { seeOther } from '../pages/layout';
import { company, contacts, locationsOf, setRole } from '../shopify/companies/companies';
import { controlPage, refused, text, type Call } from './page';

/**
 * `GET /__standin/companies` lists the company's locations and contacts. `POST` with `email`, `location` (its ID) and
 * `change` (`give` or `take`) changes whether the contact can buy for the location.
 */
export function companies(call: Call): Response {
  const { world, browser, values } = call;
  const { sql } = world;
  if (values) {
    const contact = contacts.find(({ email }) => email === text(values, 'email'));
    const location = company.locations.find(({ id }) => String(id) === text(values, 'location'));
    const change = text(values, 'change');
    if (!contact || !location || !/^(?:give|take)$/.test(change))
      return refused(call, 400, 'Set email, location, and change to give or take.');
    setRole(sql, contact.id, location.id, change === 'give');
    if (browser) return seeOther('/__standin/companies');
  }
  const list = contacts.map(({ id, email }) => ({
    email,
    locations: locationsOf(sql, id).map((location) => location.id),
  }));
  if (!browser) return Response.json({ company, contacts: list });
  const main = html`<p>
      ${company.name} buys at its own prices. Start the sandbox with hosted accounts, and sign in as
      one of its contacts.
    </p>
    <ul>
      ${company.locations.map(
        ({ name, terms, catalog }) =>
          html`<li>
            ${name}: ${terms ? terms.name : 'pays at the checkout'},
            ${catalog ? `${catalog.off}% below the shop’s prices` : 'the shop’s prices'}
          </li>`,
      )}
    </ul>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th>Contact</th>
            ${company.locations.map(({ name }) => html`<th>${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${list.map(
            (contact) =>
              html`<tr>
                <td>${contact.email}</td>
                ${company.locations.map(({ id }) => {
                  const has = contact.locations.includes(id);
                  return html`<td>
                    <form method="post" action="/__standin/companies">
                      <input type="hidden" name="email" value="${contact.email}" />
                      <input type="hidden" name="location" value="${id}" />
                      <button class="quiet" name="change" value="${has ? 'take' : 'give'}">
                        ${has ? 'Take' : 'Give'}
                      </button>
                    </form>
                  </td>`;
                })}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  return controlPage(world, 'companies', { title: 'Companies', main });
}
