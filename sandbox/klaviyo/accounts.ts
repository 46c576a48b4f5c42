/** Maps a public key to the IDs of the account's lists. */
export const accounts: Record<string, string[]> = {
  LNTLUS: ['NEWSUS'],
  LNTLAU: ['NEWSAU'],
};

/** Maps the private key of the server endpoints to the public key. */
export const privateKeys: Record<string, string> = {
  pk_sandbox_us: 'LNTLUS',
  pk_sandbox_au: 'LNTLAU',
};

/** Returns false for invalid addresses and for `.invalid` domains, so that tests can provoke a refusal. */
export const isDeliverable = (email: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && !/\.invalid$/i.test(email);
