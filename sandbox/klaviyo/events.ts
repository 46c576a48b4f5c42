import type { SqlStorage } from '@cloudflare/workers-types';
import { storefronts } from '../world/storefronts';
import type { World } from '../world/world';
import { accountOf } from './accounts';

export type Event = {
  company: string;
  metric: string;
  email: string;
  properties: Record<string, unknown>;
  /** Unique per profile and metric. Repeated events are ignored. */
  id: string;
};

export function installEvents(sql: SqlStorage): void {
  sql.exec(`CREATE TABLE IF NOT EXISTS events (
    company TEXT NOT NULL, metric TEXT NOT NULL, email TEXT NOT NULL, id TEXT NOT NULL,
    UNIQUE (company, metric, email, id))`);
}

/** Runs the event's flow; ignores repeated events. */
export function keepEvent(world: World, event: Event): void {
  const { company, metric, id } = event;
  const { rowsWritten } = world.sql.exec(
    'INSERT OR IGNORE INTO events (company, metric, email, id) VALUES (?, ?, ?, ?)',
    company,
    metric,
    event.email.toLowerCase(),
    id,
  );
  if (rowsWritten > 0) flows[metric]?.(world, event);
}

/** In production, the operator sets up these flows in Klaviyo. Keys are metrics. */
const flows: Record<string, (world: World, event: Event) => void> = {
  'Wishlist link requested': (world, { company, email, properties }) => {
    const link = encodeURIComponent(String(properties.token));
    world.mail({
      to: email,
      subject: 'Your wishlist',
      text: [
        'Someone, hopefully you, asked for a link to the wishlist saved for this address.',
        'It works for one hour. If it wasn’t you, you can ignore this email.',
      ].join('\n\n'),
      links: [
        {
          label: 'Open the wishlist',
          href: `${storeOf(world, company)}/pages/wishlist/open?link=${link}`,
        },
      ],
    });
  },
};

/** In Klaviyo, the templates of each account (`company`) contain its store's origin. */
function storeOf(world: World, company: string): string {
  const origins = storefronts(world);
  const found = Object.entries(origins).find(([store]) => accountOf(store, origins) === company);
  return found?.[1] ?? world.origin;
}
