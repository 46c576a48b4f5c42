import type { World } from '../world/world';
import { invalid } from './api-error';
import {
  languages,
  masterLanguage,
  type Json,
  type JsonObject,
  type StoredDocument,
} from './document';
import { graphSelection } from './graph-query';
import { fieldsOf, fillLinks, type LinkContext } from './links';
import { matcherOf } from './matching';
import { sortDocuments } from './ordering';
import { parsePredicates } from './predicates';
import { documentsOfRef } from './refs';
import { parseRoutes, urlOf } from './routes';

/**
 * `GET /prismic/api/v2/documents/search`. Throws an `ApiError` for an invalid query. A release's
 * ref requires an access token (`isTrusted`).
 */
export function search(url: URL, world: World, isTrusted: boolean): JsonObject {
  const query = url.searchParams;
  const all = documentsOfRef(query.get('ref'), world, isTrusted);
  const found = sortDocuments(matching(query, all), query.get('orderings'), all);
  const rest = afterDocument(found, query.get('after'));
  const page = wholeNumber(query, 'page', 1);
  const size = Math.min(wholeNumber(query, 'pageSize', 20), 100);
  const pages = Math.ceil(rest.length / size);
  const results = rest.slice((page - 1) * size, page * size);
  return {
    page,
    results_per_page: size,
    results_size: results.length,
    total_results_size: rest.length,
    total_pages: pages,
    next_page: page < pages ? pageAddress(url, world, page + 1) : null,
    prev_page: page > 1 ? pageAddress(url, world, page - 1) : null,
    results: present(results, all, query, world),
    version: '0d1f2c4',
    license: 'All Rights Reserved',
  };
}

function matching(query: URLSearchParams, all: StoredDocument[]): StoredDocument[] {
  const lang = query.get('lang') || masterLanguage;
  if (lang !== '*' && !languages.some(({ id }) => id === lang)) {
    throw invalid(`The language '${lang}' does not exist in this repository`);
  }
  const predicates = query.getAll('q').filter(Boolean).flatMap(parsePredicates);
  const matchers = predicates.map((predicate) => matcherOf(predicate, all));
  const found = all
    .filter((document) => lang === '*' || document.lang === lang)
    .filter((document) => matchers.every((matches) => matches(document)));
  const most = predicates.find(({ name }) => name === 'similar')?.args[1];
  return typeof most === 'number' ? found.slice(0, most) : found;
}

/** Empty for an ID that isn't among the results, as Prismic is assumed to answer. */
function afterDocument(found: StoredDocument[], id: string | null): StoredDocument[] {
  if (!id) return found;
  const at = found.findIndex((document) => document.id === id);
  return at < 0 ? [] : found.slice(at + 1);
}

function present(
  results: StoredDocument[],
  all: StoredDocument[],
  query: URLSearchParams,
  world: World,
): Json[] {
  const routes = parseRoutes(query.get('routes'));
  const byId = new Map(all.map((document) => [document.id, document]));
  const find = (id: string) => byId.get(id);
  const context: LinkContext = {
    find,
    urlOf: (document) => urlOf(document, routes, find),
    fetchLinks: list(query.get('fetchLinks')),
    brokenRoute: query.get('brokenRoute'),
  };
  const graphQuery = query.get('graphQuery');
  const fetch = list(query.get('fetch'));
  const dataOf = graphQuery
    ? graphSelection(graphQuery, find)
    : (document: StoredDocument) => narrowed(document, fetch);
  return results.map((document) => ({
    ...document,
    url: context.urlOf(document),
    href: hrefOf(document, query, world),
    data: fillLinks(dataOf(document), context),
  }));
}

function narrowed(document: StoredDocument, fetch: string[]): JsonObject {
  if (fetch.length === 0) return document.data;
  const fields = fieldsOf(fetch, document.type);
  return Object.fromEntries(Object.entries(document.data).filter(([key]) => fields.includes(key)));
}

function hrefOf(document: StoredDocument, query: URLSearchParams, world: World): string {
  const q = `[[:d = at(document.id, "${document.id}")]]`;
  const parameters = new URLSearchParams({ ref: query.get('ref') ?? '', q });
  return `${world.origin}/prismic/api/v2/documents/search?${parameters.toString()}`;
}

function pageAddress(url: URL, world: World, page: number): string {
  const address = new URL(url.pathname + url.search, world.origin);
  address.searchParams.set('page', String(page));
  return address.href;
}

function wholeNumber(query: URLSearchParams, name: string, otherwise: number): number {
  const text = query.get(name);
  if (text === null || text === '') return otherwise;
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw invalid(`The parameter '${name}' is invalid`);
  return number;
}

const list = (text: string | null): string[] =>
  (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
