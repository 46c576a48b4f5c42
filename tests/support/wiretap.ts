import { Response, type Request } from 'miniflare';

export interface Exchange {
  url: string;
  headers: string;
  sent: string;
  received: string;
}
/** A returned text replaces the response's. */
export type Tap = (exchange: Exchange) => string | void;

const ofTheConnection =
  'host connection keep-alive transfer-encoding content-length content-encoding'.split(' ');

export const wiretap =
  (tap: Tap) =>
  async (request: Request): Promise<Response> => {
    const sent = await request.text();
    const headers = Object.fromEntries(request.headers);
    for (const name of ofTheConnection) delete headers[name];
    const reply = await fetch(request.url, {
      method: request.method,
      headers,
      body: sent || undefined,
      redirect: 'manual',
    });
    const answer = await reply.text();
    const exchange = { url: request.url, headers: JSON.stringify(headers), sent, received: answer };
    const received = tap(exchange) ?? answer;
    const own = Object.fromEntries(reply.headers);
    for (const name of ofTheConnection) delete own[name];
    return new Response(reply.status === 204 || reply.status === 202 ? null : received, {
      status: reply.status,
      headers: own,
    });
  };
