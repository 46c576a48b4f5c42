/**
 * Opens pages in Chromium with a phone's settings. Measures what pages load, and Lighthouse's
 * metrics.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { chromium, type Browser } from 'playwright';
import { freePort } from '../../../sandbox/host/ports';
import { ensureChromium } from '../../support/chromium.mjs';
import { edgeLevel } from '../../support/brotli';
import { touchPage, weigh, type PageWeight } from '../../support/page-weight';
import type { Sandbox } from '../../support/sandbox';
import { median, pageNames, pages, type Figures, type PageName, type Row } from './table';
import { startSpeedWorld } from './world';

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-US',
  userAgent:
    'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Mobile Safari/537.36',
};
const systemChromium = '/usr/bin/chromium';
const slowdown = 10;
const kB = 1000;

const figures = (take: (page: PageName) => number): Figures =>
  Object.fromEntries(pageNames.map((page) => [page, take(page)]));

type Weights = Record<'before' | 'touched' | 'bag', PageWeight>;

async function weighPage(browser: Browser, url: string): Promise<Weights> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const scale = weigh(page);
  await page.goto(url, { waitUntil: 'load' });
  const before = await scale.read();
  await touchPage(page);
  const touched = await scale.read();
  await page.getByRole('banner').getByRole('link', { name: /^Bag/ }).first().click();
  const bag = await scale.read();
  await context.close();
  return { before, touched, bag };
}

async function weighAll(browser: Browser, origin: string): Promise<Row[]> {
  const found = {} as Record<PageName, Weights>;
  for (const page of pageNames) found[page] = await weighPage(browser, origin + pages[page]);
  const row = (name: string, unit: string, take: (weights: Weights) => number): Row => ({
    ...{ name, unit, digits: unit ? 1 : 0 },
    values: figures((page) => take(found[page])),
  });
  const html = { home: 70, collection: 90 };
  return [
    {
      ...row('requests of a first visit', '', ({ before }) => before.requests),
      goal: { most: { home: 15 } },
    },
    { ...row('HTML', 'kB', ({ before }) => before.html.raw / kB), goal: { most: html } },
    {
      ...row('HTML, scripts within', 'kB', ({ before }) => before.html.inlineScripts / kB),
      goal: { most: { home: 12, collection: 12 } },
    },
    row('HTML, Brotli', 'kB', ({ before }) => before.html.brotli / kB),
    {
      ...row(
        'JavaScript before the first touch, Brotli',
        'kB',
        ({ before }) => before.scripts.bytes / kB,
      ),
      goal: { most: 5 },
    },
    row('files of it', '', ({ before }) => before.scripts.files),
    {
      ...row('JavaScript after it, Brotli', 'kB', ({ touched }) => touched.scripts.bytes / kB),
      goal: { most: 95 },
    },
    row('the same at the edge’s level', 'kB', ({ touched }) => touched.scripts.edgeBytes / kB),
    { ...row('files of it', '', ({ touched }) => touched.scripts.files), goal: { most: 12 } },
    row('data that it reads, Brotli', 'kB', ({ touched }) => touched.data.bytes / kB),
    row('JavaScript with the bag open, Brotli', 'kB', ({ bag }) => bag.scripts.bytes / kB),
    row('files of it', '', ({ bag }) => bag.scripts.files),
    { ...row('CSS, Brotli', 'kB', ({ before }) => before.styles.bytes / kB), goal: { most: 8 } },
    row('the same at the edge’s level', 'kB', ({ before }) => before.styles.edgeBytes / kB),
    { ...row('CSS files', '', ({ before }) => before.styles.files), goal: { most: 1 } },
    { ...row('fonts', 'kB', ({ before }) => before.fonts.bytes / kB), goal: { most: 45 } },
    { ...row('font files', '', ({ before }) => before.fonts.files), goal: { most: 2 } },
  ];
}

const audits = {
  score: 'Lighthouse: performance',
  'first-contentful-paint': 'Lighthouse: first paint',
  'largest-contentful-paint': 'Lighthouse: largest paint',
  'total-blocking-time': 'Lighthouse: blocking time',
  'cumulative-layout-shift': 'Lighthouse: layout shift',
} as const;
type Audited = Record<keyof typeof audits, number>;

/** The part of Lighthouse's report that is read here. Times are in ms, `score` is from 0 to 1. */
interface Report {
  runtimeError?: { message: string };
  audits: Record<string, { numericValue?: number } | undefined>;
  categories: { performance?: { score: number | null } };
}

/**
 * `npx` installs Lighthouse on first use. As a dependency, it would make up a tenth of `npm ci`, even for developers
 * who never measure. `port` is Chromium's debugging port.
 */
async function lighthouse(url: string, port: number, flags: string[]): Promise<Report> {
  const options = [
    ...['--yes', 'lighthouse@12.8.2', url, `--port=${port}`, '--output=json', '--quiet'],
    ...['--only-categories=performance', '--no-enable-error-reporting', ...flags],
  ];
  try {
    const { stdout } = await promisify(execFile)('npx', options, { maxBuffer: 64e6 });
    return JSON.parse(stdout) as Report;
  } catch (error) {
    // The command also fails if the report has a `runtimeError`.
    const [message = ''] = String(error).split('\n');
    return { runtimeError: { message }, audits: {}, categories: {} };
  }
}

/**
 * NaN after three failed attempts. Lighthouse waits for an idle page; on a slow processor, a page
 * may never become idle.
 */
async function audit(url: string, port: number, ...flags: string[]): Promise<Audited> {
  let found: Audited | undefined;
  for (let tries = 0; tries < 3 && !found; tries += 1) {
    const report = await lighthouse(url, port, flags);
    const numbers = Object.keys(audits)
      .filter((name) => name !== 'score')
      .map((name) => [name, report.audits[name]?.numericValue ?? NaN] as const);
    const score = 100 * (report.categories.performance?.score ?? NaN);
    const all = { score, ...Object.fromEntries(numbers) } as Audited;
    if (!report.runtimeError && !Object.values(all).includes(NaN)) found = all;
    else
      console.log(
        `  Lighthouse of ${url}: ${report.runtimeError?.message ?? 'figures are missing'}`,
      );
  }
  const nothing = Object.keys(audits).map((name) => [name, NaN]);
  return found ?? (Object.fromEntries(nothing) as Audited);
}

async function auditAll(
  origin: string,
  port: number,
  { runs, slowNames }: BrowserOptions,
): Promise<Row[]> {
  const usual = {} as Record<PageName, Audited[]>;
  const slow: Figures = {};
  for (const page of pageNames) {
    usual[page] = [];
    for (let run = 0; run < runs; run += 1)
      usual[page].push(await audit(origin + pages[page], port));
  }
  for (const page of slowNames)
    slow[page] = (
      await audit(
        origin + pages[page],
        port,
        '--throttling-method=devtools',
        `--throttling.cpuSlowdownMultiplier=${slowdown}`,
      )
    )['total-blocking-time'];
  const row = (key: keyof Audited): Row => ({
    name: audits[key],
    values: figures((page) => median(usual[page].map((one) => one[key]))),
  });
  const ms = { unit: 'ms' };
  return [
    { ...row('score'), goal: { least: 100 } },
    { ...row('first-contentful-paint'), ...ms },
    { ...row('largest-contentful-paint'), ...ms, goal: { most: 1200 } },
    { ...row('total-blocking-time'), ...ms, goal: { most: 0 } },
    { ...row('cumulative-layout-shift'), digits: 3 },
    {
      name: `Lighthouse: blocking time, CPU ${slowdown}× slower`,
      ...ms,
      values: slow,
      goal: { most: 0 },
    },
  ];
}

export interface BrowserOptions {
  /** Lighthouse runs per page; the median counts. */
  runs: number;
  slowNames: readonly PageName[];
}

export async function measureBrowser(sandbox: Sandbox, options: BrowserOptions): Promise<Row[]> {
  await ensureChromium();
  const [publicPort, debugPort] = [await freePort(), await freePort()];
  const world = await startSpeedWorld({ sandbox, publicPort });
  const workerData = { port: publicPort, upstream: world.port, level: edgeLevel };
  const edge = new Worker(new URL('./edge-thread.mjs', import.meta.url), { workerData });
  await once(edge, 'message');
  const browser = await chromium.launch({
    executablePath: existsSync(systemChromium) ? systemChromium : undefined,
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      `--remote-debugging-port=${debugPort}`,
    ],
  });
  try {
    await weighAll(browser, world.origin);
    return [
      ...(await weighAll(browser, world.origin)),
      ...(await auditAll(world.origin, debugPort, options)),
    ];
  } finally {
    await browser.close();
    await edge.terminate();
    await world.stop();
  }
}
