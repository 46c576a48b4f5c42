import type { SqlStorage } from '@cloudflare/workers-types';
import { storefronts } from '../world/storefronts';
import type { World } from '../world/world';

export type Event = {
  company: string;
  metric: string;
  email: string;
  properties: Record<string, unknown>;
  /** Of the events of a profile and metric with one id, only the first counts. */
  id: string;
};

export function installEvents(sql: SqlStorage): void {
  sql.exec(`CREATE TABLE IF NOT EXISTS events (
    company TEXT NOT NULL, metric TEXT NOT NULL, email TEXT NOT NULL, id TEXT NOT NULL,
    UNIQUE (company, metric, email, id))`);
}

/** Stores an event, and runs the flow that it triggers; a repeated one changes nothing. */
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

/** What an operator would set up in Klaviyo, by metric. */
const flows: Record<string, (world: World, event: Event) => void> = {
  'Wishlist link requested': (world, { company, email, properties }) => {
    const link = encodeURIComponent(String(properties.token));
    world.mail({
      to: email,
      subject: 'Your wishlist',
      text: [
        'Somebody, hopefully you, asked for a link to the wishlist of this address.',
        'It works for one hour. If it was not you, there is nothing to do.',
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

/** Origin of the store whose account it is; a template has it written in. */
function storeOf(world: World, company: string): string {
  const origins = Object.entries(storefronts(world));
  const isAustralian = (store: string) => store === 'au' || store === 'anz';
  const found = origins.find(([store]) => isAustralian(store) === (company === 'LNTLAU'));
  return found?.[1] ?? world.origin;
}
