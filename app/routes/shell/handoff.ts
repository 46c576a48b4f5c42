/** Reads the data that `handoff.server.ts` has prepared, before hydration. */
import { RemixBrowser } from '@remix-run/react';
import { decode } from 'turbo-stream';
import type { RootData, ShellData } from './shell-data';

/**
 * `RemixBrowser` decodes the page's data during its first call, and throws a promise meanwhile. If React made this call,
 * it would suspend the page's root, and a click at that moment would cause React's error 345.
 */
export async function decodeData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (thrown) {
    if (thrown instanceof Promise) await thrown;
  }
}

/** Undefined if the page's own data contains the shell's data. */
export async function readShellData(): Promise<ShellData | undefined> {
  const body = window.lazyHydration?.shellData;
  if (!body) return undefined;
  // In Remix's data format, errors and redirects have special types, which the plugin decodes as undefined.
  const { value, done } = await decode(new Response(body).body!, {
    plugins: [() => ({ value: undefined })],
  });
  await done;
  const { root } = (value as { loaderData: { root: RootData } }).loaderData;
  return root.shell;
}
