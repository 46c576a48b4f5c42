import type { RouteHandle } from '~/route-handle';

export const handle = { public: 'file' } satisfies RouteHandle;

/** The date of the site's statement of support. */
const lastUpdate = '2026-11-22';

export const loader = () =>
  Response.json(
    { gpc: true, lastUpdate },
    {
      headers: { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=86400' },
    },
  );
