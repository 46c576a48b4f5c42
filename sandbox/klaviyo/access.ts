import { accounts, privateKeys } from './accounts';
import { ApiError } from './api-error';

const twoYears = 2 * 365 * 24 * 3600 * 1000;

export function companyOf(url: URL): string {
  const company = url.searchParams.get('company_id') ?? '';
  if (/^[A-Za-z0-9]{6}$/.test(company) && accounts[company]) return company;
  throw new ApiError(400, 'invalid', 'company_id names no account.', { parameter: 'company_id' });
}

export function companyOfKey(request: Request): string {
  const key = /^Klaviyo-API-Key (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  const company = key && privateKeys[key];
  if (company) return company;
  throw new ApiError(401, 'not_authenticated', 'Missing or invalid private key.', {
    parameter: 'authorization',
  });
}

/**
 * Throws if `revision` isn't a date of the past two years, because Klaviyo retires API revisions
 * after two years.
 */
export function checkRevision(request: Request, now: Date): void {
  const revision = request.headers.get('revision') ?? '';
  const problem = !/^\d{4}-\d{2}-\d{2}(\.pre)?$/.test(revision)
    ? 'The revision header is missing or no date.'
    : now.getTime() - Date.parse(revision.slice(0, 10)) > twoYears
      ? `Revision ${revision} has been retired.`
      : null;
  if (problem) throw new ApiError(400, 'invalid', problem, { parameter: 'revision' });
}

export function checkList(company: string, list: string): void {
  if (accounts[company]?.includes(list)) return;
  throw new ApiError(404, 'not_found', `A list with id ${list} does not exist.`, {
    pointer: '/data/relationships/list/data/id',
  });
}
