import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

/**
 * Makes Miniflare start workerd with garbage collection on the main thread only, as workerd does by itself on macOS.
 *
 * On Linux, workerd can hang forever with its CPU at 100%: while all background threads of V8 wait for the main thread
 * to collect garbage, the main thread waits for one of them to sweep. V8 has one thread fewer than there are cores, so
 * this happens on small machines.
 */
export function collectGarbageOnMainThread(): void {
  const isSmall = process.platform === 'linux' && availableParallelism() <= 4;
  // The variable is already set if the developer chose a workerd, or if a parent process called this function.
  if (isSmall && process.env.MINIFLARE_WORKERD_PATH === undefined)
    startWithV8Flags('--single-threaded-gc');
}

/**
 * Makes Miniflare start workerd with these space-separated flags. Newer versions of Miniflare have a variable for this
 * (`MINIFLARE_WORKERD_V8_FLAGS`), but need Node 22. Needs a POSIX shell.
 */
export function startWithV8Flags(flags: string): void {
  const { resolve } = createRequire(import.meta.url);
  const ofMiniflare = createRequire(resolve('miniflare'));
  const { default: workerd } = ofMiniflare('workerd') as { default: string };
  Object.assign(process.env, {
    MINIFLARE_WORKERD_PATH: fileURLToPath(new URL('start.sh', import.meta.url)),
    WORKERD: workerd,
    WORKERD_NODE: process.execPath,
    WORKERD_V8_FLAGS: flags,
  });
}
