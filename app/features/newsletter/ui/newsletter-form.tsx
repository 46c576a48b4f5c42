import { useEffect, useState, type FormEvent } from 'react';
import { postForm } from '~/ui/post-form';
import { useReturnPath } from '~/ui/use-return-path';
import { emailProblem, type NewsletterReply } from '../newsletter-form';
import { NewsletterFields } from './newsletter-fields';

/** How long the thanks are shown before the form comes back, in ms. */
const thanksMs = 6000;

interface NewsletterFormProps {
  onDark?: boolean;
  /** Accessible name, for a page with several of these forms. */
  label?: string;
  onJoin?(): void;
}

/**
 * The sign-up form. Without scripts it posts to a page of its own; with them, thanks replace it for
 * six seconds. A failure of the provider shows no message. `onJoin`: called after a sign-up.
 */
export function NewsletterForm({
  onDark = false,
  label = 'Newsletter',
  onJoin,
}: NewsletterFormProps) {
  const returnTo = useReturnPath();
  const [error, setError] = useState<string>();
  const [phase, setPhase] = useState<'idle' | 'sending' | 'joined'>('idle');
  useEffect(() => {
    if (phase !== 'joined') return;
    const timer = setTimeout(() => setPhase('idle'), thanksMs);
    return () => clearTimeout(timer);
  }, [phase]);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const problem = emailProblem(String(new FormData(form).get('email') ?? ''));
    setError(problem);
    if (problem || phase === 'sending') return;
    setPhase('sending');
    const reply = await postForm<NewsletterReply>(form, undefined, '/actions/newsletter');
    setError(reply?.message);
    setPhase(reply?.joined ? 'joined' : 'idle');
    if (reply?.joined) onJoin?.();
  };

  return (
    <section aria-label={label} className="grid min-h-32 content-start">
      <div role="status">{phase === 'joined' && <Thanks />}</div>
      {phase !== 'joined' && (
        <form
          method="post"
          action="/newsletter"
          noValidate
          onSubmit={(event) => void send(event)}
          className="grid gap-4"
        >
          <p className="heading-sm">Get 10% off your next order</p>
          <p className={`small ${onDark ? 'text-stone' : 'text-muted'}`}>
            New pieces and quiet ideas, now and then. Leave whenever you like.
          </p>
          <NewsletterFields
            returnTo={returnTo}
            onDark={onDark}
            error={error}
            sending={phase === 'sending'}
          />
        </form>
      )}
    </section>
  );
}

const Thanks = () => (
  <>
    <p className="heading-sm">Thanks</p>
    <p className="mt-2">We&apos;ve added you to our newsletter!</p>
  </>
);
