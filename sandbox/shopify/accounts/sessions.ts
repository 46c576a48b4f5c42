import type { World } from '../../world/world';
import { deleteTokensOfSession } from '../customers/account-tokens';
import { randomHex } from '../storage/random-hex';

const cookieName = 'sandbox_account';
const lifetime = 30 * 24 * 60 * 60 * 1000;

export type Session = { id: string; customerId: number };

/** Null if the session is missing or has ended. */
export function sessionOf(request: Request, world: World): Session | null {
  const cookies = request.headers.get('cookie') ?? '';
  const id = new RegExp(`(?:^|;\\s*)${cookieName}=([0-9a-f]+)`).exec(cookies)?.[1] ?? '';
  const [row] = world.sql.exec<{ customer_id: number }>(
    'SELECT customer_id FROM account_sessions WHERE id = ? AND expires_at > ?',
    id,
    world.now().getTime(),
  );
  return row ? { id, customerId: row.customer_id } : null;
}

export function createSession(world: World, customerId: number): Session {
  const id = randomHex(16);
  world.sql.exec(
    'INSERT INTO account_sessions VALUES (?, ?, ?)',
    id,
    customerId,
    world.now().getTime() + lifetime,
  );
  return { id, customerId };
}

export function endSession(world: World, id: string): void {
  world.sql.exec('DELETE FROM account_sessions WHERE id = ?', id);
  deleteTokensOfSession(world, id);
}

/** Ends all sessions; tokens stay valid. */
export function endSessions(world: World): void {
  world.sql.exec('DELETE FROM account_sessions');
}

export const sessionCookie = (session: Session | null): string =>
  `${cookieName}=${session?.id ?? ''}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${session ? lifetime / 1000 : 0}`;
