/**
 * `npm run bench -- profile <path>`: lists the functions that take the Worker's time on a page with
 * filled caches.
 */
import { fetch, type WebSocket } from 'miniflare';
import { freePort } from '../../../sandbox/host/ports';
import { startSandbox } from '../../support/sandbox';
import { browserHeaders } from './load';
import { personalVisitor } from './personal';
import { startSpeedWorld } from './world';

const warmUps = 50;
const requests = 200;
const shown = 25;
/** Microseconds. */
const samplingInterval = 200;

interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[];
  /** `timeDeltas` are the times since the previous sample, in µs. */
  samples: number[];
  timeDeltas: number[];
}

function inspector(socket: WebSocket) {
  let last = 0;
  const waiting = new Map<number, (result: unknown) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result: unknown };
    if (id !== undefined) waiting.get(id)?.(result);
  });
  return <T>(method: string, params: object = {}): Promise<T> =>
    new Promise((resolve) => {
      waiting.set(++last, (result) => resolve(result as T));
      socket.send(JSON.stringify({ id: last, method, params }));
    });
}

/**
 * Returns ms by function. V8 takes no samples while the Worker waits, so a sample counts for at
 * most two intervals.
 */
function selfTimes({ nodes, samples, timeDeltas }: Profile): [string, number][] {
  const names = new Map(
    nodes.map(({ id, callFrame: { functionName, url, lineNumber } }) => [
      id,
      `${functionName || '(anonymous)'}${url ? ` ${url.split('/').at(-1)}:${lineNumber + 1}` : ''}`,
    ]),
  );
  const believed = (delta: number) => Math.min(delta, 2 * samplingInterval) / 1000;
  const times = new Map<string, number>();
  for (const [index, id] of samples.entries()) {
    const name = names.get(id) ?? '?';
    times.set(name, (times.get(name) ?? 0) + believed(timeDeltas[index] ?? 0));
  }
  return [...times].sort(([, one], [, other]) => other - one);
}

export async function profilePage(path: string): Promise<void> {
  const sandbox = await startSandbox();
  const inspectorPort = await freePort();
  const world = await startSpeedWorld({ sandbox, inspectorPort });
  const visitor = await personalVisitor(world, path);
  const get = async () => {
    const { status } = await visitor.get(path, browserHeaders);
    if (status !== 200) throw new Error(`${path} answers ${status}`);
  };
  const { webSocket } = await fetch(`http://127.0.0.1:${inspectorPort}/us`, {
    headers: { upgrade: 'websocket' },
  });
  if (!webSocket) throw new Error('The inspector does not answer.');
  webSocket.accept();
  const send = inspector(webSocket);
  await send('Profiler.enable');
  await send('Profiler.setSamplingInterval', { interval: samplingInterval });
  for (let n = 0; n < warmUps; n += 1) await get();
  await send('Profiler.start');
  for (let n = 0; n < requests; n += 1) await get();
  const { profile } = await send<{ profile: Profile }>('Profiler.stop');
  const times = selfTimes(profile).filter(([name]) => !/^\((?:idle|program|root)\)/.test(name));
  const total = times.reduce((sum, [, ms]) => sum + ms, 0);
  console.log(`\n${path}: ${(total / requests).toFixed(2)} ms of scripts for each of ${requests}`);
  for (const [name, ms] of times.slice(0, shown))
    console.log(
      `${(ms / requests).toFixed(3).padStart(8)} ms ${((100 * ms) / total).toFixed(1).padStart(5)} %  ${name}`,
    );
  webSocket.close();
  await world.stop();
  await sandbox.stop();
}
