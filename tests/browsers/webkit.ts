/** MiniBrowser over classic WebDriver. `README.md` lists what the driver can't do. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../sandbox/host/ports';
import { DriverFailure, heights, type Engine, type Key, type Tab, type Width } from './engine';
import type { Line } from './line';

const libraries = '/usr/lib';
/** Debian's folder depends on the architecture. */
export function miniBrowserPath(): string | undefined {
  return readdirSync(libraries)
    .flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map((name) =>
        join(libraries, folder, name, 'MiniBrowser'),
      ),
    )
    .find((path) => existsSync(path));
}

/** The toolbar would keep the window wider than 390 px. */
const narrowToolbar = `* { padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0; font-size: 1px; }`;
const smallIcons = `[Settings]
gtk-decoration-layout=:
gtk-toolbar-icon-size=1
gtk-icon-sizes=gtk-menu=1,1:gtk-small-toolbar=1,1:gtk-button=1,1:gtk-large-toolbar=1,1
`;

const keys: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Backspace: '\uE003',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};

type Call = (method: string, path: string, body?: object) => Promise<unknown>;

/** WebKitWebDriver sometimes hangs. */
const longestCallMs = 45_000;

export async function startWebKit(line: Line): Promise<Engine> {
  const config = mkdtempSync(join(tmpdir(), 'lintel-webkit-'));
  mkdirSync(join(config, 'gtk-3.0'));
  writeFileSync(join(config, 'gtk-3.0', 'gtk.css'), narrowToolbar);
  writeFileSync(join(config, 'gtk-3.0', 'settings.ini'), smallIcons);
  const port = await freePort();
  const driver = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`],
    { stdio: 'ignore', detached: true, env: { ...process.env, XDG_CONFIG_HOME: config } },
  );
  // The driver would outlive an interrupted run.
  const stop = () => process.kill(-driver.pid!);
  process.once('exit', stop);
  const call: Call = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(longestCallMs),
    }).catch((error: unknown) => {
      throw new DriverFailure(`${method} ${path}: ${String(error)}`);
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const deadline = Date.now() + 30_000;
  while (!(await call('GET', '/status').catch(() => false))) {
    if (Date.now() > deadline) throw new Error('WebKitWebDriver does not answer');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  // A session is a browser with a new profile. The driver allows one session at a time.
  let session: string | undefined;
  const end = async () => {
    if (session) await call('DELETE', session).catch(() => undefined);
    session = undefined;
  };
  return {
    async open({ width, scripts }) {
      await end();
      session = await startSession(call, scripts, line.port);
      return openTab(call, session, width, line, end);
    },
    async close() {
      await end();
      const gone = new Promise((resolve) => driver.once('exit', resolve));
      process.off('exit', stop);
      stop();
      await gone;
      rmSync(config, { recursive: true, force: true });
    },
  };
}

async function startSession(call: Call, scripts: boolean, proxyPort: number): Promise<string> {
  const args = ['--automation', `--proxy=http://127.0.0.1:${proxyPort}`];
  if (!scripts) args.push('--enable-javascript=false');
  const { sessionId } = (await call('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': { binary: miniBrowserPath(), args },
      },
    },
  })) as { sessionId: string };
  return `/session/${sessionId}`;
}

/** The driver reports no errors, so the page collects them. */
const collector = `
  if (!window.lintelProblems) {
    const problems = window.lintelProblems = [];
    addEventListener('error', ({ message }) => message && problems.push(message));
    addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
    const { error } = console;
    console.error = (...parts) => { problems.push(parts.join(' ')); error.apply(console, parts); };
  }`;

async function openTab(
  call: Call,
  path: string,
  width: Width,
  line: Line,
  close: () => Promise<void>,
): Promise<Tab> {
  const problems = new Set<string>();
  const evaluate = async (expression: string) => {
    const script = `${collector} return [${expression}, window.lintelProblems];`;
    const [value, found] = (await call('POST', `${path}/execute/sync`, { script, args: [] })) as [
      unknown,
      string[],
    ];
    for (const problem of found) problems.add(problem);
    return value;
  };
  const act = (type: string, actions: object[], id = type) =>
    call('POST', `${path}/actions`, {
      actions: [
        { type, id, actions, ...(type === 'pointer' && { parameters: { pointerType: 'mouse' } }) },
      ],
    });
  const strike = (values: string[]) =>
    act(
      'key',
      values.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  // The window's height includes the toolbar, so the second call adds the toolbar's height.
  await resize(call, path, width, heights[width]);
  const inner = (await evaluate('innerHeight')) as number;
  await resize(call, path, width, 2 * heights[width] - inner);
  return {
    async goto(url) {
      await evaluate('window.lintelLeft = true');
      await call('POST', `${path}/url`, { url });
      const deadline = Date.now() + 30_000;
      const isThere = `!window.lintelLeft && document.readyState !== 'loading'`;
      while (!(await evaluate(isThere).catch(() => false))) {
        if (Date.now() > deadline) throw new DriverFailure(`${url} did not load`);
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
    },
    evaluate,
    async click(x, y) {
      await act('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    type: async (text) => void (await strike([...text])),
    press: async (key) => void (await strike([keys[key]])),
    async offline(is) {
      line.cut(is);
      await evaluate(
        `(Object.defineProperty(navigator, 'onLine', { value: ${!is}, configurable: true }), dispatchEvent(new Event('${is ? 'offline' : 'online'}')))`,
      );
    },
    screenshot: async () => Buffer.from((await call('GET', `${path}/screenshot`)) as string, 'base64'), // prettier-ignore
    problems: () => Promise.resolve([...problems]),
    close,
  };
}

const resize = (call: Call, path: string, width: number, height: number) =>
  call('POST', `${path}/window/rect`, { width, height });
