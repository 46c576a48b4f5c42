import type { Argument } from './predicates';

const months =
  'january february march april may june july august september october november december'.split(
    ' ',
  );
const weekdays = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');

/** In UTC; Monday is 1. */
const parts: Record<string, (date: Date) => number> = {
  'day-of-month': (date) => date.getUTCDate(),
  'day-of-week': (date) => date.getUTCDay() || 7,
  month: (date) => date.getUTCMonth() + 1,
  year: (date) => date.getUTCFullYear(),
  hour: (date) => date.getUTCHours(),
};

/** Returns a test for `date.{name}`; null if the name or an argument is invalid. */
export function dateTest(name: string, args: Argument[]): ((value: string) => boolean) | null {
  const [a, b] = args.map((argument) => numberOf(name, argument));
  if (a === undefined || Number.isNaN(a) || Number.isNaN(b)) return null;
  if (name === 'after') return (value) => timeOf(value) > a;
  if (name === 'before') return (value) => timeOf(value) < a;
  if (name === 'between') {
    return b === undefined ? null : (value) => timeOf(value) > a && timeOf(value) < b;
  }
  const part = parts[name.replace(/-(after|before)$/, '')];
  if (!part) return null;
  const order = name.endsWith('-after') ? 1 : name.endsWith('-before') ? -1 : 0;
  return (value) => Math.sign(part(new Date(timeOf(value))) - a) === order;
}

const timeOf = (value: string): number => Date.parse(value.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));

function numberOf(name: string, argument: Argument): number {
  if (typeof argument === 'number') return argument;
  if (typeof argument !== 'string') return NaN;
  if (['after', 'before', 'between'].includes(name)) return timeOf(argument);
  const names = name.startsWith('month') ? months : weekdays;
  const index = names.findIndex((one) => one === argument.toLowerCase());
  return index >= 0 ? index + 1 : Number(argument);
}
