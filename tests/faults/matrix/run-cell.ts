import { settled, type ShopWithFaults } from '../../support/shop-with-faults';
import { textOf } from '../../support/page-text';
import type { Answer, Shopper } from '../../support/shopper';
import { post } from '../../support/ucp';
import { listed } from '../../support/wishlist-driver';
import { expectationOf, limitsMs, missing, type Expected } from './expectations';
import type { Cell } from './matrix';
import type { Target, Visit } from './targets';

export interface CellResult {
  id: string;
  row: string;
  problems: string[];
  /** Such as '503 "We can't show your bag right now"'. */
  seen: string;
  /** Time to the complete response, in ms. */
  ms: number;
  reached: boolean;
}

interface Gist {
  status: number;
  to: string | null;
  title: string;
  headings: string[];
  /** Product links, or a document's entries. */
  entries: number;
  dropped: string[];
}

const twoHours = 2 * 60 * 60 * 1000;
/** How long a circuit breaker stays open. */
const restMs = 4000;
/** After this time, a cached "not found" is looked up again. */
const forgottenMs = 20 * 60 * 1000;
const graceMs = 250;

/** Text that must not reach shoppers: it comes from an outside service, the runtime or a bug. */
const foreign =
  /502 Bad Gateway|ECONN|Network connection lost|internal error; reference|Unexpected (token|end)|SyntaxError|TypeError|ValiError|Unavailable\b(?! right)|Throttled|Security Rejection|Unavailable Shop|was told to answer|Invalid access token|oauth_initiate|The ref is gone|in trouble|\bat \S+ \(\S+:\d+:\d+\)|\[object Object\]|\bundefined\b|\bNaN\b/;

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;
const isPage = ({ headers }: Answer) => headers.get('content-type')?.startsWith('text/html');
const mainOf = (text: string) => /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? text;
const headingsIn = (text: string, level: string) =>
  [...text.matchAll(new RegExp(`<h${level}[^>]*>([\\s\\S]*?)</h${level}>`, 'g'))].map(
    ([, inner = '']) => textOf({ text: inner }).trim(),
  );
const withoutTokens = (to: string | null) => to && to.replace(/[\w.-]{24,}|\d{6,}/g, '*');

const droppedBy = (before: ReadonlyMap<string, string>, { cookies }: Shopper) =>
  [...before].filter(([name, value]) => value && !cookies.get(name)).map(([name]) => name);

function gistOf(answer: Answer, dropped: string[]): Gist {
  const main = mainOf(answer.text);
  return {
    status: answer.status,
    to: withoutTokens(answer.location),
    title: headingsIn(main, '1').join(),
    headings: headingsIn(main, '[23]'),
    entries: count(
      main,
      isPage(answer) ? /href="\/products\//g : /<loc>|<item>|"handle"|\]\([^)]*\/products\//g,
    ),
    dropped,
  };
}

const send = (
  { shopper, path, fields, message }: Visit,
  headers?: Record<string, string>,
): Promise<Answer> => {
  if (message !== undefined) return post(shopper, message, headers);
  return fields ? shopper.post(path, fields, headers) : shopper.get(path, headers);
};

/** Each lane's answers without failures. */
const known = new WeakMap<ShopWithFaults, Map<string, Promise<Gist>>>();

export const forgetUsual = (lane: ShopWithFaults): void => void known.delete(lane);

function usualOf(lane: ShopWithFaults, target: Target): Promise<Gist> {
  const gists = known.get(lane) ?? new Map<string, Promise<Gist>>();
  known.set(lane, gists);
  const ask = async () => {
    // Resets the clock: if it was ahead, the shopper's data would get future dates.
    await lane.fresh();
    const visit = await target.visit(lane);
    await lane.fresh();
    const before = new Map(visit.shopper.cookies);
    const answer = await send(visit, settled);
    return gistOf(answer, droppedBy(before, visit.shopper));
  };
  const gist = gists.get(target.name) ?? ask();
  gists.set(target.name, gist);
  // The next cell tries again after an error.
  gist.catch(() => gists.delete(target.name));
  return gist;
}

function differences(gist: Gist, usual: Gist, thin: boolean): string[] {
  const parts: (keyof Gist)[] = ['status', 'to', 'title'];
  const found = parts
    .filter((part) => gist[part] !== usual[part])
    .map((part) => `${part} is ${gist[part]}, not ${usual[part]}`);
  const lacking = usual.headings.filter((heading) => !gist.headings.includes(heading));
  const added = gist.headings.filter((heading) => !usual.headings.includes(heading));
  if (!thin && lacking.length > 0) found.push(`lacks ${lacking.join(', ')}`);
  if (!thin && lacking.length === 0 && gist.entries < usual.entries)
    found.push(`has ${gist.entries} of ${usual.entries} entries`);
  if (!thin && added.length > 0) found.push(`has ${added.join(', ')}`);
  return found;
}

function mismatch(
  { answer, next }: { answer: Answer; next?: Answer },
  gist: Gist,
  usual: Gist,
  expected: Expected,
): string | null {
  if (expected === 'usual' || expected === 'thinner')
    return differences(gist, usual, expected === 'thinner').join('; ') || null;
  const { status, to, says, thenSays } = expected;
  if (!status.includes(answer.status))
    return `answers ${answer.status}, not ${status.join(' or ')}`;
  if (to && !to.test(answer.location ?? '')) return `leads to ${gist.to}, not ${to}`;
  if (says && !says.test(textOf(answer))) return `does not say ${says}`;
  if (thenSays && !(next && thenSays.test(textOf(next)))) return `does not say ${thenSays} then`;
  return null;
}

function flaws(
  answer: Answer,
  {
    method,
    ms,
    hasShell = true,
  }: { method: keyof typeof limitsMs; ms: number; hasShell?: boolean },
): string[] {
  const found: string[] = [];
  if (ms > limitsMs[method] + graceMs) found.push(`takes longer than ${limitsMs[method]} ms`);
  if (answer.status === 500) found.push('is an error of our own');
  if (answer.status > 500 && !/no-store/.test(answer.headers.get('cache-control') ?? ''))
    found.push('may be stored');
  const foreignText = foreign.exec(textOf(answer))?.[0];
  if (foreignText) found.push(`shows '${foreignText}'`);
  if (!hasShell || !isPage(answer) || !answer.text) return found;
  const { text } = answer;
  const shell = { header: /<header\b/g, main: /<main\b/g, h1: /<h1\b/g, footer: /<footer\b/g };
  const lost = Object.entries(shell).filter(([name, tag]) => {
    const most = name === 'header' ? Infinity : 1;
    return count(text, tag) < 1 || count(text, tag) > most;
  });
  if (lost.length > 0) found.push(`has not its one ${lost.map(([name]) => name).join(', ')}`);
  return found;
}

const summary = ({ status, location, text }: Answer): string =>
  [
    status,
    withoutTokens(location) ?? '',
    /<p role="alert"[^>]*>([^<]*)/.exec(text)?.[1] ?? headingsIn(mainOf(text), '[12]')[0] ?? '',
  ]
    .filter(Boolean)
    .join(' ')
    .slice(0, 120);

async function timed(work: Promise<Answer>): Promise<{ answer: Answer; ms: number }> {
  const started = performance.now();
  const answer = await work;
  return { answer, ms: Math.round(performance.now() - started) };
}

/** Nothing else may use the lane. */
export async function runCell(lane: ShopWithFaults, cell: Cell): Promise<CellResult> {
  const { target, service, mode } = cell;
  const usual = await usualOf(lane, target);
  const row = expectationOf(cell);
  await lane.fresh();
  const visit = await target.visit(lane);
  const { shopper } = visit;
  await lane.fresh();
  if (cell.caches !== 'cold') await fillCaches(visit);
  if (cell.caches === 'stale') await lane.pass(twoHours);
  if (service === 'geo') shopper.cookies.delete('place');

  await lane.break({ service, part: cell.part, mode });
  const before = new Map(shopper.cookies);
  const method = visit.message ? 'message' : visit.fields ? 'POST' : 'GET';
  const { answer, ms } = await timed(send(visit));
  const dropped = droppedBy(before, shopper);
  const gist = gistOf(answer, dropped);
  const reached = answer.headers.get('server-timing')?.includes(`${service};`) ?? false;
  const next = answer.location?.startsWith('/')
    ? await timed(shopper.get(answer.location))
    : undefined;
  const seen = { answer, next: next?.answer };
  const wrong = row.expected.map((expected) => mismatch(seen, gist, usual, expected));
  const isRight = wrong.includes(null);
  const problems = isRight ? [] : [wrong.join(', and ')];
  problems.push(...flaws(answer, { method, ms, hasShell: target.kind !== 'document' }));
  const isExpired = missing.includes(mode) && service === 'content';
  const lost = dropped.filter(
    (name) =>
      // These cookies end when the message is shown, or when the wishlist change is stored.
      name !== 'flash' &&
      !name.startsWith('wish-') &&
      !usual.dropped.includes(name) &&
      !(isExpired && name === 'io.prismic.preview'),
  );
  if (lost.length > 0) problems.push(`loses the cookies ${lost.join(', ')}`);
  if (next)
    problems.push(
      ...flaws(next.answer, { method: 'GET', ms: next.ms }).map(
        (flaw) => `${answer.location}, then, ${flaw}`,
      ),
    );

  const isDone = answer.status === usual.status || appliedModes.includes(mode);
  await lane.mend();
  await lane.pass(missing.includes(mode) ? forgottenMs : restMs);
  const after = target.remembers ? await target.visit(lane) : visit;
  problems.push(...(await recovery(after, target, { usual, done: isDone })));
  return { id: cell.id, row: row.about, problems, seen: summary(answer), ms, reached };
}

/** Opens the visited page; for a form, the page that shows the form's outcome. */
async function fillCaches({ shopper, path, fields }: Visit): Promise<void> {
  const cookies = new Map(shopper.cookies);
  const [page = ''] = path.split('?');
  await shopper.get(fields ? (pagesOfForms[page] ?? path) : path, settled);
  shopper.cookies.clear();
  for (const [name, value] of cookies) shopper.cookies.set(name, value);
}

const pagesOfForms: Record<string, string> = {
  '/actions/wishlist': '/products/tarn-pendant-fern',
  '/cart/import': '/cart/import?item=1:haddon-table-lamp-brass',
  '/actions/store': '/pages/about',
  '/consent': '/pages/about',
  '/preview/exit': '/pages/about',
  '/accounts/sign-out': '/accounts/dashboard',
};

/**
 * The service applies the change although its response is late or damaged, so the form isn't
 * submitted again.
 */
const appliedModes: readonly Cell['mode'][] = ['slow', 'cut-json'];

const isSame = (some: readonly string[], others: readonly string[]) =>
  [...some].sort().join() === [...others].sort().join();

/**
 * Returns the differences from the usual response. An open circuit breaker allows one test call, so
 * the first attempt may still fail.
 */
async function recovery(
  visit: Visit,
  { kind, bag }: Target,
  { usual, done }: { usual: Gist; done: boolean },
): Promise<string[]> {
  const { shopper } = visit;
  const found: string[] = [];
  if (kind !== 'action' || !done) {
    let differs: string[] = [];
    for (let tries = 0; tries < 2; tries += 1) {
      const again = await send(visit, settled);
      differs = differences(gistOf(again, []), usual, false);
      if (differs.length === 0) break;
    }
    if (differs.length > 0) found.push(`afterwards ${differs.join('; ')}`);
  }
  const { wished } = visit;
  if (wished) {
    let list: string[] = [];
    for (let tries = 0; tries < 2 && !isSame(list, wished); tries += 1)
      list = await listed(shopper);
    if (!isSame(list, wished)) found.push(`afterwards the wishlist has ${list.join()}`);
  }
  if (bag && !textOf(await shopper.get('/cart', settled)).includes('Subtotal'))
    found.push('afterwards the bag is empty');
  return found;
}
