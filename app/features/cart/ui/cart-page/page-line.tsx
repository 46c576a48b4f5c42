import { Link } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { Price } from '~/ui/price';
import { Button } from '~/ui/button';
import { Quantity } from '~/ui/quantity';
import { useOnline } from '~/ui/use-online';
import { hasOptions, linePath, maxPerLine } from '../../cart';
import type { ShownLine } from '../../foreseen';
import type { LineOptions } from '../../variant-options';
import { LineFacts, LinePicture } from '../cart-line/line-facts';
import { RemoveLine } from '../cart-line/line-button';
import { useFocusKept } from '../cart-line/use-focus-kept';
import { useCart } from '../cart-provider';
import { ProblemText, useCartForm } from '../cart-form';
import { ChangeForm, changeId, ChangeLink } from './change-line';
import { SaveLine } from './saved-list';

interface Props {
  line: ShownLine;
  /** What the line can become, while that is asked for. */
  options?: LineOptions;
}

/** A line on the cart page. */
export function CartPageLine({ line, options }: Props) {
  const element = useFocusKept<HTMLLIElement>(line.leaving);
  return (
    <li
      ref={element}
      hidden={line.leaving}
      id={options && changeId(line)}
      className="flex scroll-mt-24 flex-wrap gap-4 py-6 md:gap-8 md:py-8"
    >
      <Link to={linePath(line)} tabIndex={-1} aria-hidden="true" className="shrink-0">
        <LinePicture line={line} className="size-24 md:size-40" />
      </Link>
      <div className="flex min-w-0 flex-1 flex-wrap justify-between gap-4 md:grid md:grid-cols-[1fr_auto_7rem] md:gap-8">
        <div className="grid w-full content-start gap-1 md:w-auto">
          <Link to={linePath(line)} className="heading-sm hover:underline">
            {line.title}
          </Link>
          <Price price={line.each} compareAt={line.compareAt} className="small" />
          <LineFacts line={line} />
          {hasOptions(line) && !line.coming && (
            <ChangeLink line={line} open={options !== undefined} />
          )}
        </div>
        <div className="grid content-start justify-items-start gap-2">
          {line.coming ? <p className="small text-muted">Adding</p> : <LineForms line={line} />}
        </div>
        <p aria-busy={line.changing} className="ml-auto pt-2.5 text-right aria-busy:text-muted">
          <Price price={line.total} />
        </p>
      </div>
      {options && <ChangeForm line={line} options={options} />}
    </li>
  );
}

const LineForms = ({ line }: { line: ShownLine }) => (
  <>
    {line.quantity > 0 && <LineQuantity line={line} />}
    <SaveLine line={line} />
    <RemoveLine line={line} />
  </>
);

/** Quantity of a line: sent at once with scripts, by an Update button without. */
function LineQuantity({ line }: { line: ShownLine }) {
  const { receive } = useCart();
  const form = useRef<HTMLFormElement>(null);
  const requested = useRef(line.quantity);
  const online = useOnline();
  const { send, onSubmit, busy, unsent, reply } = useCartForm(
    (reply, sent) =>
      receive(reply, reply.ok ? `${line.title}: quantity ${String(sent.get('quantity'))}.` : ''),
    (fields) => ({ line: line.id, quantity: Number(fields.get('quantity')) }),
  );
  useEffect(() => {
    const field = form.current?.elements.namedItem('quantity');
    if (busy || !(field instanceof HTMLInputElement)) return;
    // What was typed while offline stays, and is sent once the network is back: it is not added to anything.
    if (unsent && online) void send(form.current!, line.id);
    if (unsent) return;
    // The server's quantity, also after a refusal or a change in the drawer.
    requested.current = line.quantity;
    field.value = String(line.quantity);
    // `send` is a new function in each render; it must not trigger the effect.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [busy, reply, unsent, online, line.quantity]);
  const commit = (quantity: number) => {
    if (quantity === requested.current || !form.current) return;
    requested.current = quantity;
    void send(form.current, line.id);
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
