/** Registers the tools with the browser (https://webmachinelearning.github.io/webmcp). Loads without React. */
import { errorResult, tools, type ToolDefinition, type ToolName, type ToolResult } from './tools';

export type RunTool = (name: ToolName, input: unknown) => Promise<ToolResult>;

interface ModelContext {
  registerTool(
    tool: ToolDefinition & {
      execute(input: unknown, options?: { signal?: AbortSignal }): Promise<ToolResult>;
    },
    options: { signal: AbortSignal },
  ): Promise<void> | void;
}

/** In ms. The Worker answers pages after 4 s, and changes of the cart after 8 s at the latest. */
const startMs = 15_000;
const callMs = 25_000;

const notStarted = 'The page’s scripts didn’t load. Reload the page, then try again.';
const unfinished =
  'The shop took too long. Call open_bag or look at the page before you try again.';
const cancelled = 'The call was cancelled before it began.';

let current: RunTool | undefined;
let start: () => void;
const started = new Promise<void>((resolve) => (start = resolve));

/**
 * `app/routes/shell/agent-tools.tsx` calls this when the page can run tools, and again when it mounts again, for
 * example on an error page.
 */
export function connectShop(run: RunTool): void {
  current = run;
  start();
}

/** `wake` hydrates the page at the first call. */
export function registerTools(wake: () => void): void {
  const context = findModelContext();
  if (!context) return;
  const call = callInTurn(async (name, input) => {
    wake();
    await within(startMs, started);
    if (!current) return errorResult(notStarted);
    return (await within(callMs, current(name, input))) ?? errorResult(unfinished);
  });
  let registration: AbortController;
  const register = () => {
    registration = new AbortController();
    const { signal } = registration;
    for (const tool of tools)
      void registerOne(
        context,
        { ...tool, execute: (...sent) => call(tool.name, ...sent) },
        signal,
      );
  };
  register();
  // Otherwise, a call to a page in the back/forward cache would run when the shopper returns.
  addEventListener('pagehide', () => registration.abort());
  addEventListener('pageshow', ({ persisted }) => persisted && register());
}

/** `document.modelContext` in the current draft, `navigator.modelContext` in earlier drafts. */
function findModelContext(): ModelContext | undefined {
  // No shared helper: the build would put it into a file that loads React.
  const found = (Reflect.get(document, 'modelContext') ??
    Reflect.get(navigator, 'modelContext')) as Partial<ModelContext> | null | undefined;
  return typeof found?.registerTool === 'function' ? (found as ModelContext) : undefined;
}

/** Fails, for example, in a frame without the permission `tools`, or if another script has taken the name. */
async function registerOne(
  context: ModelContext,
  tool: Parameters<ModelContext['registerTool']>[0],
  signal: AbortSignal,
): Promise<void> {
  try {
    await context.registerTool(tool, { signal });
  } catch {
    // The shop works without the tool.
  }
}

interface Call {
  result: Promise<ToolResult>;
  /** One per caller. */
  signals: (AbortSignal | undefined)[];
  started: boolean;
}

/** A running call can't be cancelled. */
const isCancelled = ({ signals, started }: Omit<Call, 'result'>): boolean =>
  !started && signals.every((signal) => signal?.aborted);

/**
 * One call at a time, because each shows its result in the page. A call that repeats a running or waiting call gets the
 * same result, like a second press of a button. A waiting call is cancelled when all its callers have cancelled it.
 */
export function callInTurn(run: RunTool) {
  const running = new Map<string, Call>();
  let last: Promise<unknown> = Promise.resolve();
  return (
    name: ToolName,
    input: unknown,
    { signal }: { signal?: AbortSignal } = {},
  ): Promise<ToolResult> => {
    const key = JSON.stringify([name, input]);
    const same = running.get(key);
    if (same && !isCancelled(same)) {
      same.signals.push(signal);
      return same.result;
    }
    const call = { signals: [signal], started: false };
    const result = last.then(async () => {
      try {
        if (isCancelled(call)) return errorResult(cancelled);
        call.started = true;
        return await run(name, input);
      } finally {
        if (running.get(key)?.result === result) running.delete(key);
      }
    });
    running.set(key, Object.assign(call, { result }));
    last = result.catch(() => undefined);
    return result;
  };
}

const within = <Value>(ms: number, value: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([
    value,
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms)),
  ]);
