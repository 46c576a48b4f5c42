export interface Finding {
  /** A mistake breaks something for shoppers; advice is optional. */
  kind: 'mistake' | 'advice';
  what: string;
  /** Where the operator fixes the problem: a setting, or a menu path in a service's admin. */
  where: string;
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

export interface Section {
  title: string;
  findings: Finding[];
  /** Why the item wasn't checked, or only in part. */
  note?: string;
}

export const settingIn = (name: string, setting: string): string =>
  `${setting} in app/stores.ts, then npm run regions ([env.${name}.vars] of wrangler.toml)`;

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
