/** Each account's list IDs, by public key. */
export const accounts: Record<string, string[]> = {
  LNTLUS: ['NEWSUS'],
  LNTLAU: ['NEWSAU'],
};

/** A group's first store has the first account, its other stores the second. `stores`: the group's, by id. */
export const accountOf = (store: string, stores: Record<string, string>): string =>
  Object.keys(stores)[0] === store ? 'LNTLUS' : 'LNTLAU';

/** Public keys by private key. */
export const privateKeys: Record<string, string> = {
  pk_sandbox_us: 'LNTLUS',
  pk_sandbox_au: 'LNTLAU',
};

/** Domains ending in `.invalid` are refused, for tests. */
export const isDeliverable = (email: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && !/\.invalid$/i.test(email);
