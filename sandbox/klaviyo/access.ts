import { accounts, privateKeys } from './accounts';
import { Refusal } from './refusal';

const twoYears = 2 * 365 * 24 * 3600 * 1000;

/** The company of a client call: `company_id`, six letters or digits, one that exists. */
export function companyOf(url: URL): string {
  const company = url.searchParams.get('company_id') ?? '';
  if (/^[A-Za-z0-9]{6}$/.test(company) && accounts[company]) return company;
  throw new Refusal(400, 'invalid', 'company_id names no account.', { parameter: 'company_id' });
}

/** The company of a server call: its private key's. */
export function companyOfKey(request: Request): string {
  const key = /^Klaviyo-API-Key (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  const company = key && privateKeys[key];
  if (company) return company;
  throw new Refusal(401, 'not_authenticated', 'Missing or invalid private key.', {
    parameter: 'authorization',
  });
}

/** `revision` must be a date within the last two years by the sandbox's clock. */
export function checkRevision(request: Request, now: Date): void {
  const revision = request.headers.get('revision') ?? '';
  const problem = !/^\d{4}-\d{2}-\d{2}(\.pre)?$/.test(revision)
    ? 'The revision header is missing or no date.'
    : now.getTime() - Date.parse(revision.slice(0, 10)) > twoYears
      ? `Revision ${revision} has been retired.`
      : null;
  if (problem) throw new Refusal(400, 'invalid', problem, { parameter: 'revision' });
}

/** Only lists of the same account can be joined. */
export function checkList(company: string, list: string): void {
  if (accounts[company]?.includes(list)) return;
  throw new Refusal(404, 'not_found', `A list with id ${list} does not exist.`, {
    pointer: '/data/relationships/list/data/id',
  });
}
