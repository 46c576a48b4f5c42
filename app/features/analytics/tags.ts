/** The third parties of a store, as settings name them. Safe in the browser. contracts §6.2. */

export interface Tags {
  gtm?: string;
  pinterest?: string;
  meta?: string;
  /** The marketing provider's script, by company. */
  klaviyo?: string;
}

/** Which consent each needs, where its script is. */
export const tagScripts = {
  gtm: (id: string) => `https://www.googletagmanager.com/gtm.js?id=${id}`,
  pinterest: () => 'https://s.pinimg.com/ct/core.js',
  meta: () => 'https://connect.facebook.net/en_US/fbevents.js',
  klaviyo: (id: string) => `https://static.klaviyo.com/onsite/js/${id}/klaviyo.js`,
} as const satisfies Record<keyof Tags, (id: string) => string>;

export const hasTags = (tags: Tags): boolean => Object.values(tags).some(Boolean);
