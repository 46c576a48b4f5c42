/** Who is signed in, and one-time messages: in a sealed cookie, design "State". */

export interface AccessToken {
  accessToken: string;
  /** ISO 8601, as the commerce backend says. The session does not outlive it. */
  expiresAt: string;
}

export interface SessionData {
  token?: AccessToken;
  /** Id of a customer who has just registered (spec §4). */
  userId?: string;
  /** Messages for the next page, by name. */
  flash?: Record<string, string>;
}

export interface Session {
  get<K extends keyof SessionData>(key: K): SessionData[K];
  set<K extends keyof SessionData>(key: K, value: NonNullable<SessionData[K]>): void;
  unset(key: keyof SessionData): void;
  /** Keeps a text for the next page that takes it. Dropped when it does not fit into the cookie. */
  flash(name: string, text: string): void;
  takeFlash(name: string): string | undefined;
  /** Forgets everything and removes the cookie. */
  destroy(): void;
  /** Seals what changed into a cookie; the Worker calls it once, after the response is made. */
  commit(): Promise<void>;
}
