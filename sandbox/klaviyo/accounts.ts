/** The demo's accounts: public key → ids of their lists. */
export const accounts: Record<string, string[]> = {
  LNTLUS: ['NEWSUS'],
  LNTLAU: ['NEWSAU'],
};

/** Private keys of the server endpoints → public key. */
export const privateKeys: Record<string, string> = {
  pk_sandbox_us: 'LNTLUS',
  pk_sandbox_au: 'LNTLAU',
};

/** Refuses addresses under `.invalid` too, so that a test can provoke a refusal without a fault. */
export const isDeliverable = (email: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && !/\.invalid$/i.test(email);
