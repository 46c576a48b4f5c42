import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { noStore } from '~/platform/http/no-store';

/** For scripts. Without a result, the body is null with 404; during an outage, null with 503. */
export async function jsonReply(context: Context, work: Promise<object | null>): Promise<Response> {
  try {
    const found = await work;
    return Response.json(found, { status: found ? 200 : 404 });
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.error('list-failed', { error });
    // Keeps the page cache's copy.
    context.outcome.unavailable = true;
    return unavailableReply();
  }
}

export const unavailableReply = () => Response.json(null, { status: 503, headers: noStore });
