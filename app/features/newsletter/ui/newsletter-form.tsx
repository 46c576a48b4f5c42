import { useEffect, useState, type FormEvent } from 'react';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { postToRoute } from '~/platform/http/route-data';
import { useInvalidFocus } from '~/ui/use-invalid-focus';
import { offlineText } from '~/ui/use-online';
import { useReturnPath } from '~/ui/use-return-path';
import type { NewsletterReply } from '../newsletter-form';
import type { NewsletterTexts } from '../texts';

const thanksMs = 6000;

interface NewsletterFormProps {
  texts: NewsletterTexts;
  onDark?: boolean;
  /** Accessible name, if a page has several of these forms. */
  label?: string;
  onJoin?(): void;
}

/** With scripts, a thank-you message replaces the form for six seconds. If the service fails, no message is shown. */
export function NewsletterForm({
  texts,
  onDark = false,
  label = 'Newsletter',
  onJoin,
}: NewsletterFormProps) {
  const returnTo = useReturnPath();
  const [refused, setRefused] = useState<{ message: string }>();
  const form = useInvalidFocus<HTMLFormElement>(refused);
  const [phase, setPhase] = useState<'idle' | 'sending' | 'joined'>('idle');
  useEffect(() => {
    if (phase !== 'joined') return;
    const timer = setTimeout(() => setPhase('idle'), thanksMs);
    return () => clearTimeout(timer);
  }, [phase]);

  const send = async (fields: FormData) => {
    setPhase('sending');
    const reply = await postToRoute<NewsletterReply>('/newsletter', fields);
    const message = reply || navigator.onLine ? reply?.message : offlineText;
    setRefused(message ? { message } : undefined);
    setPhase(reply?.joined ? 'joined' : 'idle');
    if (reply?.joined) onJoin?.();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (phase !== 'sending') void send(new FormData(event.currentTarget));
  };

  return (
    <section aria-label={label} className="grid min-h-32 content-start">
      <div role="status">{phase === 'joined' && <Thanks {...texts.thanks} />}</div>
      {phase !== 'joined' && (
        <form
          ref={form}
          method="post"
          action="/newsletter"
          noValidate
          data-in-place
          onSubmit={onSubmit}
          className="grid gap-4"
        >
          <h2 className="heading-sm">{texts.title}</h2>
          <p className={`small ${onDark ? 'text-stone' : 'text-muted'}`}>{texts.text}</p>
          <NewsletterFields
            returnTo={returnTo}
            onDark={onDark}
            error={refused?.message}
            sending={phase === 'sending'}
          />
        </form>
      )}
    </section>
  );
}

const Thanks = ({ title, text }: NewsletterTexts['thanks']) => (
  <>
    <h2 className="heading-sm">{title}</h2>
    {text && <p className="mt-2">{text}</p>}
  </>
);

interface NewsletterFieldsProps {
  returnTo: string;
  onDark?: boolean;
  email?: string;
  error?: string;
  sending?: boolean;
}

/** Includes a hidden field that only bots fill in. */
export function NewsletterFields({
  returnTo,
  onDark,
  email,
  error,
  sending,
}: NewsletterFieldsProps) {
  return (
    <>
      <input type="hidden" name="return_to" value={returnTo} />
      <div className="hidden" aria-hidden="true">
        <label>
          Leave this empty
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="flex flex-wrap items-start gap-3">
        <div className={`min-w-0 grow basis-40 ${onDark ? '[&_.text-sale]:text-paper' : ''}`}>
          <Field
            label="Email address"
            hideLabel
            name="email"
            type="email"
            placeholder="Email address"
            autoComplete="email"
            required
            maxLength={254}
            defaultValue={email}
            error={error}
          />
        </div>
        <Button look={onDark ? 'light' : 'solid'} aria-disabled={sending || undefined}>
          Sign up
        </Button>
      </div>
    </>
  );
}
