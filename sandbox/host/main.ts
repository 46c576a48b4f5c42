import { parseArgs } from 'node:util';
import { buildStorefront } from '../../scripts/build';
import {
  addressesFor,
  defaultPort,
  presets,
  storesOf,
  type Addresses,
  type Preset,
} from './addresses';
import { portProblem } from './ports';
import { recordRunning, resetState, stateOf } from './running';
import { welcome } from './welcome';
import { accountsWorld, bare, type Accounts, type Vars, type World } from './worlds';

/** Prints one sentence on failure and exits with 1. */
export async function main(args: string[]): Promise<void> {
  const values = optionsOf(args);
  if (values.reset) await resetState().catch((error: Error) => fail(error.message));
  else if (values.env === undefined) {
    const world = values.bare ? bare : undefined;
    await openShop(values.dev ? startDev : startBuilt, world);
  } else if (values.dev) await openRealShop(values.env);
  else fail('--env only works with `npm run dev`.');
}

function optionsOf(args: string[]) {
  const boolean = { type: 'boolean' } as const;
  const options = {
    build: boolean,
    reset: boolean,
    dev: boolean,
    bare: boolean,
    env: { type: 'string' },
  } as const;
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    return fail((error as Error).message);
  }
}

async function openShop(
  start: (options: StartOptions) => Promise<Stop>,
  world: World = { vars: {}, sandboxVars: {} },
): Promise<void> {
  const addresses = addressesFor(presetOf(process.env.PRESET), portOf(process.env.PORT));
  await mustBeFree(addresses.port, addresses.sandboxPort);
  const kind = accountsOf(process.env.ACCOUNTS);
  const accounts = accountsWorld(kind);
  const vars = { ...world.vars, ...accounts.vars };
  const sandboxVars = {
    ...world.sandboxVars,
    ...accounts.sandboxVars,
    SANDBOX_PRODUCTS: productsOf(process.env.SANDBOX_PRODUCTS),
  };
  const persist = stateOf(addresses.port);
  stopOnSignal(await start({ addresses, vars, sandboxVars, persist }));
  const { storefrontBase } = await import('./storefront-worker');
  const settings = Object.keys(addresses.stores).map((store) => [
    store,
    storefrontBase(store, addresses, vars).bindings,
  ]);
  recordRunning(addresses, Object.fromEntries(settings) as Record<string, Record<string, string>>);
  console.log(welcome(addresses, world === bare, kind));
}

async function openRealShop(name: string): Promise<void> {
  const port = portOf(process.env.PORT);
  await mustBeFree(port);
  const origin = `http://localhost:${port}`;
  const [{ startDevServer }, { realWorker, realMiniflareOptions, realSettings, realWelcome }] =
    await Promise.all([import('./dev/server'), import('./dev/real-services')]);
  const worker = await realWorker(name, origin).catch((error: Error) => fail(error.message));
  stopOnSignal(
    await startDevServer({
      origin,
      workers: [worker],
      miniflareOptions: realMiniflareOptions,
      settings: realSettings,
      restartProcess,
    }),
  );
  console.log(realWelcome(worker, name, origin));
}

async function mustBeFree(...ports: number[]): Promise<void> {
  for (const port of ports) {
    const problem = await portProblem(port);
    if (problem) fail(problem);
  }
}

interface StartOptions {
  addresses: Addresses;
  vars: Vars;
  sandboxVars: Record<string, string>;
  persist: string;
}
type Stop = () => Promise<void>;

async function startBuilt({ addresses, vars, sandboxVars, persist }: StartOptions): Promise<Stop> {
  const began = Date.now();
  if (await buildStorefront()) console.log(`Built in ${seconds(began)} s.`);
  const [{ startMiniflare }, { storefrontWorkers }] = await Promise.all([
    import('./miniflare'),
    import('./storefront-worker'),
  ]);
  const storefronts = storefrontWorkers(addresses, vars);
  const miniflare = await startMiniflare({ addresses, storefronts, sandboxVars, persist });
  return () => miniflare.dispose();
}

async function startDev({ addresses, vars, sandboxVars, persist }: StartOptions): Promise<Stop> {
  const [{ startDevServer }, { storefrontBase }, { miniflareOptions }] = await Promise.all([
    import('./dev/server'),
    import('./storefront-worker'),
    import('./miniflare'),
  ]);
  const { stores } = addresses;
  return startDevServer({
    origin: Object.values(stores)[0]!,
    workers: Object.keys(stores).map((store) => storefrontBase(store, addresses, vars)),
    miniflareOptions: (storefronts, port) =>
      miniflareOptions({ addresses: { ...addresses, port }, storefronts, sandboxVars, persist }),
    restartProcess,
  });
}

let stop: Stop | undefined;

function stopOnSignal(running: Stop): void {
  stop = running;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end());
  // If the parent exits, nothing else stops this process.
  process.once('disconnect', () => void end());
}

async function end(): Promise<void> {
  const running = stop;
  if (!running) return;
  stop = undefined;
  await running();
  process.exit();
}

function restartProcess(): void {
  process.send?.('restart');
  void end();
}

function presetOf(value = presets[0]!): Preset {
  if (presets.includes(value)) return value;
  const known = presets.map((one) => `${one} (${storesOf(one).join(', ')})`);
  return fail(`PRESET is '${value}'; app/stores.ts has the groups ${known.join(' and ')}.`);
}

function portOf(value = String(defaultPort)): number {
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65535) return port;
  return fail(`PORT is '${value}'; it must be a number between 1 and 65534.`);
}

function productsOf(value = ''): string {
  if (value === '' || /^[1-9]\d*$/.test(value)) return value;
  return fail(`SANDBOX_PRODUCTS is '${value}'; it must be a whole number above 0.`);
}

function accountsOf(value = 'legacy'): Accounts {
  if (value === 'legacy' || value === 'customer-account-api' || value === 'off') return value;
  return fail(`ACCOUNTS is '${value}'; it must be legacy, customer-account-api or off.`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const seconds = (since: number) => ((Date.now() - since) / 1000).toFixed(1);
