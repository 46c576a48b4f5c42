/** CPU time of a workerd process, from `/proc` (Linux only). */
import { readdirSync, readFileSync } from 'node:fs';

/** Kernel ticks in `/proc` are 1/100 s on every Linux that Node supports. */
const msPerTick = 10;

/** The fields after the process name, which may contain spaces: state, parent, …, utime, stime. */
const statOf = (pid: number): string[] => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
};

export function workerds(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const name = readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
        return name === 'workerd' && Number(statOf(pid)[1]) === process.pid;
      } catch {
        return false;
      }
    });
}

/** User plus system time so far, in ms. */
export function cpuOf(pid: number): number {
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) * msPerTick;
}
