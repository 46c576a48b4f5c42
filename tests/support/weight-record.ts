/** The weight of pages on record (`tests/weight.json`), and how far a page may be above it. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/places';

/** Bytes of scripts and styles are after Brotli at its best, those of pages and fonts as they are. */
export interface Weight {
  /** Of a first visit on a phone, pictures included. */
  requests: number;
  htmlBytes: number;
  /** Of the scripts within the page. */
  inlineBytes: number;
  /** Scripts before the first touch of the page. */
  earlyScriptBytes: number;
  /** All scripts, with those that the first touch loads. */
  scriptBytes: number;
  scriptFiles: number;
  styleBytes: number;
  styleFiles: number;
  fontBytes: number;
  fontFiles: number;
  /** Calls to outside services for the page when it is requested again. */
  calls: number;
}

const recordFile = join(root, 'tests/weight.json');

/** Bytes may be above the record by this share: an ordinary change adds some. */
const tolerance = 0.05;
/** Counts that one small change may raise by one. All other counts must not rise. */
const oneMore = new Set<keyof Weight>(['requests', 'scriptFiles']);

const mostFor = (what: keyof Weight, recorded: number): number => {
  if (what.endsWith('Bytes')) return recorded * (1 + tolerance);
  return recorded + (oneMore.has(what) ? 1 : 0);
};

type Weights = Record<string, Weight>;
const readRecord = (): Weights =>
  existsSync(recordFile) ? (JSON.parse(readFileSync(recordFile, 'utf8')) as Weights) : {};

export interface Comparison {
  /** `figure: recorded → measured (change)` for each figure that is not as recorded. */
  differences: string[];
  /** Those of `differences` that are too far above the record. */
  tooHeavy: string[];
}

/** Compares a page with its record. A page without a record is too heavy in every figure. */
export function compareWithRecord(page: string, weight: Weight): Comparison {
  const recorded: Partial<Weight> = readRecord()[page] ?? {};
  const changed = (Object.keys(weight) as (keyof Weight)[])
    .filter((what) => weight[what] !== recorded[what])
    .map((what) => {
      const before = recorded[what] ?? 0;
      const percent = (100 * (weight[what] - before)) / before;
      const share = Number.isFinite(percent)
        ? `${percent < 0 ? '' : '+'}${percent.toFixed(1)}%`
        : 'new';
      return {
        text: `${what}: ${before} → ${weight[what]} (${share})`,
        isTooHeavy: weight[what] > mostFor(what, before),
      };
    });
  return {
    differences: changed.map(({ text }) => text),
    tooHeavy: changed.filter(({ isTooHeavy }) => isTooHeavy).map(({ text }) => text),
  };
}

/** Records the weight of a page. Call it for one page at a time: it rewrites the file. */
export function recordWeight(page: string, weight: Weight): void {
  const record = { ...readRecord(), [page]: weight };
  writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
}
