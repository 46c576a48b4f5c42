import { useEffect, useRef } from 'react';
import { Button } from '~/ui/button';
import { useLocale } from '~/ui/locale';
import { formatMoney, type Money } from '~/ui/money';
import type { ClientCart } from '../../cart';
import { ProblemText, useCartForm } from '../cart-form';
import { useCartActions } from '../cart-provider';

/**
 * Without scripts, a button adds the wrapping, because the checkout's button wouldn't submit a checkbox. The wrapping's
 * cart line then has the button that removes it.
 */
export function GiftWrap({ cart, price }: { cart: ClientCart; price: Money }) {
  const wrapped = cart.lines.some(({ isWrap, quantity }) => isWrap && quantity > 0);
  const locale = useLocale();
  const { receive } = useCartActions();
  const form = useRef<HTMLFormElement>(null);
  const { onSubmit, send, busy, reply } = useCartForm((reply, sent) =>
    receive(reply, reply.ok ? `Gift wrapping was ${sent.has('wrap') ? 'added' : 'removed'}.` : ''),
  );
  // Resets the checkbox: the wrapping can also be removed in the list, and a change can be refused.
  useEffect(() => {
    const box = form.current?.elements.namedItem('wrap');
    if (!busy && box instanceof HTMLInputElement) box.checked = wrapped;
  }, [busy, wrapped, reply]);
  const words = `Wrap as a gift · ${formatMoney(price, locale)}`;
  return (
    <>
      <form
        ref={form}
        method="post"
        action="/cart"
        onSubmit={onSubmit}
        className="mt-6 small print:hidden [@media(scripting:none)]:hidden"
      >
        <input type="hidden" name="intent" value="wrap" />
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name="wrap"
            value="on"
            defaultChecked={wrapped}
            onChange={() => form.current && void send(form.current, 'wrap')}
            className="size-5 shrink-0 accent-ink"
          />
          {words}
        </label>
        {/* For browsers without scripts that don't know the media feature `scripting`. */}
        <noscript>
          <Button look="outline" small>
            Save
          </Button>
        </noscript>
        <ProblemText text={busy || reply?.ok ? undefined : reply?.message} />
      </form>
      {!wrapped && (
        <noscript>
          <form method="post" action="/cart" className="mt-6 print:hidden">
            <input type="hidden" name="intent" value="wrap" />
            <input type="hidden" name="wrap" value="on" />
            <Button look="outline" small>
              {words}
            </Button>
          </form>
        </noscript>
      )}
    </>
  );
}
