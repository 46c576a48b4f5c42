import { html } from '../../pages/html';
import { field, seeOther } from '../../pages/layout';
import type { World } from '../../world/world';
import { isSent, type CheckoutCart } from '../carts/checkout-cart';
import { parseContact } from '../customers/contact';
import { contactOf, customerById, recipientOf } from '../customers/customers';
import { marketCountries } from '../storage/markets';
import { saveContact, type Checkout } from './checkouts';
import { stepPage } from './page';

type Values = Record<string, string>;

/**
 * Prefilled from the cart's buyer, the customer and the selected address. No address fields if
 * nothing is shipped.
 */
export function contactStep(
  world: World,
  checkout: Checkout,
  cart: CheckoutCart,
  shopPay: string,
  sent?: { values: Values; errors: Values },
): Response {
  const customer = cart.customerId === null ? null : customerById(world.sql, cart.customerId);
  const known: Values = {
    country: cart.country,
    email: cart.email ?? '',
    phone: cart.phone ?? '',
    ...(customer && contactOf(world.sql, customer)),
    ...(cart.address && filled(recipientOf(cart.address))),
    ...checkout.contact,
  };
  const { values, errors } = sent ?? { values: known, errors: {} };
  const input = (name: string, label: string, more: Parameters<typeof field>[4]) =>
    field(name, label, values, errors, more);
  const must = { required: true };
  const goesOut = isSent(cart);
  const form = html`<form method="post" action="/checkouts/${checkout.id}${shopPay}" novalidate>
    ${
      shopPay &&
      html`<p class="panel">
        <strong>Shop Pay</strong><br />With a Shop account, you would pay with your saved card here.
      </p>`
    }
    <fieldset>
      <legend>Contact</legend>
      ${customer && html`<p class="muted">Signed in as ${customer.email}</p>`}
      ${input('email', 'Email', { ...must, type: 'email', autocomplete: 'email' })}
    </fieldset>
    <fieldset>
      <legend>${goesOut ? 'Delivery address' : 'Billing'}</legend>
      <div class="fields">
        ${countryField(values, errors)}
        ${input('firstName', 'First name', { ...must, autocomplete: 'given-name' })}
        ${input('lastName', 'Last name', { ...must, autocomplete: 'family-name' })}
        ${
          goesOut && [
            input('company', 'Company', { autocomplete: 'organization', wide: true }),
            input('address1', 'Address', { ...must, autocomplete: 'address-line1', wide: true }),
            input('address2', 'Apartment, suite', { autocomplete: 'address-line2', wide: true }),
            input('city', 'City', { ...must, autocomplete: 'address-level2' }),
            input('province', 'State or province', { autocomplete: 'address-level1' }),
            input('zip', 'Postcode or ZIP code', { ...must, autocomplete: 'postal-code' }),
            input('phone', 'Phone', { type: 'tel', autocomplete: 'tel' }),
          ]
        }
      </div>
    </fieldset>
    <button>Continue to ${goesOut ? 'delivery' : 'payment'}</button>
  </form>`;
  return stepPage(world, checkout, cart, '', { form, ...(sent && { status: 422 }) });
}

/** Empty values mustn't overwrite known values. */
const filled = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

function countryField(values: Values, errors: Values) {
  const error = errors.country;
  return html`<p class="field wide">
    <label for="country">Country</label>
    <select id="country" name="country" autocomplete="country">
      ${marketCountries.map(
        ({ isoCode, name }) =>
          html`<option value="${isoCode}" ${isoCode === values.country && 'selected'}>
            ${name}
          </option>`,
      )}
    </select>
    ${error && html`<span class="error">${error}</span>`}
  </p>`;
}

/** Redirects to delivery, or to payment if nothing is shipped. */
export function submitContact(
  world: World,
  checkout: Checkout,
  cart: CheckoutCart,
  values: Values,
  shopPay: string,
): Response {
  const sent = isSent(cart);
  const result = parseContact(values, { sent });
  if ('errors' in result) {
    return contactStep(world, checkout, cart, shopPay, { values, errors: result.errors });
  }
  saveContact(world, checkout.id, result.contact);
  return seeOther(`/checkouts/${checkout.id}/${sent ? 'shipping' : 'payment'}`);
}
