import { Link } from '@remix-run/react';
import type { FormEvent } from 'react';
import { buttonClass } from '~/ui/button';
import { postForm } from '~/ui/post-form';
import { useReturnPath } from '~/ui/use-return-path';
import { denied, granted, type Consent } from '../consent';

/** Asks for consent at the foot of the window; accepting and refusing take one press each. Does not take the focus. */
export function ConsentNotice({ onChoose }: { onChoose(consent: Consent): void }) {
  const returnTo = useReturnPath();
  const choose = async (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    await postForm(event.currentTarget, submitter);
    onChoose(submitter.value === 'yes' ? granted : denied);
  };
  return (
    <section
      aria-label="Your privacy"
      className="fixed inset-x-4 bottom-4 z-40 max-w-md rise border border-stone bg-paper p-5 shadow-float md:right-auto"
    >
      <p className="small">
        May we measure how the shop is used and show our products elsewhere? The shop works either
        way.{' '}
        <Link to="/consent" className="text-link">
          Choose in detail
        </Link>
      </p>
      <form
        method="post"
        action="/consent"
        onSubmit={(event) => void choose(event)}
        className="mt-4 flex flex-wrap gap-3"
      >
        <input type="hidden" name="return_to" value={returnTo} />
        <button type="submit" name="all" value="yes" className={buttonClass({ small: true })}>
          Allow
        </button>
        <button
          type="submit"
          name="all"
          value="no"
          className={buttonClass({ look: 'outline', small: true })}
        >
          Only what is necessary
        </button>
      </form>
    </section>
  );
}
