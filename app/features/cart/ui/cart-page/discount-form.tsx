import { Link } from '@remix-run/react';
import { useRef, useState, type FormEvent } from 'react';
import { Button, buttonClass } from '~/ui/button';
import { Field } from '~/ui/field';
import { ChevronIcon } from '~/ui/icons';
import { useHydrated } from '~/ui/use-hydrated';
import { includesCode, noCode, type ClientCart } from '../../cart';
import { giftCardBalancePath } from '../../gift-card-code';
import type { TriedCode } from '../../cart-view';
import { useCartActions } from '../cart-provider';
import { closeDetails, ProblemText, useCartForm, useProblemInView } from '../cart-form';
import { useFocusKept } from '../cart-line/use-focus-kept';

/** `tried`: the result of a post without scripts. */
export function DiscountForm({ cart, tried }: { cart: ClientCart; tried?: TriedCode }) {
  const { codes, giftCards } = cart;
  const { receive } = useCartActions();
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  // Later loads of the page don't have it.
  const [kept, setKept] = useState(tried);
  const [latest, setLatest] = useState(tried);
  if (tried && (tried.code !== latest?.code || tried.problem !== latest.problem)) {
    setLatest(tried);
    setKept(tried);
  }
  const shown = kept && !includesCode(codes, kept.code) ? kept : undefined;
  const { onSubmit, sending, reply } = useCartForm((reply) => {
    receive(reply, reply.ok ? (reply.message ?? 'Your code was applied.') : '');
    if (reply.ok) {
      setKept(undefined);
      closeDetails(details.current);
    } else form.current?.querySelector<HTMLElement>('[name=code]')?.focus();
  });
  const isLatest = reply?.ok && !sending && reply.cart?.codes.join() === codes.join();
  const [empty, setEmpty] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const isEmpty = String(new FormData(event.currentTarget).get('code')).trim() === '';
    setEmpty(isEmpty);
    if (!isEmpty) return onSubmit(event);
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>('[name=code]')?.focus();
  };
  const error = empty ? noCode : reply ? (reply.ok ? undefined : reply.message) : shown?.problem;
  useProblemInView(form, empty || reply ? error : undefined);
  return (
    <div className="grid grid-cols-1 gap-3 wrap-anywhere">
      {codes.map((code) => (
        <AppliedCode
          key={code}
          name={code}
          what={`code ${code}`}
          fields={{ intent: 'undiscount', code }}
        />
      ))}
      {giftCards.map(({ id, ending }) => (
        <AppliedCode
          key={id}
          name={`Gift card ending ${ending}`}
          what={`gift card ending ${ending}`}
          fields={{ intent: 'ungift', card: id }}
        />
      ))}
      {isLatest && reply?.message && <p className="small">{reply.message}</p>}
      <details ref={details} open={shown !== undefined} className="group/code print:hidden">
        <summary className="flex min-h-11 w-fit items-center gap-2">
          Add a code
          <ChevronIcon className="size-4 eased group-open/code:rotate-180" />
        </summary>
        <form
          ref={form}
          method="post"
          action="/cart"
          // Scripts show our own message instead of the browser's.
          noValidate={hydrated}
          onSubmit={submit}
          className="flex flex-wrap items-start gap-2 pt-1"
        >
          <input type="hidden" name="intent" value="discount" />
          <div className="min-w-0 flex-1">
            <Field
              // Clears the field when the codes change.
              key={`${codes.join()} ${giftCards.length}`}
              label="Discount code or gift card"
              name="code"
              defaultValue={shown?.code}
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={60}
              required
              error={sending ? undefined : error}
            />
          </div>
          <Button look="outline" className="mt-[1.73rem]">
            {sending ? 'Applying' : 'Apply'}
          </Button>
        </form>
        <p className="mt-2 small">
          <Link to={giftCardBalancePath} className="text-muted text-link">
            Check a gift card’s balance
          </Link>
        </p>
      </details>
    </div>
  );
}

function AppliedCode({
  name,
  what,
  fields,
}: {
  name: string;
  what: string;
  fields: Record<string, string>;
}) {
  const { receive } = useCartActions();
  const { onSubmit, sending, reply } = useCartForm((one) =>
    receive(one, one.ok ? `The ${what} was removed.` : ''),
  );
  const form = useFocusKept<HTMLFormElement>();
  return (
    <form
      ref={form}
      method="post"
      action="/cart"
      onSubmit={onSubmit}
      className="bg-paper px-4 py-2 small"
    >
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <div className="flex items-center justify-between gap-4">
        <span className="text-ok">
          <span className="font-medium">{name}</span> applied
        </span>
        <button type="submit" className={`${buttonClass({ look: 'link' })} print:hidden`}>
          Remove<span className="sr-only"> {what}</span>
        </button>
      </div>
      <ProblemText text={sending || reply?.ok ? undefined : reply?.message} />
    </form>
  );
}
