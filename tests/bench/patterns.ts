/**
 * Compares the time for 30 kB of hostile and of harmless input. A large ratio shows a pattern whose
 * time grows faster than its input. Never fails the run.
 */
import * as v from 'valibot';
import { readAddressForm } from '../../app/features/account/address-form.server';
import { loginForm, registerForm } from '../../app/features/account/account-forms';
import { httpAddress } from '../../app/features/account/account';
import { parseCartForm } from '../../app/features/cart/cart-form';
import { parseBackInStockForm } from '../../app/features/catalog/back-in-stock';
import { isHandle } from '../../app/features/catalog/handle';
import { descriptionText, readDescription } from '../../app/features/catalog/description';
import { readListQuery } from '../../app/features/catalog/product-list';
import { replaceSynonyms } from '../../app/features/catalog/search-spelling';
import { readInquiry } from '../../app/features/inquiries/inquiry-form';
import { newsletterForm } from '../../app/features/newsletter/newsletter-form';
import { safePath } from '../../app/platform/http/redirects';
import { redact } from '../../app/platform/log/redact';

const length = 30_000;
const rounds = 5;
const highestRatio = 20;
/**
 * In ms. Times below this limit aren't compared: a linear step can be much slower for some
 * characters, which makes the ratio large although no time is long.
 */
const negligible = 200;

const pieces = [
  '.',
  ' ',
  '@',
  '"',
  "'",
  '-',
  '/',
  '%',
  '<',
  '&',
  'é',
  '😀',
  'a.',
  'a@',
  'a ',
  '1',
  '(',
  '\t\n',
  '<b',
  '&#',
];
const hostile = pieces.flatMap((piece) => {
  const run = piece.repeat(Math.ceil(length / piece.length)).slice(0, length - 1);
  return [run, `${run}!`, `a@${run}`.slice(0, length)];
});
const harmless = 'word '.repeat(length / 5);

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};
const everyField = (names: string, text: string) =>
  form(Object.fromEntries(names.split(' ').map((name) => [name, text])));

const subjects: Record<string, (text: string) => unknown> = {
  address: (text) =>
    readAddressForm(
      everyField('country firstName lastName address1 city province zip phone', text),
    ),
  login: (text) => v.safeParse(loginForm, { email: text, password: text }),
  register: (text) =>
    v.safeParse(registerForm, { firstName: text, lastName: text, email: text, password: text }),
  cart: (text) => parseCartForm(form({ intent: 'add', merchandise: text, quantity: text })),
  discount: (text) => parseCartForm(form({ intent: 'discount', code: text })),
  'back in stock': (text) => parseBackInStockForm(form({ email: text, variant: text })),
  contact: (text) => readInquiry('contact', everyField('name email order message', text)),
  trade: (text) =>
    readInquiry(
      'trade',
      everyField('company tax_number name email phone country trade message', text),
    ),
  newsletter: (email) => v.safeParse(newsletterForm, { email }),
  'return path': (text) => [safePath(text, '/'), safePath(`/${text}`, '/')],
  'web address': (text) => [httpAddress(text), httpAddress(`https://${text}`)],
  handle: isHandle,
  list: (text) =>
    readListQuery(new URLSearchParams({ type: text, tag: text, minPrice: text, sort: text })),
  synonyms: (text) => replaceSynonyms(text, [{ words: ['word'], instead: 'term' }]),
  description: (text) => [descriptionText(text), readDescription(text, [])],
  log: (text) => redact({ text, url: `https://a.example/${text}` }, []),
};

function timeOf(work: () => unknown): number {
  let best = Infinity;
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    work();
    best = Math.min(best, performance.now() - began);
    if (best > 1000) break;
  }
  return best;
}

/** Returns how many ratios are too high. */
export function measurePatterns(): number {
  console.log(`\npatterns: ${hostile.length} hostile texts of 30 kB against a harmless one`);
  let failed = 0;
  for (const [name, parse] of Object.entries(subjects)) {
    // Times below the clock's resolution count as 0.1 ms.
    const base = Math.max(
      0.1,
      timeOf(() => parse(harmless)),
    );
    const times = hostile.map((text) => ({ text, ms: timeOf(() => parse(text)) }));
    const worst = times.reduce((one, other) => (other.ms > one.ms ? other : one));
    const ratio = worst.ms / base;
    const good = ratio <= highestRatio || worst.ms < negligible;
    if (!good) failed += 1;
    console.log(
      `${good ? 'ok    ' : 'FAILED'} ${name.padEnd(14)} ${base.toFixed(1)} → ${worst.ms.toFixed(1)} ms   ` +
        `ratio ${ratio.toFixed(1)}   ${JSON.stringify(worst.text.slice(0, 8))}`,
    );
  }
  return failed;
}
