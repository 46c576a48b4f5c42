const hour = 'public, max-age=3600';

/** An XML response, cacheable for an hour. */
export const xml = (body: string): Response =>
  new Response(body, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': hour },
  });
