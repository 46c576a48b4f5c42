/** Why the last change was refused, for the shell's toast. Browser only. */
import { useSyncExternalStore } from 'react';

let problem = '';
const listeners = new Set<() => void>();

export function showHeartProblem(text: string): void {
  problem = text;
  for (const changed of listeners) changed();
}

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => void listeners.delete(changed);
};

const read = () => problem;

export const useHeartProblem = () => useSyncExternalStore(subscribe, read, read);
