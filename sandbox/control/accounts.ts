import { html } from '../pages/html';
import { seeOther } from '../pages/layout';
import { endSessions } from '../shopify/accounts/sessions';
import {
  deleteAccountTokens,
  expireAccountTokens,
  listAccountTokens,
} from '../shopify/customers/account-tokens';
import { deleteAllTokens } from '../shopify/customers/access-tokens';
import type { World } from '../world/world';
import { controlPage, refused, shortTime, text, type Call } from './page';

const changes: Record<string, { label: string; make: (world: World) => void }> = {
  'expire-access': {
    label: 'Expire all access tokens',
    make: (world) => expireAccountTokens(world, 'access'),
  },
  'expire-refresh': {
    label: 'Expire all refresh tokens',
    make: (world) => expireAccountTokens(world, 'refresh'),
  },
  revoke: { label: 'Revoke all tokens', make: deleteAccountTokens },
  'revoke-buyers': {
    label: 'Revoke all tokens for the Storefront API',
    make: deleteAllTokens,
  },
  'end-sessions': { label: 'End all sessions at Shopify', make: endSessions },
};

/**
 * `GET /__standin/accounts` lists Customer Account API tokens. `POST` with `change` expires or
 * revokes all tokens, or ends all sessions.
 */
export function accounts(call: Call): Response {
  const { world, browser, values } = call;
  if (values) {
    const change = changes[text(values, 'change')];
    if (!change)
      return refused(call, 400, `Set change to one of ${Object.keys(changes).join(', ')}.`);
    change.make(world);
    if (browser) return seeOther('/__standin/accounts');
  }
  const tokens = listAccountTokens(world);
  if (!browser) return Response.json({ accounts: world.env.ACCOUNTS, tokens });
  const legacy = world.env.ACCOUNTS === 'legacy';
  const main = html`<p>
      ${
        legacy
          ? 'This shop has legacy accounts, with passwords. Start the sandbox with ACCOUNTS=customer-account-api for hosted ones.'
          : 'This shop has accounts hosted by Shopify. Sign-in codes are in the mailbox.'
      }
    </p>
    ${
      tokens.length > 0 &&
      html`<div class="scroll">
        <table>
          <thead>
            <tr>
              <th>Token</th>
              <th>Customer</th>
              <th>Client</th>
              <th>Expires</th>
            </tr>
          </thead>
          <tbody>
            ${tokens.map(
              ({ kind, email, clientId, expiresAt }) =>
                html`<tr>
                  <td>${kind}</td>
                  <td>${email}</td>
                  <td>${clientId}</td>
                  <td>${shortTime(expiresAt)}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`
    }
    <form method="post" action="/__standin/accounts" class="actions" ${legacy && 'hidden'}>
      ${Object.entries(changes).map(
        ([name, { label }]) =>
          html`<button class="quiet" name="change" value="${name}">${label}</button>`,
      )}
    </form>`;
  return controlPage(world, 'accounts', { title: 'Accounts', main });
}
