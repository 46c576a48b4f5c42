/**
 * Importing this module makes Node resolve names below `.localhost`, as browsers do; many systems can't. `fetch` ignores
 * a `host` header, so requesting 127.0.0.1 instead would always reach the first store.
 */
import dns, { type LookupAddress, type LookupAllOptions } from 'node:dns';

type Found = (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void;

const { lookup } = dns;
Object.assign(dns, {
  lookup: (name: string, options: LookupAllOptions, found: Found) =>
    lookup(name.endsWith('.localhost') ? 'localhost' : name, options, found),
});
