import { useState, type FormEvent } from 'react';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { Select, type Choice } from '~/ui/select';
import { postToRoute } from '~/platform/http/route-data';
import { useArrivalFocus } from '~/ui/use-arrival-focus';
import { useInvalidFocus } from '~/ui/use-invalid-focus';
import { offlineText } from '~/ui/use-online';
import { backInStockTexts, trapField, type BackInStockReply } from '../../back-in-stock';

interface Props {
  /** Digits of the variant's id; '' if the form lets the shopper choose the variant. */
  variant: string;
  label: string;
  choices?: readonly Choice[];
  posted: BackInStockReply | null;
}

const withoutAnswer = (): BackInStockReply => ({
  intent: 'notify',
  ok: false,
  email: '',
  problem: navigator.onLine ? backInStockTexts.failed : offlineText,
});

export function BackInStockForm({ variant, label, choices, posted }: Props) {
  const [answer, setAnswer] = useState<BackInStockReply>();
  const [sending, setSending] = useState(false);
  const reply = answer ?? posted;
  const around = useInvalidFocus<HTMLFormElement>(answer);
  const thanks = useArrivalFocus<HTMLParagraphElement>(answer?.ok || undefined);
  const send = async (form: HTMLFormElement) => {
    const fields = new FormData(form);
    setSending(true);
    setAnswer((await postToRoute<BackInStockReply>(form.action, fields)) ?? withoutAnswer());
    setSending(false);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!sending) void send(event.currentTarget);
  };
  if (reply?.ok) {
    return (
      <p ref={thanks} tabIndex={-1} role="status" id="notify" className="mt-6 bg-sand px-5 py-4">
        {backInStockTexts.done}
      </p>
    );
  }
  return (
    <form
      ref={around}
      id="notify"
      method="post"
      action={variant ? `?variant=${variant}#notify` : '#notify'}
      noValidate
      data-in-place
      onSubmit={onSubmit}
      className="mt-6 grid gap-4 bg-sand p-5"
      aria-label="Back in stock"
    >
      <p className="small">
        {label ? `${label} is` : 'This is'} out of stock. Leave your email and we’ll let you know
        when it’s back.
      </p>
      <input type="hidden" name="intent" value="notify" />
      {choices ? (
        <Select
          label="Which one?"
          name="variant"
          choices={choices}
          defaultValue={posted?.variant}
        />
      ) : (
        <input type="hidden" name="variant" value={variant} />
      )}
      <div className="hidden" aria-hidden="true">
        <label>
          Leave this empty
          <input name={trapField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={posted?.email}
        error={reply?.error}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button look="outline" small aria-disabled={sending || undefined}>
          {sending ? backInStockTexts.sending : 'Let me know'}
        </Button>
        <p role="alert" className="small text-sale">
          {reply?.problem}
        </p>
      </div>
    </form>
  );
}
