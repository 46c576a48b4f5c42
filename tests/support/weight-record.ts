/** Compares page weights with `tests/weight.json`, within tolerances. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/places';

/**
 * Sizes are in bytes: scripts and styles after Brotli at its highest level, pages and fonts without
 * further compression.
 */
export interface Weight {
  requests: number;
  htmlBytes: number;
  inlineBytes: number;
  earlyScriptBytes: number;
  scriptBytes: number;
  scriptFiles: number;
  styleBytes: number;
  styleFiles: number;
  fontBytes: number;
  fontFiles: number;
  /** Outside calls of a repeated request, if the page is cached. */
  calls?: number;
}

const recordFile = join(root, 'tests/weight.json');

/** Allowed increase in bytes, as a share. */
const tolerance = 0.05;
/** These counts may rise by one; all other counts may not rise. */
const oneMore = new Set<keyof Weight>(['requests', 'scriptFiles']);

const mostFor = (what: keyof Weight, recorded: number): number => {
  if (what.endsWith('Bytes')) return recorded * (1 + tolerance);
  return recorded + (oneMore.has(what) ? 1 : 0);
};

type Weights = Record<string, Weight>;
const readRecord = (): Weights =>
  existsSync(recordFile) ? (JSON.parse(readFileSync(recordFile, 'utf8')) as Weights) : {};

export interface Comparison {
  /** `figure: recorded → measured (change)`. */
  differences: string[];
  tooHeavy: string[];
}

/** Without a record, every figure counts as too heavy. */
export function compareWithRecord(page: string, weight: Weight): Comparison {
  const recorded: Partial<Weight> = readRecord()[page] ?? {};
  const changed = (Object.keys(weight) as (keyof Weight)[])
    .filter((what) => weight[what] !== recorded[what])
    .map((what) => {
      const [before = 0, now = 0] = [recorded[what], weight[what]];
      const percent = (100 * (now - before)) / before;
      const share = Number.isFinite(percent)
        ? `${percent < 0 ? '' : '+'}${percent.toFixed(1)}%`
        : 'new';
      return {
        text: `${what}: ${before} → ${now} (${share})`,
        isTooHeavy: now > mostFor(what, before),
      };
    });
  return {
    differences: changed.map(({ text }) => text),
    tooHeavy: changed.filter(({ isTooHeavy }) => isTooHeavy).map(({ text }) => text),
  };
}

/** Rewrites the file, so it isn't safe in parallel. */
export function recordWeight(page: string, weight: Weight): void {
  const record = { ...readRecord(), [page]: weight };
  writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
}
