import { useEffect, useRef } from 'react';
import { Button } from '~/ui/button';
import { Quantity } from '~/ui/quantity';
import { maxPerLine, type CartLine } from '../../cart';
import { useCart } from '../cart-provider';
import { ProblemText } from '../problem-text';
import { useCartForm } from '../use-cart-form';

/** Quantity of a line: sent at once with scripts, by an Update button without. */
export function LineQuantity({ line }: { line: CartLine }) {
  const { receive } = useCart();
  const form = useRef<HTMLFormElement>(null);
  const asked = useRef(line.quantity);
  const waiting = useRef(false);
  const { send, onSubmit, busy, reply } = useCartForm((answer) =>
    receive(answer, answer.ok ? `${line.title}: quantity ${asked.current}.` : ''),
  );
  useEffect(() => {
    const field = form.current?.elements.namedItem('quantity');
    if (busy || !(field instanceof HTMLInputElement)) return;
    if (waiting.current) {
      waiting.current = false;
      send(form.current!);
      return;
    }
    // The server's quantity, also after a refusal or a change in the drawer.
    asked.current = line.quantity;
    field.value = String(line.quantity);
    // `send` is a new function in each render; it must not trigger the effect.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [busy, reply, line.quantity]);
  /** Sends one change at a time, or an older reply could win. The latest request is sent next. */
  const commit = (quantity: number) => {
    if (quantity === asked.current || !form.current) return;
    asked.current = quantity;
    if (busy) waiting.current = true;
    else send(form.current);
  };
  return (
    <form ref={form} method="post" action="/cart" onSubmit={onSubmit}>
      <input type="hidden" name="intent" value="update" />
      <input type="hidden" name="line" value={line.id} />
      <div className="flex items-center gap-3">
        <Quantity
          label={`Quantity of ${line.title}`}
          hideLabel
          defaultValue={line.quantity}
          min={0}
          max={maxPerLine}
          onCommit={commit}
        />
        <noscript>
          <Button look="outline" small className="print:hidden">
            Update
          </Button>
        </noscript>
      </div>
      <ProblemText text={busy || reply?.ok ? undefined : reply?.message} />
    </form>
  );
}
