/** Holds the slices that the slice simulator shows, and loads their data from the shop. */
import { recordOf } from '~/platform/record-of';
import type { PageSlice } from '~/slices/page-slice';

export interface SimulatedSlice {
  /** React key: the slice's id, if no other slice has it. */
  key: string;
  /** `slice_type`, or '' if the editor sent something else. */
  type: string;
  /** The slice as the editor has sent it, in JSON. */
  text: string;
  /** The text from which `slice` was loaded. It differs from `text` while a change is loading. */
  loaded?: string;
  /** Undefined if nothing has been loaded yet, or if the shop can't show the slice. */
  slice?: PageSlice;
  problem?: 'invalid' | 'large';
}

/** null: the shop doesn't have the slice, or a field is invalid. 'limited': a rate limit refused to load it. */
export type LoadedSlice = PageSlice | 'limited' | null;

/** Slices in the order in which they were sent; 'large' if they exceed the size limit; 'failed' if loading failed. */
export type Reply = LoadedSlice[] | 'large' | 'failed';

export interface Zone {
  /** Changes with every change of the slices. */
  get(): readonly SimulatedSlice[];
  /** Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Shows the editor's slices: at once with the data loaded so far, and again when their changes have loaded. */
  show(sent: readonly unknown[]): void;
}

interface Options {
  /** Minimum time between two requests. */
  pauseMs: number;
  /** Time until a failed request is repeated. */
  retryMs: number;
  /** Time until a limited slice is sent again, unless it changes. */
  limitMs: number;
}

/** Maximum number of slices in one request. */
export const maxSlices = 50;
/** Maximum size of one request's slices, in characters. A longer slice is sent by itself. */
const batchLength = 60_000;

/**
 * Opens a zone without slices. `load` sends slices, as JSON, to the shop. Only changed slices are sent, one request at
 * a time: while a request is running, further changes wait; then each changed slice is sent once, in its newest version.
 */
export function openZone(
  load: (texts: readonly string[]) => Promise<Reply>,
  { pauseMs, retryMs, limitMs }: Options,
): Zone {
  let slices: readonly SimulatedSlice[] = [];
  let running = false;
  const limited = new Set<string>();
  const listeners = new Set<() => void>();
  const update = (next: readonly SimulatedSlice[]) => {
    slices = next;
    for (const listener of listeners) listener();
  };
  async function loadMissing() {
    if (running) return;
    running = true;
    const missing = () => missingOf(slices.filter(({ text }) => !limited.has(text)));
    for (let texts = missing(); texts.length > 0; texts = missing()) {
      const reply = await load(texts);
      if (reply !== 'failed') update(withReply(slices, texts, reply));
      postpone(texts.filter((_, at) => reply[at] === 'limited'));
      await new Promise((resolve) => setTimeout(resolve, reply === 'failed' ? retryMs : pauseMs));
    }
    running = false;
  }
  function postpone(texts: readonly string[]) {
    if (texts.length === 0) return;
    for (const text of texts) limited.add(text);
    setTimeout(() => {
      for (const text of texts) limited.delete(text);
      void loadMissing();
    }, limitMs);
  }
  return {
    get: () => slices,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(sent) {
      update(withSent(slices, sent));
      void loadMissing();
    },
  };
}

/** Keeps what was loaded for a slice until its change has loaded. */
function withSent(before: readonly SimulatedSlice[], sent: readonly unknown[]): SimulatedSlice[] {
  const keys = new Set<string>();
  return sent.map((one, index) => {
    const { id, slice_type: type } = recordOf(one);
    const name = typeof id === 'string' && id !== '' && !keys.has(id) ? id : `slice ${index}`;
    keys.add(name);
    const known = before.find(({ key }) => key === name);
    const ofSameType = known?.type === type ? known : undefined;
    return {
      ...ofSameType,
      key: name,
      type: typeof type === 'string' ? type : '',
      text: JSON.stringify(one) ?? 'null',
    };
  });
}

/** The changed slices, as many as fit into one request. */
function missingOf(slices: readonly SimulatedSlice[]): string[] {
  const texts = new Set(
    slices.filter(({ text, loaded }) => text !== loaded).map(({ text }) => text),
  );
  const batch: string[] = [];
  let length = 0;
  for (const text of texts) {
    length += text.length;
    if (batch.length === maxSlices || (batch.length > 0 && length > batchLength)) break;
    batch.push(text);
  }
  return batch;
}

const withReply = (
  slices: readonly SimulatedSlice[],
  texts: readonly string[],
  reply: LoadedSlice[] | 'large',
): SimulatedSlice[] =>
  slices.map((one) => {
    const at = texts.indexOf(one.text);
    if (at < 0) return one;
    const { key, type, text } = one;
    const slice = reply === 'large' ? undefined : reply[at];
    if (slice === 'limited') return one;
    return slice
      ? { key, type, text, loaded: text, slice: { ...slice, id: key } }
      : { key, type, text, loaded: text, problem: reply === 'large' ? 'large' : 'invalid' };
  });
