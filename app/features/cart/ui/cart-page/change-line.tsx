import { Link } from '@remix-run/react';
import { useRef } from 'react';
import { Button, buttonClass } from '~/ui/button';
import { sizeName } from '~/ui/length';
import { useLocale } from '~/ui/locale';
import { formatMoney } from '~/ui/money';
import { spelled } from '~/ui/spelling';
import { Select } from '~/ui/select';
import { useHydrated } from '~/ui/use-hydrated';
import { changeId, lineKey, lineName, type CartLine } from '../../cart';
import type { AddLabel, LineChoice, LineOptions } from '../../variant-options';
import { ProblemText, useCartForm } from '../cart-form';
import { useCartActions } from '../cart-provider';

export function ChangeLink({ line, open }: { line: CartLine; open: boolean }) {
  const hydrated = useHydrated();
  // Without scripts, the page reloads, and the fragment scrolls to the line.
  const there = `?change=${lineKey(line)}${hydrated ? '' : `#${changeId(line)}`}`;
  return (
    <Link
      to={open ? '/cart' : there}
      replace
      preventScrollReset
      aria-expanded={open}
      data-change={lineKey(line)}
      className={`${buttonClass({ look: 'link' })} text-muted hover:text-ink print:hidden`}
    >
      {open ? 'Keep as is' : 'Change'}
      <span className="sr-only"> {lineName(line)}</span>
    </Link>
  );
}

export function ChangeForm({ line, options }: { line: CartLine; options: LineOptions }) {
  const { legend, choices, finishes, plans = [] } = options;
  const isOne = choices?.length === 1;
  return (
    <div className="grid w-full gap-5 bg-sand p-5 print:hidden">
      {finishes.length > 0 && (
        <ChoiceForm line={line} legend="Finish" choices={finishes} what="finish" />
      )}
      {choices && !isOne && <ChoiceForm line={line} legend={legend} choices={choices} />}
      {!choices && <p>We can&apos;t show the other options right now.</p>}
      {plans.length > 1 && (
        <ChoiceForm
          line={line}
          legend="Purchase option"
          choices={plans}
          what="purchase option"
          name="plan"
        />
      )}
      {isOne && finishes.length === 0 && plans.length < 2 && <p>One version only.</p>}
    </div>
  );
}

interface ChoiceFormProps {
  line: CartLine;
  legend: string;
  choices: readonly LineChoice[];
  what?: string;
  /** The form field for a choice's id; defaults to `merchandise`. */
  name?: 'merchandise' | 'plan';
}

function ChoiceForm({ line, legend, choices, what, name = 'merchandise' }: ChoiceFormProps) {
  const isPlan = name === 'plan';
  /** The line's key after choosing `id`; an existing line may have this key. */
  const keyOf = (id: string) =>
    lineKey(
      isPlan
        ? { variantId: line.variantId, ...(id && { plan: { id, name: '' } }) }
        : { ...line, variantId: id },
    );
  const { receive } = useCartActions();
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const { onSubmit, sending, reply } = useCartForm((reply, sent) => {
    const chosen = choices.find(({ id }) => id === sent?.get(name));
    receive(reply, reply.ok && chosen ? `${line.title}: ${chosen.label}.` : '');
    if (!reply.ok || !form.current?.contains(document.activeElement)) return;
    // The form unmounts, so move the focus to the 'Change' link of the line, or of the line into which it was merged.
    const stays = reply.cart?.lines.some(({ id }) => id === line.id);
    const key = stays ? lineKey(line) : chosen && keyOf(chosen.id);
    const around = form.current.closest('dialog') ?? document.querySelector('main');
    around?.querySelector<HTMLElement>(`[data-change="${key}"]`)?.focus();
  });
  const labelOf = ({ label, price, add }: LineChoice) =>
    `${sizeName(label, locale)}, ${formatMoney(price, locale)}${notes[add]}`;
  return (
    <form ref={form} method="post" action="/cart" onSubmit={onSubmit} className="grid gap-2">
      <input type="hidden" name="intent" value="change" />
      <input type="hidden" name="line" value={line.id} />
      {isPlan && <input type="hidden" name="merchandise" value={line.variantId} />}
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow basis-60">
          <Select
            label={spelled(legend, locale)}
            name={name}
            choices={choices.map((choice) => ({ value: choice.id, label: labelOf(choice) }))}
            defaultValue={isPlan ? (line.plan?.id ?? '') : line.variantId}
          />
        </div>
        <Button look="outline">
          {sending ? 'Changing' : 'Change'}
          {what && <span className="sr-only"> {what}</span>}
        </Button>
      </div>
      <ProblemText text={sending || reply?.ok ? undefined : reply?.message} />
    </form>
  );
}

const notes: Record<AddLabel, string> = {
  'Add to bag': '',
  Backorder: ' (backorder)',
  Preorder: ' (preorder)',
  'Out of stock': ' (out of stock)',
};
