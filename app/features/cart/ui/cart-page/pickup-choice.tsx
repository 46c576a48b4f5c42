import { useRef } from 'react';
import { Button } from '~/ui/button';
import { Select } from '~/ui/select';
import type { ClientCart } from '../../cart';
import { ProblemText, useCartForm } from '../cart-form';
import { useCartActions } from '../cart-provider';

export interface PickupOffer {
  /** May lack the shop that is chosen in the cart, for example if it no longer exists. */
  shops: readonly { id: string; name: string; lines: readonly string[] }[];
  /** Id of the shop that the shopper chose on product pages. */
  chosen: string | undefined;
  /** By variant id: when the shop that is chosen in the cart has the items ready, or that it has too few. */
  ready?: Record<string, string>;
}

interface Props {
  cart: ClientCart;
  offer: PickupOffer;
}

/** Prefills the checkout, where the shopper can still choose differently. */
export function PickupChoice({ cart, offer: { shops, chosen } }: Props) {
  const { receive } = useCartActions();
  const form = useRef<HTMLFormElement>(null);
  const { onSubmit, busy, reply } = useCartForm((reply, sent) => {
    receive(reply, reply.ok ? chosenText(shops.find(({ id }) => id === sent.get('shop'))) : '');
    // The focused button gets removed.
    if (reply.ok && form.current?.contains(document.activeElement)) form.current.focus();
  });
  const shop = shops.find(({ id }) => id === cart.pickup);
  const own = shops.find(({ id }) => id === chosen);
  return (
    <form
      ref={form}
      tabIndex={-1}
      method="post"
      action="/cart"
      onSubmit={onSubmit}
      className="mt-6 max-w-md print:hidden"
      aria-busy={busy}
    >
      <input type="hidden" name="intent" value="pickup" />
      {cart.pickup ? (
        <>
          {shop ? (
            <p>
              Pick up at <strong className="font-medium">{shop.name}</strong>,{' '}
              {shop.lines.join(', ')}
            </p>
          ) : (
            <p>You chose to pick this up in a shop that we can’t show here now.</p>
          )}
          <p className="mt-1 small text-muted">You confirm this at the checkout.</p>
          <Button look="link">Have it delivered instead</Button>
        </>
      ) : (
        <>
          {own && (
            <p className="mb-3 small">
              Your shop is {own.name}. Your bag is delivered unless you choose to pick it up.
            </p>
          )}
          <div className="flex flex-wrap items-end gap-3">
            <div className="min-w-[min(12rem,100%)] flex-1">
              <Select
                label="Pick up in a shop instead"
                name="shop"
                defaultValue={own?.id}
                choices={shops.map(({ id, name }) => ({ value: id, label: name }))}
              />
            </div>
            <Button look="outline">Pick up here</Button>
          </div>
        </>
      )}
      <ProblemText text={busy || reply?.ok ? undefined : reply?.message} />
    </form>
  );
}

const chosenText = (shop: { name: string } | undefined): string =>
  shop ? `You’ll pick up your order at ${shop.name}.` : 'Your order will be delivered.';
