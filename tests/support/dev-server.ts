import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../sandbox/host/ports';

export interface DevServer {
  origin: string;
  /** On the port after the shop's. */
  sandbox: string;
  output(): string;
  stop(): Promise<void>;
}

const timeoutMs = 120_000;

export async function startDev(folder: string, args: string[] = []): Promise<DevServer> {
  const port = await freePort();
  const child = spawn('npm', ['run', 'dev', '--', ...args], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), NODE_ENV: undefined },
    // A process group, because npm doesn't forward every signal.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const ended = once(child, 'exit');
  const giveUp = Date.now() + timeoutMs;
  while (!output.includes('Lintel is open')) {
    if (child.exitCode !== null || Date.now() > giveUp) throw new Error(`No shop:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    origin: `http://localhost:${port}`,
    sandbox: `http://127.0.0.1:${port + 1}`,
    output: () => output,
    async stop() {
      process.kill(-child.pid!, 'SIGTERM');
      await ended;
    },
  };
}
