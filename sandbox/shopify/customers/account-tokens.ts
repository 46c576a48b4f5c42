import type { World } from '../../world/world';
import { randomHex } from '../storage/random-hex';

export const apiScope = 'customer-account-api:full';

export type Grant = {
  /** The authorization code; also the grant's ID. */
  code: string;
  customerId: number;
  clientId: string;
  sessionId: string;
  redirectUri: string;
  scope: string;
  nonce: string | null;
  challenge: string | null;
};

export type TokenKind = 'access' | 'refresh';

/** In ms; undocumented. */
const lifetimes = { code: 10 * 60 * 1000, refresh: 30 * 24 * 60 * 60 * 1000 };

/** Access tokens' lifetime in seconds; two hours on Shopify. */
export const accessSeconds = (world: World): number => Number(world.env.ACCOUNTS_TOKEN_SECONDS);

export function createGrant(world: World, grant: Omit<Grant, 'code'>): Grant {
  const code = randomHex(20);
  world.sql.exec(
    `INSERT INTO account_grants (code, code_expires_at, customer_id, client_id, session_id, redirect_uri,
       scope, nonce, challenge) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    code,
    world.now().getTime() + lifetimes.code,
    grant.customerId,
    grant.clientId,
    grant.sessionId,
    grant.redirectUri,
    grant.scope,
    grant.nonce,
    grant.challenge,
  );
  return { ...grant, code };
}

/**
 * Null if the code is unknown, expired or used. A second use revokes the code's tokens, because the
 * code may have been stolen.
 */
export function redeemCode(world: World, code: string): Grant | null {
  const found = grantsWhere(world, 'code = ? AND code_expires_at > ?', code, world.now().getTime());
  const grant = found[0];
  if (!grant) return null;
  if (grant.redeemed) {
    world.sql.exec('DELETE FROM account_tokens WHERE grant_code = ?', code);
    return null;
  }
  world.sql.exec('UPDATE account_grants SET redeemed = 1 WHERE code = ?', code);
  return grant;
}

export function createAccountToken(
  world: World,
  kind: TokenKind,
  grant: Grant,
  scope = grant.scope,
): string {
  const token = `${kind === 'access' ? 'shcat' : 'shcrt'}_${randomHex(24)}`;
  const lifetime = kind === 'access' ? accessSeconds(world) * 1000 : lifetimes.refresh;
  const expiresAt = world.now().getTime() + lifetime;
  world.sql.exec(
    'INSERT INTO account_tokens VALUES (?, ?, ?, ?, ?)',
    token,
    kind,
    grant.code,
    scope,
    expiresAt,
  );
  return token;
}

/** With the token's scope; null if unknown, revoked or expired. */
export function grantOfToken(world: World, kind: TokenKind, token: string): Grant | null {
  const [row] = world.sql.exec<{ grant_code: string; scope: string }>(
    'SELECT grant_code, scope FROM account_tokens WHERE token = ? AND kind = ? AND expires_at > ?',
    token,
    kind,
    world.now().getTime(),
  );
  const grant = row && grantsWhere(world, 'code = ?', row.grant_code)[0];
  return grant ? { ...grant, scope: row.scope } : null;
}

/** Null if the token is invalid or lacks the API's scope. */
export function customerOfAccountToken(world: World, token: string): number | null {
  const grant = grantOfToken(world, 'access', token);
  return grant?.scope.split(' ').includes(apiScope) ? grant.customerId : null;
}

export function deleteAccountToken(world: World, token: string): void {
  world.sql.exec('DELETE FROM account_tokens WHERE token = ?', token);
}

export function deleteTokensOfSession(world: World, sessionId: string): void {
  world.sql.exec(
    'DELETE FROM account_tokens WHERE grant_code IN (SELECT code FROM account_grants WHERE session_id = ?)',
    sessionId,
  );
}

export function expireAccountTokens(world: World, kind: TokenKind): void {
  world.sql.exec(
    'UPDATE account_tokens SET expires_at = ? WHERE kind = ?',
    world.now().getTime(),
    kind,
  );
}

export function deleteAccountTokens(world: World): void {
  world.sql.exec('DELETE FROM account_tokens');
}

export type ListedToken = { kind: string; email: string; clientId: string; expiresAt: string };

export const listAccountTokens = ({ sql }: World): ListedToken[] =>
  [
    ...sql.exec<Record<'kind' | 'email' | 'client_id', string> & { expires_at: number }>(
      `SELECT kind, email, client_id, expires_at FROM account_tokens
       JOIN account_grants ON code = grant_code JOIN customers ON customers.id = customer_id
       ORDER BY account_tokens.rowid DESC`,
    ),
  ].map((row) => ({
    kind: row.kind,
    email: row.email,
    clientId: row.client_id,
    expiresAt: new Date(row.expires_at).toISOString(),
  }));

function grantsWhere(
  { sql }: World,
  where: string,
  ...bindings: (string | number)[]
): (Grant & { redeemed: boolean })[] {
  return sql
    .exec(`SELECT * FROM account_grants WHERE ${where}`, ...bindings)
    .toArray()
    .map((row) => ({
      code: String(row['code']),
      redeemed: row['redeemed'] === 1,
      customerId: Number(row['customer_id']),
      clientId: String(row['client_id']),
      sessionId: String(row['session_id']),
      redirectUri: String(row['redirect_uri']),
      scope: String(row['scope']),
      nonce: row['nonce'] === null ? null : String(row['nonce']),
      challenge: row['challenge'] === null ? null : String(row['challenge']),
    }));
}
