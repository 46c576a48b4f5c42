import { relative } from 'node:path';
import { normalizePath } from 'vite';
import { root } from '../../../scripts/places';

const ofProcess =
  /^sandbox\/(?:host\/|images\/|seed\/photos)|^(?:sandbox|scripts)\/[\w-]+\.mjs$|^scripts\/(?:build|places|running-shops)\.ts$|^app\/stores\.ts$|^package-lock\.json$/;
const ofSandbox = /^sandbox\//;
/**
 * Changes to these files need no restart, because no process loads them, or because Vite updates
 * the page.
 */
const elsewhere = /\.(?:test\.ts|md|py|webp)$|^sandbox\/host\/dev\/browser\.ts$/;

interface FileActions {
  restartWorkers(): Promise<void>;
  restartProcess(): void;
}

export interface FileChanges {
  readonly count: number;
  add(file: string): void;
  /** Files saved together trigger one action. */
  actWith(actions: FileActions): void;
}

/** `isOurs` returns true for further files that need a new Node process. `path` is relative to the project. */
export function fileChanges(isOurs: (path: string) => boolean | undefined): FileChanges {
  let count = 0;
  let actions: FileActions | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wanted: keyof FileActions | undefined;
  const want = (action: keyof FileActions) => {
    if (wanted !== 'restartProcess') wanted = action;
    clearTimeout(timer);
    timer = setTimeout(act, 50);
  };
  const act = () => {
    const action = wanted;
    wanted = undefined;
    if (action) void actions?.[action]();
  };
  return {
    get count() {
      return count;
    },
    add(file) {
      count += 1;
      const path = normalizePath(relative(root, file));
      if (!actions || elsewhere.test(path)) return;
      if (ofProcess.test(path) || isOurs(path)) want('restartProcess');
      else if (ofSandbox.test(path)) want('restartWorkers');
    },
    actWith: (given) => void (actions = given),
  };
}
