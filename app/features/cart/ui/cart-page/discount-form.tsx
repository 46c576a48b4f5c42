import { useRef, useState, type FormEvent } from 'react';
import { Button, buttonClass } from '~/ui/button';
import { Field } from '~/ui/field';
import { useHydrated } from '~/ui/use-hydrated';
import { noCode, type TriedCode } from '../../cart';
import { useCart } from '../cart-provider';
import { useCartForm } from '../cart-form';

/** The applied discount codes, and a field for another. `tried`: result of a plain post. */
export function DiscountForm({ codes, tried }: { codes: string[]; tried?: TriedCode }) {
  const { receive } = useCart();
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const { onSubmit, sending, reply } = useCartForm((reply) => {
    receive(reply, reply.ok ? 'Your discount code was applied.' : '');
    if (!reply.ok) form.current?.querySelector<HTMLElement>('[name=code]')?.focus();
  });
  const [empty, setEmpty] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const isEmpty = String(new FormData(event.currentTarget).get('code')).trim() === '';
    setEmpty(isEmpty);
    if (!isEmpty) return onSubmit(event);
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>('[name=code]')?.focus();
  };
  const error = empty ? noCode : reply ? (reply.ok ? undefined : reply.message) : tried?.problem;
  return (
    <div className="grid gap-3">
      {codes.map((code) => (
        <AppliedCode key={code} code={code} />
      ))}
      <form
        ref={form}
        method="post"
        action="/cart"
        // With scripts the message stands at the field, in our words.
        noValidate={hydrated}
        onSubmit={submit}
        className="flex items-start gap-2 print:hidden"
      >
        <input type="hidden" name="intent" value="discount" />
        <div className="flex-1">
          <Field
            // Remounts, and so clears, the field when the applied codes change.
            key={codes.join()}
            label="Discount code"
            name="code"
            defaultValue={tried?.code}
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
    </div>
  );
}

function AppliedCode({ code }: { code: string }) {
  const { receive } = useCart();
  const { onSubmit } = useCartForm((reply) =>
    receive(reply, reply.ok ? `The code ${code} was removed.` : ''),
  );
  return (
    <form
      method="post"
      action="/cart"
      onSubmit={onSubmit}
      className="flex items-center justify-between gap-4 bg-paper px-4 py-2 small"
    >
      <input type="hidden" name="intent" value="undiscount" />
      <input type="hidden" name="code" value={code} />
      <span className="text-ok">
        <span className="font-medium">{code}</span> applied
      </span>
      <button type="submit" className={`${buttonClass({ look: 'link' })} print:hidden`}>
        Remove<span className="sr-only"> code {code}</span>
      </button>
    </form>
  );
}
