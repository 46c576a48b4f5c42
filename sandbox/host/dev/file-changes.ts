/** What is done when a file is saved that is no module of the storefront. */
import { relative } from 'node:path';
import { normalizePath } from 'vite';
import { root } from '../../../scripts/places';

/** Code that runs in this process and not in workerd; and what decides which packages there are. */
const ofProcess =
  /^sandbox\/(?:host\/|images\/|seed\/photos)|^(?:sandbox|scripts)\/[\w-]+\.mjs$|^scripts\/(?:build|places)\.ts$|^stores\.ts$|^package-lock\.json$/;
const ofSandbox = /^sandbox\//;
/** Nothing that runs is made of these, or hot replacement sees to them. */
const elsewhere = /\.(?:test\.ts|md|py|webp)$|^sandbox\/host\/dev\/browser\.ts$/;

export interface FileActions {
  /** The sandbox has changed: its code, its seed or its documents. */
  restartWorkers(): Promise<void>;
  /** What runs in this process has changed. */
  restartProcess(): void;
}

export interface FileChanges {
  /** How many files have been saved since the start. */
  readonly count: number;
  /** Takes the absolute path of a file that was saved, added or removed. */
  add(file: string): void;
  /** From now on acts on what is added: once for files that are saved together. */
  actWith(actions: FileActions): void;
}

/** `isOurs`: whether this process was made from a further file, by its path in the project. */
export function fileChanges(isOurs: (path: string) => boolean | undefined): FileChanges {
  let count = 0;
  let actions: FileActions | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wanted: keyof FileActions | undefined;
  const want = (action: keyof FileActions) => {
    // A new process brings new Workers.
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
