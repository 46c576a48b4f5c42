/** Fills a page's slots for one visitor, or marks their places in a page that is cached for everyone. */
import { confirmCart } from '~/features/cart/read-cart.server';
import { noteViewed } from '~/features/catalog/recently-viewed.server';
import { applySentChanges, dropOthersList } from '~/features/wishlist/wishlist-cookies.server';
import { insertShell, partEnd, partStart } from '~/platform/cache/cached-shell';
import { slotMark } from '~/platform/cache/page-entry';
import { stateAddress } from '~/platform/cache/page-state';
import type { Context, SharedRender } from '~/platform/context.server';
import type { Slots } from '~/ui/slots';
import {
  asleepSlot,
  companySlot,
  ofCompanySlot,
  shellPartNames,
  shellPath,
  shellStateSlot,
} from './shell-parts';
import { slotNames, viewedCarousel, visitorMarks } from './visitor-slots.server';

export async function fillSlots(context: Context, status: number): Promise<Slots> {
  await dropOthersList(context);
  await applySentChanges(context);
  await confirmCart(context);
  const { cookies, url, request, session, isRobot, shown, shownCompanyMark } = context;
  if (status === 200 && !isRobot) noteViewed(cookies, url, request.headers);
  const carousel = await viewedCarousel(cookies, url.pathname, shown, async () => context);
  const isOfCompany = session.get('company') ?? session.get('mustChooseCompany');
  return {
    ...visitorMarks(context),
    ...carousel,
    ...shellSlots(context, status),
    ...(status === 200 && request.method === 'GET' && isOfCompany && { [ofCompanySlot]: 'yes' }),
    ...(shownCompanyMark !== undefined && { [companySlot]: shownCompanyMark }),
  };
}

export function markSlots({ url }: Context, { marks, state }: SharedRender): Slots {
  const isShellPage = url.pathname === shellPath;
  const parts = isShellPage
    ? shellPartNames.flatMap((name) => [partStart(name), partEnd(name)])
    : [];
  const names = [...slotNames, ...parts];
  return {
    ...Object.fromEntries(names.map((name) => [name, slotMark(marks, name)])),
    ...(state && { state: stateAddress(state.id, url.pathname + url.search) }),
  };
}

/** The nonce makes the mark unguessable. */
const shellMark = ({ nonce }: Context, name: string): string => `shell-${nonce}-${name};`;

function shellSlots(context: Context, status: number): Slots {
  const { cachedShell } = context;
  if (!cachedShell) return {};
  const marks = shellPartNames.map((name) => [name, shellMark(context, name)]);
  return {
    ...Object.fromEntries(marks),
    [shellStateSlot]: stateAddress(cachedShell.stateId, shellPath),
    // Error pages hydrate immediately, because their scripts reload the page when the browser is online again.
    ...(status === 200 && { [asleepSlot]: 'yes' }),
  };
}

/** Replaces the marks of `shellSlots`. */
export const insertCachedShell = (html: string, context: Context): string =>
  context.cachedShell
    ? insertShell(
        html,
        context.cachedShell,
        (name) => shellMark(context, name),
        context.url.pathname + context.url.search,
      )
    : html;
