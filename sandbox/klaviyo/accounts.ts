/** Public key → IDs of the account's lists. */
export const accounts: Record<string, string[]> = {
  LNTLUS: ['NEWSUS'],
  LNTLAU: ['NEWSAU'],
};

/** Private key of the server endpoints → public key. */
export const privateKeys: Record<string, string> = {
  pk_sandbox_us: 'LNTLUS',
  pk_sandbox_au: 'LNTLAU',
};

/** Also false for `.invalid` domains, so tests can provoke a refusal. */
export const isDeliverable = (email: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && !/\.invalid$/i.test(email);
