const hour = 'public, max-age=3600';

export const xml = (body: string, type = 'application/xml'): Response =>
  new Response(body, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': hour },
  });
