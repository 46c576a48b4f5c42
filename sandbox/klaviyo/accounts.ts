/** The provider's accounts of the demo: public key → the lists it has. */
export const accounts: Record<string, string[]> = {
  LNTLUS: ['NEWSUS'],
  LNTLAU: ['NEWSAU'],
};

/** Private keys, for the server endpoints. */
export const privateKeys: Record<string, string> = {
  pk_sandbox_us: 'LNTLUS',
  pk_sandbox_au: 'LNTLAU',
};

/** Addresses under `.invalid` do not exist, so that a refusal can be had without a fault. */
export const isDeliverable = (email: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && !/\.invalid$/i.test(email);
