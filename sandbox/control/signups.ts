import { listSignups } from '../klaviyo/signups';
import { html } from '../pages/html';
import { controlPage, shortTime, type Call } from './page';

/** `GET /__standin/signups` lists Klaviyo sign-ups. */
export function signups({ world, browser }: Call): Response {
  const list = listSignups(world.sql);
  if (!browser) return Response.json(list);
  const main = html`${list.length === 0 && html`<p>No sign-ups.</p>`}
  ${
    list.length > 0 &&
    html`<div class="scroll">
      <table>
        <thead>
          <tr>
            <th>When</th>
            <th>For</th>
            <th>Email</th>
            <th>Account</th>
            <th>List or variant</th>
            <th>From</th>
          </tr>
        </thead>
        <tbody>
          ${list.map(
            ({ at, kind, email, company, about, source }) =>
              html`<tr>
                <td>${shortTime(at)}</td>
                <td>${kind}</td>
                <td>${email}</td>
                <td>${company}</td>
                <td>${about}</td>
                <td>${source}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`
  }`;
  return controlPage(world, 'signups', { title: 'Sign-ups', main });
}
