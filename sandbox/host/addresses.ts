/** Where the local shop answers. Both presets of the region table, one host for each store. */

export type Preset = 'A' | 'B';

/** The stores of a preset and their hosts; the second host carries the country, as the host rule asks. */
const hosts = {
  A: { us: 'localhost', au: 'lintel.au.localhost' },
  B: { global: 'localhost', anz: 'lintel.anz.localhost' },
} as const satisfies Record<Preset, Record<string, string>>;

export interface Addresses {
  preset: Preset;
  port: number;
  /** Store id → origin. */
  stores: Record<string, string>;
  sandbox: string;
  sandboxPort: number;
}

/** Addresses for a storefront port; the sandbox answers on the next one. */
export function addressesFor(
  preset: Preset,
  port: number,
  sandboxPort = port + 1,
  scheme: 'http' | 'https' = 'http',
): Addresses {
  const stores = Object.fromEntries(
    Object.entries(hosts[preset]).map(([store, host]) => [store, `${scheme}://${host}:${port}`]),
  );
  return { preset, port, stores, sandboxPort, sandbox: `http://127.0.0.1:${sandboxPort}` };
}
