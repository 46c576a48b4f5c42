import { useEffect, useId, type FormEvent, type ReactNode } from 'react';
import { cardName } from '~/features/catalog/card-product';
import { readBrowserCookies } from '~/platform/http/browser-cookies';
import { HeartIcon } from '~/ui/icons';
import { queueChange, replaced } from '~/platform/http/request-queue';
import { postToRoute } from '~/platform/http/route-data';
import { useReturnPath } from '~/ui/use-return-path';
import { paintStyle, VisitorStyle } from '~/ui/visitor-style';
import {
  handlesAfter,
  handlesCookie,
  heartStyle,
  heartStyleId,
  parseChanges,
  parseHandles,
  type WishlistChange,
  type WishlistReply,
} from '../wishlist';
import { showHeartProblem } from './heart-problem';

interface Props {
  product: { handle: string; title: string; finish?: string | null };
  onChange?(change: WishlistChange): void;
  wide?: boolean;
  /** True if the service's list has the product. The cookie has only the newest products of a long list. */
  listed?: boolean;
}

/**
 * CSS hides one of the two buttons, because cached pages are the same for all visitors. A single 'toggle' button on
 * an outdated page could reverse a change.
 */
export function Heart({ product, onChange, wide = false, listed = false }: Props) {
  const { handle, title, finish = null } = product;
  const name = cardName({ title, finish });
  const returnTo = useReturnPath();
  const id = useId();
  const look = wide ? wideLook : undefined;
  const toggle = async (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const intent = submitter.value === 'remove' ? 'remove' : 'add';
    const form = event.currentTarget;
    const change: WishlistChange = { intent, handle };
    pending = [...pending, change];
    showHeartProblem('');
    paintHearts();
    // The clicked button gets hidden.
    const other = form.querySelector<HTMLButtonElement>(`button:not([value=${intent}])`);
    other?.focus();
    const fields = new FormData(form, submitter);
    const send = () => postToRoute<WishlistReply>('/actions/wishlist', fields);
    const reply = await queueChange('wishlist', `heart ${handle}`, send);
    pending = pending.filter((one) => one !== change);
    const focused = document.activeElement === other;
    paintHearts();
    if (reply === replaced) return;
    if (reply?.ok) return onChange?.(change);
    showHeartProblem(reply?.message ?? changeUnknown);
    // `submitter` stays hidden if another change of this product is pending.
    if (focused) submitter.focus();
  };
  return (
    <form
      id={id}
      method="post"
      action="/actions/wishlist"
      className="heart"
      data-heart={handle}
      data-listed={listed || undefined}
      data-in-place
      onSubmit={(event) => void toggle(event)}
    >
      <input type="hidden" name="handle" value={handle} />
      {/* Without scripts, the fragment scrolls back to this heart. */}
      <input type="hidden" name="return_to" value={`${returnTo}#${id}`} />
      <button type="submit" name="intent" value="add" className={look}>
        <HeartIcon />
        {wide ? 'Add to wishlist' : <Hidden>{`Add ${name} to your wishlist`}</Hidden>}
      </button>
      <button type="submit" name="intent" value="remove" className={look}>
        <HeartIcon />
        {wide ? 'In your wishlist' : <Hidden>{`Remove ${name} from your wishlist`}</Hidden>}
      </button>
    </form>
  );
}

const changeUnknown =
  'We’re not sure whether your wishlist was changed. Please check it before you try again.';

const Hidden = ({ children }: { children: ReactNode }) => (
  <span className="sr-only">{children}</span>
);

const wideLook =
  'h-auto min-h-12 w-full grid-flow-col items-center justify-center gap-2.5 small underline-offset-4 hover:underline';

/** Changes without a response; the cookies don't contain them yet. */
let pending: readonly WishlistChange[] = [];

/** Removed handles that the wishlist page may still list (`listed`). Kept longer than the cookies of the removals. */
const removedSince = new Set<string>();

/** Call this with each list that the wishlist's page loads. */
export function useLoadedList(list: unknown): void {
  useEffect(() => {
    removedSince.clear();
    paintHearts();
  }, [list]);
}

function readHearts(): string {
  const cookies = readBrowserCookies();
  const copy = parseHandles(cookies.find(([name]) => name === handlesCookie)?.[1]);
  const stored = parseChanges(cookies);
  for (const { sent, intent, handle } of stored)
    if (sent && intent === 'remove') removedSince.add(handle);
  const changes = [...stored, ...pending];
  const handles = handlesAfter(copy, changes);
  const changed = new Set([...removedSince, ...changes.map(({ handle }) => handle)]);
  const removed = [...changed].filter((handle) => !handles.includes(handle));
  return heartStyle(handles, removed);
}

/** Fills this visitor's hearts. */
export const HeartStyle = () => <VisitorStyle id={heartStyleId} read={readHearts} />;

const paintHearts = (): void => paintStyle(heartStyleId, readHearts());
