// @ts-check
import { fork } from 'node:child_process';

/** True in a child process of `supervise`. */
export const isSupervised = process.send !== undefined;

/**
 * Runs a script in a child process, and again if the child sent 'restart' before exiting. Otherwise
 * exits with the child's exit code.
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
  // The terminal sends Ctrl-C to both processes. Other signals may reach only this one, so they are
  // forwarded.
  process.on('SIGINT', () => {});
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
}
