import { unparsable } from './api-error';
import { dateTest } from './date-predicates';
import { isObject, type Json, type StoredDocument } from './document';
import { isKnownPath, textOf, valuesAt, wordsOf } from './fields';
import { isPath, type Argument, type Literal, type Predicate } from './predicates';

export type Matcher = (document: StoredDocument) => boolean;

/** Throws Prismic's 400 for an invalid name, path or argument. */
export function matcherOf(predicate: Predicate, documents: StoredDocument[]): Matcher {
  if (predicate.name === 'similar') return similarTo(predicate, documents);
  const path = predicate.args[0];
  if (!isPath(path)) throw refuse(predicate, 'a path is expected');
  if (!isKnownPath(path.path, documents)) {
    const message = `[function ${predicate.name}(..)] unexpected field '${path.path}'`;
    throw unparsable(message, predicate.query, path.column);
  }
  const test = valueTest(predicate, predicate.args.slice(1));
  return (document) =>
    test(path.path === 'document' ? [document.data] : valuesAt(path.path, document));
}

function valueTest(predicate: Predicate, args: Argument[]): (values: Json[]) => boolean {
  const { name } = predicate;
  const list = () => literals(predicate, args[0]);
  switch (name) {
    case 'at': {
      const wanted = list();
      return (values) => equals(values, wanted);
    }
    case 'not': {
      const unwanted = list();
      return (values) => !equals(values, unwanted);
    }
    case 'any':
    case 'in': {
      const wanted = list();
      return (values) => wanted.some((one) => equals(values, [one]));
    }
    case 'has':
      return (values) => values.length > 0;
    case 'missing':
      return (values) => values.length === 0;
    case 'fulltext': {
      const wanted = wordsOf(list().join(' '));
      return (values) => {
        const words = wordsOf(textOf(values));
        return wanted.every((one) => words.some((word) => word.startsWith(one)));
      };
    }
    case 'number.lt':
    case 'number.gt':
    case 'number.inRange':
      return numberTest(predicate, args);
    case 'geopoint.near':
      return nearTest(predicate, args);
    default: {
      const test = name.startsWith('date.') ? dateTest(name.slice(5), args) : null;
      if (!test) throw refuse(predicate, `unknown function or arguments '${name}'`);
      return (values) => values.some((value) => typeof value === 'string' && test(value));
    }
  }
}

/**
 * A list, such as tags, must contain all `wanted` values. A single value can match only if `wanted`
 * has no other value.
 */
function equals(values: Json[], wanted: Literal[]): boolean {
  const found = values.flatMap((value) => (Array.isArray(value) ? value : [value]));
  const comparable = found.map((value) =>
    isObject(value) ? (value.link_type === undefined ? textOf(value) : (value.id ?? null)) : value,
  );
  return wanted.length > 0 && wanted.every((one) => comparable.includes(one));
}

function numberTest(predicate: Predicate, args: Argument[]): (values: Json[]) => boolean {
  const [a, b] = args.map(Number);
  if (a === undefined || Number.isNaN(a)) throw refuse(predicate, 'a number is expected');
  const test = (value: number) =>
    predicate.name === 'number.lt'
      ? value < a
      : predicate.name === 'number.gt'
        ? value > a
        : value >= a && value <= (b ?? a);
  return (values) => values.some((value) => typeof value === 'number' && test(value));
}

function nearTest(predicate: Predicate, args: Argument[]): (values: Json[]) => boolean {
  const [latitude = NaN, longitude = NaN, kilometres = NaN] = args.map(Number);
  if (Number.isNaN(latitude + longitude + kilometres)) throw refuse(predicate, 'numbers expected');
  return (values) =>
    values.some((value) => {
      if (!isObject(value)) return false;
      const north = (Number(value.latitude) - latitude) * 111.2;
      const east =
        (Number(value.longitude) - longitude) * 111.2 * Math.cos((latitude * Math.PI) / 180);
      return Math.hypot(north, east) <= kilometres;
    });
}

/** Matches documents of the same type that share a tag. Prismic's algorithm is unpublished. */
function similarTo(predicate: Predicate, documents: StoredDocument[]): Matcher {
  const [id, most] = predicate.args;
  if (typeof id !== 'string' || typeof most !== 'number') {
    throw refuse(predicate, 'an id and a number are expected');
  }
  const origin = documents.find((document) => document.id === id);
  return (document) =>
    origin !== undefined &&
    document.id !== id &&
    document.type === origin.type &&
    document.tags.some((tag) => origin.tags.includes(tag));
}

function literals(predicate: Predicate, argument: Argument | undefined): Literal[] {
  if (argument === undefined || isPath(argument)) throw refuse(predicate, 'a value is expected');
  return Array.isArray(argument) ? argument : [argument];
}

const refuse = (predicate: Predicate, message: string) =>
  unparsable(`[function ${predicate.name}(..)] ${message}`, predicate.query, predicate.column);
