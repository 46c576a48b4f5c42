import { useEffect, useRef } from 'react';
import { Button } from '~/ui/button';
import { Quantity } from '~/ui/quantity';
import { useOnline } from '~/ui/use-online';
import { lineName, maxPerLine } from '../../cart';
import { removedText, undoFields } from '../../undo';
import type { ShownLine } from '../../optimistic-lines';
import { useCartForm } from '../cart-form';
import { useCartActions } from '../cart-provider';
import { LineProblem } from './line-problem';

/** Without scripts, shows an Update button. */
export function LineQuantity({ line }: { line: ShownLine }) {
  const { receive } = useCartActions();
  const form = useRef<HTMLFormElement>(null);
  const requested = useRef(line.quantity);
  const online = useOnline();
  const { send, onSubmit, busy, unsent, reply } = useCartForm(
    (reply, sent) => {
      const quantity = String(sent.get('quantity'));
      const done = reply.undo ? removedText(line) : `${lineName(line)}: quantity ${quantity}.`;
      receive(reply, reply.ok ? done : '');
    },
    (fields) => {
      // Enter submits the form without `commit`.
      requested.current = Number(fields.get('quantity'));
      return { line: line.id, quantity: requested.current };
    },
  );
  useEffect(() => {
    const field = form.current?.elements.namedItem('quantity');
    if (busy || !(field instanceof HTMLInputElement)) return;
    // Send a quantity that was entered offline. Repeating it is safe: the form contains the quantity, not a
    // difference.
    if (unsent && online) void send(form.current!, line.id);
    if (unsent) return;
    // Show the cart's quantity: after a refusal or a change in the drawer, the field is outdated. A quantity that is
    // being typed is sent on blur.
    const isTyping = field === document.activeElement && field.value !== String(requested.current);
    requested.current = line.quantity;
    if (!isTyping) field.value = String(line.quantity);
    // `send` changes with each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [busy, reply, unsent, online, line.quantity]);
  const commit = (quantity: number) => {
    if (quantity !== requested.current && form.current) void send(form.current, line.id);
  };
  return (
    <form ref={form} method="post" action="/cart" onSubmit={onSubmit} className="contents">
      <input type="hidden" name="intent" value="update" />
      <input type="hidden" name="line" value={line.id} />
      <input type="hidden" name="held" value={line.quantity} />
      {Object.entries(undoFields(line)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="flex items-center gap-3">
        <Quantity
          label={`Quantity of ${lineName(line)}`}
          hideLabel
          defaultValue={line.quantity}
          min={line.rule?.minimum ?? 0}
          max={line.rule?.maximum ?? maxPerLine}
          step={line.rule?.increment}
          onCommit={commit}
        />
        <noscript>
          <Button look="outline" small className="print:hidden">
            Update
          </Button>
        </noscript>
      </div>
      <LineProblem text={busy || reply?.ok ? undefined : reply?.message} />
    </form>
  );
}
