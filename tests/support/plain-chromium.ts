/**
 * Controls Chromium over its debugging pipe, because Playwright turns off prerendering and the
 * back/forward cache.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { chromium } from 'playwright';
import { chrome } from './shopper';

interface Message {
  id?: number;
  method?: string;
  params: Record<string, unknown>;
  result?: Record<string, unknown>;
  error?: { message: string };
  sessionId?: string;
}

type Send = (method: string, params?: object) => Promise<Record<string, unknown>>;

export interface PlainPage {
  send: Send;
  /** Awaits promises. */
  evaluate<T>(expression: string): Promise<T>;
}

export interface PlainTab {
  page(): PlainPage;
  prerendered(): PlainPage | undefined;
  /** 'Running', 'Ready', 'Failure: …'. */
  prerenders: string[];
  close(): Promise<void>;
}

export async function openPlainTab(): Promise<PlainTab> {
  const profile = mkdtempSync(join(tmpdir(), 'lintel-chromium-'));
  const system = '/usr/bin/chromium';
  const browser = spawn(
    existsSync(system) ? system : chromium.executablePath(),
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--remote-debugging-pipe',
      // The headless default looks like a robot's.
      `--user-agent=${chrome}`,
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const [input, output] = browser.stdio.slice(3) as unknown as [Writable, Readable];
  const waiting = new Map<
    number,
    { sessionId?: string; settle(message: Partial<Message>): void }
  >();
  let id = 0;
  const sendTo =
    (sessionId?: string): Send =>
    (method, params = {}) =>
      new Promise((resolve, reject) => {
        id += 1;
        const settle = ({ result, error }: Partial<Message>) =>
          error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result ?? {});
        waiting.set(id, { sessionId, settle });
        input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
      });
  const pages: { sessionId: string; prerendered: boolean }[] = [];
  const prerenders: string[] = [];
  const listen = (message: Message) => {
    if (message.id) waiting.get(message.id)?.settle(message);
    const { method, params } = message;
    if (method === 'Target.attachedToTarget') {
      const { type, subtype } = params.targetInfo as { type: string; subtype?: string };
      const sessionId = String(params.sessionId);
      if (type === 'page') pages.push({ sessionId, prerendered: subtype === 'prerender' });
    } else if (method === 'Target.detachedFromTarget') {
      const at = pages.findIndex(({ sessionId }) => sessionId === params.sessionId);
      if (at >= 0) pages.splice(at, 1);
      for (const call of waiting.values())
        if (call.sessionId === params.sessionId) call.settle({ error: { message: 'gone' } });
      if (pages.length === 1) pages[0]!.prerendered = false;
    } else if (method === 'Preload.prerenderStatusUpdated') {
      const { status, prerenderStatus: reason } = params;
      prerenders.push([status, reason].filter(Boolean).join(': '));
    }
  };
  let text = '';
  output.setEncoding('utf8').on('data', (chunk: string) => {
    const messages = (text + chunk).split('\0');
    text = messages.pop() ?? '';
    for (const message of messages) listen(JSON.parse(message) as Message);
  });

  const pageOf = (sessionId: string): PlainPage => {
    const send = sendTo(sessionId);
    return {
      send,
      async evaluate<T>(expression: string) {
        const wanted = { expression, returnByValue: true, awaitPromise: true };
        const { result, exceptionDetails } = await send('Runtime.evaluate', wanted);
        if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
        return (result as { value: T }).value;
      },
    };
  };
  const find = (prerendered: boolean) => {
    const found = pages.find((page) => page.prerendered === prerendered);
    return found && pageOf(found.sessionId);
  };

  const root = sendTo();
  const { targetInfos } = await root('Target.getTargets', { filter: [{ type: 'tab' }] });
  const [{ targetId } = { targetId: '' }] = targetInfos as { targetId: string }[];
  const { sessionId } = await root('Target.attachToTarget', { targetId, flatten: true });
  const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await sendTo(String(sessionId))('Target.setAutoAttach', attach);
  while (!find(false)) await new Promise((resolve) => setTimeout(resolve, 20));
  await find(false)!.send('Page.enable');
  await find(false)!.send('Preload.enable');
  return {
    page: () => find(false)!,
    prerendered: () => find(true),
    prerenders,
    async close() {
      const gone = new Promise((resolve) => browser.once('exit', resolve));
      await root('Browser.close');
      await gone;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
