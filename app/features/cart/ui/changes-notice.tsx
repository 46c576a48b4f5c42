import { Button } from '~/ui/button';
import type { ClientCart } from '../cart';
import { useCartActions } from './cart-provider';
import { ProblemText, useCartForm } from './cart-form';
import { useFocusKept } from './cart-line/use-focus-kept';

export function ChangesNotice({ cart }: { cart: ClientCart }) {
  const { receive } = useCartActions();
  const { onSubmit, sending, reply } = useCartForm((one) => receive(one, ''));
  const form = useFocusKept<HTMLFormElement>();
  if (cart.lines.every(({ changes }) => changes.length === 0)) return null;
  return (
    <form
      ref={form}
      method="post"
      action="/cart"
      onSubmit={onSubmit}
      className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 bg-sand px-5 py-4"
    >
      <input type="hidden" name="intent" value="acknowledge" />
      <p>Some items have changed since you added them.</p>
      <Button look="outline" small>
        Got it
      </Button>
      <ProblemText text={sending || reply?.ok ? undefined : reply?.message} />
    </form>
  );
}
