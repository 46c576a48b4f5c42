import { forms } from './accounts';
import { mailsTo } from './mails';
import { keepCookie, type Answer, type Shopper } from './shopper';
import type { Shop } from './storefront';

/** A browser's visits to the provider, with separate cookies. */
export interface ProviderBrowser {
  cookies: Map<string, string>;
  open(address: string): Promise<Response>;
  signIn(address: string, email: string): Promise<URL>;
}

export function providerBrowser(shop: Shop): ProviderBrowser {
  const cookies = new Map<string, string>();
  const send = async (address: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, accept: 'text/html', connection: 'close' };
    const response = await fetch(address, { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) keepCookie(cookies, line);
    return response;
  };
  return {
    cookies,
    open: (address) => send(address),
    async signIn(address, email) {
      const first = await send(address);
      const known = first.headers.get('location');
      if (known) return new URL(known);
      const action = /<form method="post" action="([^"]+)"/;
      const post = async (page: string, values: Record<string, string>) =>
        send(new URL(action.exec(page)?.[1] ?? '', address).href, {
          method: 'POST',
          body: new URLSearchParams({ ...forms(page)[0], ...values }),
        });
      const asked = await (await post(await first.text(), { email })).text();
      const code = (await mailsTo(shop, email))[0]?.subject.slice(0, 6) ?? '';
      const answer = await post(asked, { code });
      return new URL(answer.headers.get('location') ?? '');
    },
  };
}

/** The URL in the Refresh header. */
export function onward({ headers, text }: Answer): string {
  const address = /^0;url=(\S+)$/.exec(headers.get('refresh') ?? '')?.[1];
  if (!address) throw new Error(`This page does not lead on: ${text.slice(0, 300)}`);
  return address;
}

export const pathIn = ({ pathname, search }: URL): string => pathname + search;

export async function signInHosted(
  shop: Shop,
  who: string,
  {
    shopper = shop.shopper(),
    browser = providerBrowser(shop),
    query = '',
  }: { shopper?: Shopper; browser?: ProviderBrowser; query?: string } = {},
): Promise<{ shopper: Shopper; browser: ProviderBrowser; back: URL; answer: Answer }> {
  const email = who.includes('@') ? who : `${who}@lintel.example`;
  const pressed = await shopper.post(`/account/login${query}`, {});
  const back = await browser.signIn(onward(pressed), email);
  return { shopper, browser, back, answer: await shopper.get(pathIn(back)) };
}

export async function signOutHosted(shopper: Shopper, browser: ProviderBrowser): Promise<void> {
  await browser.open(onward(await shopper.post('/accounts/sign-out', {})));
}
