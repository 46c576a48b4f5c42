import { invalid } from './api-error';
import { isObject, masterLanguage, types, type Json, type StoredDocument } from './document';
import { valuesAt } from './fields';

export type Route = {
  type: string;
  path: string;
  uid?: string;
  lang?: string;
  resolvers?: Record<string, string>;
};

/** Throws Prismic's 400 for an unknown document type. */
export function parseRoutes(text: string | null): Route[] {
  if (!text) return [];
  let list: Json;
  try {
    list = JSON.parse(text) as Json;
  } catch {
    throw invalid('[Route resolver error] routes is not valid JSON');
  }
  if (!Array.isArray(list)) throw invalid('[Route resolver error] routes is not a list');
  for (const route of list) {
    if (!isObject(route) || typeof route.type !== 'string' || typeof route.path !== 'string') {
      throw invalid('[Route resolver error] a route needs a type and a path');
    }
    if (!(route.type in types)) {
      throw invalid(`[Route resolver error] Unknown type '${route.type}'`);
    }
  }
  return list as unknown as Route[];
}

/** The most specific matching route wins. */
export function urlOf(
  document: StoredDocument,
  routes: Route[],
  find: (id: string) => StoredDocument | undefined,
): string | null {
  const fitting = routes
    .filter((route) => route.type === document.type)
    .filter((route) => route.uid === undefined || route.uid === document.uid)
    .filter((route) => route.lang === undefined || route.lang === document.lang)
    .sort((a, b) => weight(b) - weight(a));
  const route = fitting[0];
  if (!route) return null;
  const segments = route.path.split('/').map((segment) => fill(segment, route, document, find));
  if (segments.includes(null)) return null;
  return `/${segments.filter(Boolean).join('/')}`;
}

const weight = (route: Route) =>
  (route.uid === undefined ? 0 : 2) + (route.lang === undefined ? 0 : 1);

/** If the document lacks the value, returns '' for an optional segment, null for a required one. */
function fill(
  segment: string,
  route: Route,
  document: StoredDocument,
  find: (id: string) => StoredDocument | undefined,
): string | null {
  if (!segment.startsWith(':')) return segment;
  const optional = segment.endsWith('?');
  const name = segment.slice(1, optional ? -1 : undefined);
  const value = keyword(name, route, document, find);
  if (name === 'lang' && optional && value === masterLanguage) return '';
  return value ?? (optional ? '' : null);
}

function keyword(
  name: string,
  route: Route,
  document: StoredDocument,
  find: (id: string) => StoredDocument | undefined,
): string | null {
  if (name === 'uid') return document.uid;
  if (name === 'lang') return document.lang;
  const field = route.resolvers?.[name];
  const link = field ? valuesAt(`my.${document.type}.${field}`, document)[0] : undefined;
  const target = isObject(link) && typeof link.id === 'string' ? find(link.id) : undefined;
  return target?.uid ?? null;
}
