import { control } from './control';
import type { Shop } from './storefront';

interface Mail {
  to: string;
  subject: string;
  text: string;
  links: { label: string; href: string }[];
}

/** Newest first. */
export async function mailsTo(shop: Shop, email: string): Promise<Mail[]> {
  return (await control<Mail[]>(shop, 'mailbox')).filter(({ to }) => to === email);
}

/** The first link in the newest e-mail, without its origin. */
export async function mailedPath(shop: Shop, email: string): Promise<string> {
  const href = (await mailsTo(shop, email))[0]?.links[0]?.href;
  if (!href) throw new Error(`No mail with a link to ${email}`);
  const { pathname, search } = new URL(href);
  return pathname + search;
}
