import { visitorCountryKey } from '../geo/service';
import { html } from '../pages/html';
import { seeOther } from '../pages/layout';
import { readValue, writeValue } from '../world/key-values';
import { controlPage, refused, text, type Call } from './page';

const names = new Intl.DisplayNames(['en'], { type: 'region' });
const offered = ['US', 'AU', 'NZ', 'CA', 'GB', 'DE', 'FR', 'JP', 'SG', 'HK', 'AE', 'MX', 'BR'];

/**
 * `GET /__standin/visitors` returns the country in which visitors from this machine seem to be;
 * `POST` sets it (`country`).
 */
export function visitors(call: Call): Response {
  const { world, browser, values } = call;
  if (values) {
    const country = text(values, 'country').toUpperCase();
    if (!/^[A-Z]{2}$/.test(country)) return refused(call, 400, 'Set country to a two-letter code.');
    writeValue(world.sql, visitorCountryKey, country);
    if (browser) return seeOther('/__standin/visitors');
  }
  const country = readValue(world.sql, visitorCountryKey) ?? 'US';
  if (!browser) return Response.json({ country });
  const main = html`<p>
      Visitors from this machine are in <strong>${names.of(country)}</strong>. The shop remembers a
      browser's country for a day, so use a private window.
    </p>
    <form method="post" action="/__standin/visitors" class="actions">
      ${offered.map(
        (one) =>
          html`<button class="quiet" name="country" value="${one}">
            ${names.of(one) ?? one}
          </button>`,
      )}
    </form>`;
  return controlPage(world, 'visitors', { title: 'Visitors', main });
}
