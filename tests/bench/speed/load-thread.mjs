// @ts-check
/**
 * Raw sockets in a separate thread: an HTTP client would be slower than the measured hello-world
 * Worker.
 */
import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import { parentPort } from 'node:worker_threads';

/**
 * @typedef {{ port: number, host: string, path: string, headers: Record<string, string>[], connections: number, ms:
 * number }} Task
 * @typedef {{ answers: number, wrong: number, bytes: number, ms: number, busy: number }} Outcome
 * `wrong` counts statuses other than 200, broken connections and unanswered requests. `busy` is the share of the time
 * in which this thread worked.
 */

/**
 * In ms. Requests that are still running when the measurement ends get this extra time, because a
 * slow page may not have answered any request yet.
 */
const timeoutMs = 15_000;
const headEnd = Buffer.from('\r\n\r\n');
const lastChunk = Buffer.from('0\r\n\r\n');

/**
 * Reads successive responses; calls `onAnswer` after each.
 * @param {(status: number, bytes: number) => void} onAnswer
 */
function reader(onAnswer) {
  /** @type {Buffer | undefined} */
  let head;
  let status = 0;
  let bytes = 0;
  let left = -1;
  /** The last bytes of a chunked body mark its end. */
  let tail = Buffer.alloc(0);
  return (/** @type {Buffer} */ data) => {
    bytes += data.length;
    let body = data;
    if (status === 0) {
      head = head ? Buffer.concat([head, data]) : data;
      const at = head.indexOf(headEnd);
      if (at < 0) return;
      const text = head.toString('latin1', 0, at);
      status = Number(text.slice(9, 12));
      const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1];
      left = length === undefined ? -1 : Number(length);
      body = head.subarray(at + headEnd.length);
    }
    if (left >= 0) left -= body.length;
    else tail = Buffer.concat([tail, body.subarray(-lastChunk.length)]).subarray(-lastChunk.length);
    if (left !== 0 && !(left < 0 && tail.equals(lastChunk))) return;
    const [answered, size] = [status, bytes];
    head = undefined;
    [status, bytes, left] = [0, 0, -1];
    tail = Buffer.alloc(0);
    onAnswer(answered, size);
  };
}

/** @param {Task} task @returns {Promise<Outcome>} */
function send({ port, host, path, headers, connections, ms }) {
  const requests = headers.map((set) => {
    const lines = Object.entries({ host, ...set }).map(([name, value]) => `${name}: ${value}\r\n`);
    return Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  });
  const outcome = { answers: 0, wrong: 0, bytes: 0, ms, busy: 0 };
  return new Promise((resolve) => {
    /** @type {Set<import('node:net').Socket>} */
    const open = new Set();
    let began = 0;
    let connected = 0;
    let over = false;
    /** @type {import('node:perf_hooks').EventLoopUtilization} */
    let idle;
    const end = () => {
      if (open.size > 0) return;
      clearTimeout(late);
      outcome.ms = performance.now() - began;
      outcome.busy = performance.eventLoopUtilization(idle).utilization;
      resolve(outcome);
    };
    const begin = () => {
      began = performance.now();
      idle = performance.eventLoopUtilization();
      for (const socket of open) socket.write(/** @type {Buffer} */ (requests[0]));
      setTimeout(() => (over = true), ms);
    };
    const late = setTimeout(() => {
      outcome.wrong += open.size;
      open.forEach((socket) => socket.destroy());
    }, ms + timeoutMs);
    for (let n = 0; n < connections; n += 1) {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      open.add(socket);
      let sent = 1;
      const read = reader((status, bytes) => {
        outcome.answers += 1;
        outcome.bytes += bytes;
        if (status !== 200) outcome.wrong += 1;
        if (over) socket.destroy();
        else socket.write(/** @type {Buffer} */ (requests[sent++ % requests.length]));
      });
      socket.on('connect', () => {
        connected += 1;
        if (connected === connections) begin();
      });
      socket.on('data', read);
      socket.on('error', () => void (outcome.wrong += 1));
      // The server closed the connection instead of answering.
      socket.on('end', () => void (outcome.wrong += 1));
      socket.on('close', () => {
        open.delete(socket);
        if (connected < connections) connected += 1;
        end();
      });
    }
  });
}

parentPort?.on('message', (task) => void send(task).then((sent) => parentPort?.postMessage(sent)));
