// @ts-check
import { fork } from 'node:child_process';
import { watch } from 'node:fs';

/** True in a child process of `supervise`. */
export const isSupervised = process.send !== undefined;

/**
 * Runs a script in a child process. If the child sends 'restart' and exits, starts it again. If a
 * restarted child fails, waits for a change in `sources`, then starts it again. Otherwise exits
 * with the child's exit code.
 * @param {string} script @param {string[]} args
 * @param {() => string[]} sources Files and folders to watch. They must exist.
 */
export function supervise(script, args, sources) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  let stopping = false;
  function start(isRestart = false) {
    let again = false;
    child = fork(script, args)
      .on('message', (message) => (again = message === 'restart'))
      .on('exit', (code, signal) => {
        child = undefined;
        if (again && !stopping) start(true);
        // If the child handles a signal before this process does, the child exits with 130 or 143.
        else if (isRestart && code && code < 128 && !stopping) {
          // Watch before printing the message, so no change is missed.
          afterChange(sources(), () => start(true));
          console.error('The shop stopped. It starts again when you save a file.');
        } else process.exit(code ?? (signal ? 1 : 0));
      });
  }
  start();
  /** @param {NodeJS.Signals} signal */
  function stop(signal) {
    stopping = true;
    if (!child) process.exit(signal === 'SIGINT' ? 130 : 1);
    // The terminal sends Ctrl-C to both processes. Other signals may reach only this one.
    if (signal !== 'SIGINT') child.kill(signal);
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
}

/** @param {string[]} sources @param {() => void} act */
function afterChange(sources, act) {
  const watchers = sources.map((path) => watch(path, { recursive: true }, once));
  let done = false;
  function once() {
    if (done) return;
    done = true;
    for (const watcher of watchers) watcher.close();
    // Editors truncate a file before they write it.
    setTimeout(act, 50);
  }
}
