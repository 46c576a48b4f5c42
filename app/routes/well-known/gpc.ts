import type { RouteHandle } from '~/route-handle';

export const handle = { public: 'file' } satisfies RouteHandle;

const lastUpdate = '2026-11-22';

export const loader = () =>
  Response.json(
    { gpc: true, lastUpdate },
    {
      headers: { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=86400' },
    },
  );
