import { html, type Html } from '../../pages/html';
import { field } from '../../pages/layout';
import { timestamp } from '../../world/clock';
import type { World } from '../../world/world';
import { countryName } from '../customers/contact';
import { customerByEmail } from '../customers/customers';
import { marketCountries } from '../storage/markets';
import { randomHex } from '../storage/random-hex';
import { accountsPage, refusalPage } from './pages';
import { sendCode, type AuthorizationRequest } from './send-back';
import { createSession, sessionCookie } from './sessions';

const lifetime = 15 * 60 * 1000;
const maxAttempts = 5;

type SignIn = {
  id: string;
  request: AuthorizationRequest;
  email: string | null;
  code: string | null;
  attempts: number;
};
type Values = Record<string, string>;

/** `country` is the shopper's market, '' if unknown. */
export function startSignIn(
  world: World,
  base: string,
  request: AuthorizationRequest,
  known: { email: string; country: string },
): Response {
  const id = randomHex(16);
  world.sql.exec(
    'INSERT INTO account_sign_ins (id, request, expires_at) VALUES (?, ?, ?)',
    id,
    JSON.stringify(request),
    world.now().getTime() + lifetime,
  );
  return emailPage(world, base, id, known.email, { country: known.country });
}

/**
 * `POST …/login`: the first request emails a code; the second checks the code and redirects to the
 * client. Unknown emails get an account.
 */
export function signIn(world: World, base: string, values: Values): Response {
  const found = findSignIn(world, values['sign_in'] ?? '');
  if (!found) {
    const words = 'This sign-in has expired. Go back to the shop and start again.';
    return refusalPage(world, 'expired', words);
  }
  const email = (values['email'] ?? '').trim().toLowerCase();
  if (values['code'] === undefined || found.code === null) {
    if (!/^\S+@[^\s@]+\.[^\s@]+$/.test(email)) {
      return emailPage(world, base, found.id, email, { error: 'Enter a valid email' });
    }
    mailCode(world, found.id, email);
    return codePage(world, base, found.id, email);
  }
  if (values['code'].replace(/\s/g, '') !== found.code) {
    if (found.attempts + 1 >= maxAttempts) {
      deleteSignIn(world, found.id);
      return refusalPage(
        world,
        'access_denied',
        'Too many incorrect codes. Go back to the shop and start again.',
      );
    }
    world.sql.exec('UPDATE account_sign_ins SET attempts = attempts + 1 WHERE id = ?', found.id);
    return codePage(world, base, found.id, found.email ?? '', 'That code is incorrect');
  }
  deleteSignIn(world, found.id);
  const session = createSession(world, customerFor(world, found.email ?? ''));
  const answer = sendCode(world, found.request, session);
  answer.headers.append('set-cookie', sessionCookie(session));
  return answer;
}

function findSignIn({ sql, now }: World, id: string): SignIn | null {
  const [row] = sql.exec(
    'SELECT * FROM account_sign_ins WHERE id = ? AND expires_at > ?',
    id,
    now().getTime(),
  );
  if (!row) return null;
  return {
    id,
    request: JSON.parse(String(row['request'])) as AuthorizationRequest,
    email: row['email'] === null ? null : String(row['email']),
    code: row['code'] === null ? null : String(row['code']),
    attempts: Number(row['attempts']),
  };
}

function deleteSignIn({ sql }: World, id: string): void {
  sql.exec('DELETE FROM account_sign_ins WHERE id = ?', id);
}

function mailCode(world: World, id: string, email: string): void {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  const code = String(random % 1_000_000).padStart(6, '0');
  world.sql.exec(
    'UPDATE account_sign_ins SET email = ?, code = ?, attempts = 0 WHERE id = ?',
    email,
    code,
    id,
  );
  world.mail({
    to: email,
    subject: `${code} is your Lintel sign-in code`,
    text: `Enter ${code} to sign in. The code expires in 15 minutes. If you didn’t request it, you can ignore this email.`,
  });
}

function customerFor(world: World, email: string): number {
  const known = customerByEmail(world.sql, email);
  if (known) {
    world.sql.exec('UPDATE customers SET enabled = 1 WHERE id = ?', known.id);
    return known.id;
  }
  return world.sql
    .exec<{ id: number }>(
      'INSERT INTO customers (email, enabled, created_at) VALUES (?, 1, ?) RETURNING id',
      email,
      timestamp(world.now()),
    )
    .one().id;
}

function emailPage(
  world: World,
  base: string,
  id: string,
  email: string,
  { error, country }: { error?: string; country?: string },
): Response {
  const market = marketCountries.find(({ isoCode }) => isoCode === country);
  const main = html`${market && html`<p class="muted">Shopping in ${countryName(market.isoCode)}</p>`}
  ${form(
    base,
    id,
    field('email', 'Email', { email }, error ? { email: error } : {}, {
      ...{ type: 'email', autocomplete: 'email', required: true },
    }),
    'Continue',
  )}`;
  return accountsPage(world, { title: 'Sign in', main, ...(error && { status: 422 }) });
}

function codePage(world: World, base: string, id: string, email: string, error?: string): Response {
  const code = field('code', 'Six-digit code', {}, error ? { code: error } : {}, {
    ...{ autocomplete: 'one-time-code', required: true },
  });
  const main = html`<p>We’ve sent a code to <strong>${email}</strong>.</p>
    ${form(base, id, code, 'Sign in')}
    ${form(
      base,
      id,
      html`<input type="hidden" name="email" value="${email}" />`,
      'Send another code',
      'quiet',
    )}`;
  return accountsPage(world, { title: 'Enter your code', main, ...(error && { status: 422 }) });
}

const form = (base: string, id: string, inputs: Html, label: string, look = ''): Html =>
  html`<form method="post" action="${base}/login">
    <input type="hidden" name="sign_in" value="${id}" />
    ${inputs}
    <p class="actions"><button class="${look}">${label}</button></p>
  </form>`;
