/** What the doctor says. */

export interface Finding {
  /** A mistake keeps shoppers from something; advice is about what a shop can do without. */
  kind: 'mistake' | 'advice';
  /** What is wrong, in one sentence. */
  what: string;
  /** Where it is set: a setting, or a path through a service's menus. */
  where: string;
  /** What happens as long as it stays so. */
  then: string;
}

export const mistake = (what: string, where: string, then: string): Finding => ({
  kind: 'mistake',
  what,
  where,
  then,
});

export const advice = (what: string, where: string, then: string): Finding => ({
  kind: 'advice',
  what,
  where,
  then,
});

/** The findings of one subject: 'Shopify', 'Prismic' … */
export interface Section {
  title: string;
  findings: Finding[];
  /** Why it was not, or not wholly, looked at. */
  note?: string;
}

/** Where a setting of the Worker is written. */
export const settingIn = (name: string, setting: string): string =>
  `${setting} in app/stores.ts, then npm run regions ([env.${name}.vars] of wrangler.toml)`;

/** Where a secret of the Worker is written. */
export const secretIn = (name: string, secret: string): string =>
  `npx wrangler secret put ${secret} --env ${name}`;

/** 'a', 'a and b', 'a, b and 3 more'. */
export function someOf(names: readonly string[], most = 3): string {
  const all = [...new Set(names)];
  const shown = all.length > most ? all.slice(0, most) : all;
  const rest = all.length - shown.length;
  const parts = rest > 0 ? [...shown, `${rest} more`] : shown;
  return parts.length > 1
    ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
    : (parts[0] ?? '');
}
