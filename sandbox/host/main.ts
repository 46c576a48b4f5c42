/** What `npm start`, `npm run dev`, `npm run build` and `npm run reset` do. */
import { addressesFor, type Preset } from './addresses';
import { buildStorefront } from './build';
import { portIsFree } from './ports';
import { forgetRunning, rememberRunning, resetState } from './running';
import { welcome } from './welcome';

/** Runs one command; prints for people, exits with 1 and one sentence when it cannot. */
export async function main(args: string[]): Promise<void> {
  if (args.includes('--build')) {
    await buildStorefront({ force: true });
  } else if (args.includes('--reset')) {
    await resetState();
  } else {
    await start({ dev: args.includes('--dev') });
  }
}

async function start({ dev }: { dev: boolean }): Promise<void> {
  const addresses = addressesFor(presetOf(process.env.PRESET), portOf(process.env.PORT));
  for (const port of [addresses.port, addresses.sandboxPort]) {
    if (!(await portIsFree(port))) {
      fail(`Port ${port} is taken. Stop what runs there, or choose another: PORT=4000 npm start`);
    }
  }
  const sandboxVars = { SANDBOX_PRODUCTS: productsOf(process.env.SANDBOX_PRODUCTS) };
  let stop: () => Promise<void>;
  if (dev) {
    const { startDevServer } = await import('./dev-server');
    stop = await startDevServer({ addresses, sandboxVars });
  } else {
    const began = Date.now();
    if (await buildStorefront()) console.log(`Built in ${seconds(began)} s.`);
    const [{ startWorld }, { storefrontWorkers }] = await Promise.all([
      import('./world'),
      import('./storefront-worker'),
    ]);
    const storefronts = storefrontWorkers(addresses);
    const world = await startWorld({ addresses, storefronts, sandboxVars });
    stop = () => world.dispose();
  }
  rememberRunning(addresses);
  console.log(welcome(addresses));
  stopOnSignal(stop);
}

/** Ctrl-C and TERM end Miniflare, and with it every workerd that it started. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const end = async () => {
    if (stopping) return;
    stopping = true;
    forgetRunning();
    await stop();
    process.exit(0);
  };
  process.on('SIGINT', () => void end());
  process.on('SIGTERM', () => void end());
  process.on('SIGHUP', () => void end());
}

function presetOf(value = 'A'): Preset {
  if (value === 'A' || value === 'B') return value;
  return fail(`PRESET is '${value}'; it can be A (US and AU stores) or B (global and ANZ stores).`);
}

function portOf(value = '3000'): number {
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65535) return port;
  return fail(`PORT is '${value}'; it must be a number between 1 and 65534.`);
}

function productsOf(value = ''): string {
  if (value === '' || /^[1-9]\d*$/.test(value)) return value;
  return fail(`SANDBOX_PRODUCTS is '${value}'; it must be a whole number above 0.`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const seconds = (since: number) => ((Date.now() - since) / 1000).toFixed(1);
