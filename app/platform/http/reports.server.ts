/**
 * Receives browsers' reports of CSP and COOP violations. Anyone can send reports, so they are rate limited and only
 * logged.
 */
import * as v from 'valibot';
import type { RequestInfo } from '../request-info.server';
import { countryOf } from '../stores/country';
import { storeOf } from '../stores/regions';
import { resolveMarket } from '../stores/resolve-market';
import { noStore } from './no-store';
import { drain, readBytes } from './request-guard/body.server';

const largestBody = 64 * 1024;
/** Further reports of a request are only counted. */
const shownReports = 5;

interface Report {
  type: string;
  page: string;
  directive?: string;
  /** Origin, or a word such as 'inline'. */
  blocked?: string;
  source?: string;
  line?: number;
  disposition?: string;
  /** Only for the type 'coop': the blocked access. */
  violation?: string;
}

const text = v.fallback(v.optional(v.string()), undefined);
const line = v.fallback(v.optional(v.number()), undefined);

/** Reporting API (`report-to`). */
const modernReport = v.object({
  type: v.picklist(['csp-violation', 'coop']),
  url: v.string(),
  body: v.object({
    blockedURL: text,
    effectiveDirective: text,
    sourceFile: text,
    lineNumber: line,
    disposition: text,
    type: text,
  }),
});

/** `report-uri`. */
const olderReport = v.object({
  'csp-report': v.object({
    'document-uri': v.string(),
    'blocked-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'source-file': text,
    'line-number': line,
    disposition: text,
  }),
});

const modernBody = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()));
const olderBody = v.pipe(v.string(), v.parseJson(), olderReport);

/** Logs one line per request and returns 204. Returns 403, 413, 415 or 400 for invalid reports. Never throws. */
export async function takeReports(request: Request, info: RequestInfo): Promise<Response> {
  const { env, log } = info;
  const site = env.SITE_URL;
  const refuse = async (status: number) => {
    await drain(request);
    return answer(status);
  };
  const sender = request.headers.get('origin');
  // Some browsers send the origin 'null' or none.
  if (sender !== null && sender !== 'null' && sender !== site) return refuse(403);
  const type = /^application\/(reports\+json|csp-report)\s*(?:;|$)/i.exec(
    request.headers.get('content-type') ?? '',
  )?.[1];
  if (!type) return refuse(415);
  const body = await readBytes(request, largestBody).catch(() => undefined);
  if (!body) return refuse(413);
  const sent = new TextDecoder().decode(body);
  const reports =
    type.toLowerCase() === 'csp-report' ? readOlder(sent, site) : readModern(sent, site);
  if (!reports) return answer(400);
  if (reports.length > 0)
    log.warn('browser-reports', {
      region: regionOf(request, info),
      count: reports.length,
      reports: reports.slice(0, shownReports),
    });
  return answer(204);
}

function regionOf({ headers }: Request, { env, edgeCountry }: RequestInfo): string {
  const geoCountry = countryOf(edgeCountry) ?? countryOf(headers.get('cf-ipcountry'));
  return resolveMarket(storeOf(env.STORE), { geoCountry }).region.country.toLowerCase();
}

const answer = (status: number) => new Response(null, { status, headers: noStore });

function readModern(sent: string, site: string): Report[] | undefined {
  const list = v.safeParse(modernBody, sent);
  if (!list.success) return undefined;
  return list.output.flatMap((one) => {
    const report = v.safeParse(modernReport, one);
    if (!report.success) return [];
    const { type, url, body } = report.output;
    return summarize(site, {
      type,
      page: url,
      directive: body.effectiveDirective,
      blocked: body.blockedURL,
      source: body.sourceFile,
      line: body.lineNumber,
      disposition: body.disposition,
      violation: type === 'coop' ? body.type : undefined,
    });
  });
}

function readOlder(sent: string, site: string): Report[] | undefined {
  const report = v.safeParse(olderBody, sent);
  if (!report.success) return undefined;
  const { 'csp-report': body } = report.output;
  return summarize(site, {
    type: 'csp-violation',
    page: body['document-uri'],
    directive: body['effective-directive'] ?? body['violated-directive'],
    blocked: body['blocked-uri'],
    source: body['source-file'],
    line: body['line-number'],
    disposition: body.disposition,
  });
}

/** Empty for other sites' pages and browser extensions. */
function summarize(site: string, report: Report): Report[] {
  if (originOf(report.page) !== site) return [];
  if ([report.blocked, report.source].some((place) => /^[a-z-]+-extension:/i.test(place ?? '')))
    return [];
  return [
    {
      type: report.type,
      page: placeOf(report.page, site),
      directive: report.directive && wordOf(report.directive),
      blocked: report.blocked && placeOf(report.blocked, site),
      source: report.source && placeOf(report.source, site),
      line: report.line,
      disposition: report.disposition && wordOf(report.disposition),
      violation: report.violation && wordOf(report.violation),
    },
  ];
}

const originOf = (place: string) => (URL.canParse(place) ? new URL(place).origin : undefined);

const wordOf = (word: string) => (/^[\w-]{1,40}$/.test(word) ? word : '?');

function placeOf(place: string, site: string): string {
  if (!URL.canParse(place)) return wordOf(place);
  const { origin, pathname, protocol } = new URL(place);
  if (origin === site) return pathname.slice(0, 200);
  return origin === 'null' ? protocol : origin.slice(0, 200);
}
