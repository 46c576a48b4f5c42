import type { Addresses } from '../../sandbox/host/addresses';

/** Reads the sandbox's state at `/__standin/{path}`; with `values`, changes it. */
export async function control<T>(
  { addresses }: { addresses: Pick<Addresses, 'sandbox'> },
  path: string,
  values?: Record<string, unknown>,
): Promise<T> {
  const reply = await fetch(`${addresses.sandbox}/__standin/${path}`, {
    headers: {
      accept: 'application/json',
      // The sandbox may be closing an idle connection.
      connection: 'close',
      ...(values && { 'content-type': 'application/json' }),
    },
    ...(values && { method: 'POST', body: JSON.stringify(values) }),
  });
  if (!reply.ok) throw new Error(`The sandbox refused ${path}: ${await reply.text()}`);
  return (await reply.json()) as T;
}
