/** Request guard before Remix: refuses requests that no page of the shop sends, and cleans the others. */
import type { PlainPage } from '../plain-page';
import { checkAddress } from './address';
import { drain, readFormBody } from './body.server';
import { isOwnForm, trustedHeaders } from './origin';
import { badAddress, foreignForm, wrongMethod } from './refusals';

export type GuardOutcome = { request: Request } | { refusal: PlainPage } | { moved: string };

/**
 * The request for Remix: on the configured origin, without forwarding headers, and for a POST with its
 * body in memory. Or a refusal (400, 403, 405, 413, 414, 415), or the path to redirect to. Never throws.
 */
export async function guardRequest(request: Request, siteOrigin: string): Promise<GuardOutcome> {
  const passage = await check(request, siteOrigin);
  if ('refusal' in passage) await drain(request);
  return passage;
}

async function check(request: Request, siteOrigin: string): Promise<GuardOutcome> {
  const { method } = request;
  const reading = method === 'GET' || method === 'HEAD';
  if (!reading && method !== 'POST') return { refusal: wrongMethod };
  const address = checkAddress(request.url, siteOrigin);
  if ('refusal' in address) return address;
  if ('moved' in address) return reading ? address : { refusal: badAddress };
  if (!reading && !isOwnForm(request.headers, siteOrigin)) return { refusal: foreignForm };
  const headers = trustedHeaders(request.headers, siteOrigin);
  if (reading) {
    // Remix answers an unparsable Origin with 500; a GET does not need one.
    for (const name of ['origin', 'content-length', 'content-type', 'transfer-encoding'])
      headers.delete(name);
    return { request: new Request(address.url, { method, headers }) };
  }
  const form = await readFormBody(request);
  if ('refusal' in form) return form;
  headers.delete('content-length');
  headers.delete('transfer-encoding');
  return { request: new Request(address.url, { method, headers, body: form.body }) };
}
