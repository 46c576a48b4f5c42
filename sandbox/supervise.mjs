// @ts-check
import { fork } from 'node:child_process';

/** Whether this process was started by `supervise`. */
export const isSupervised = process.send !== undefined;

/**
 * Runs a script in a process of its own, and again whenever it has sent 'restart' before it ended: code that it
 * runs itself has changed. Otherwise ends as it ends.
 * @param {string} script @param {string[]} args
 */
export function supervise(script, args) {
  let child = start();
  function start() {
    let again = false;
    return fork(script, args)
      .on('message', (message) => (again = message === 'restart'))
      .on('exit', (code, signal) => {
        if (again) child = start();
        else process.exit(code ?? (signal ? 1 : 0));
      });
  }
  // The terminal sends Ctrl-C to both; others, as TERM, may come here alone.
  process.on('SIGINT', () => {});
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
}
