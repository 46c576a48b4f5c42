import { html } from '../pages/html';
import { controlPage, type Call } from './page';

export function requests({ world }: Call): Response {
  const list = world.requests.since(0).slice(-100).reverse();
  const main = html`<p>The last hundred requests, newest first.</p>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th class="number">No.</th>
            <th>Service</th>
            <th>Operation</th>
            <th>Address</th>
            <th class="number">Status</th>
            <th class="number">ms</th>
          </tr>
        </thead>
        <tbody>
          ${list.map(({ n, service, operation, method, url, status, ms }) => {
            const { pathname, search } = new URL(url);
            const address = `${method} ${pathname}${decodeSafely(search)}`;
            return html`<tr>
              <td class="number">${n}</td>
              <td>${service}</td>
              <td>${operation}</td>
              <td>${address.length > 120 ? `${address.slice(0, 119)}…` : address}</td>
              <td class="number">${status || '…'}</td>
              <td class="number">${Math.round(ms)}</td>
            </tr>`;
          })}
        </tbody>
      </table>
    </div>`;
  return controlPage(world, 'requests', { title: 'Requests', main });
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
