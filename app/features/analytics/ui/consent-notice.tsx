import { Link } from '@remix-run/react';
import type { FormEvent } from 'react';
import { buttonClass } from '~/ui/button';
import { readBrowserCookie, setBrowserCookie } from '~/platform/http/browser-cookies';
import { postToRoute } from '~/platform/http/route-data';
import { useReturnPath } from '~/ui/use-return-path';
import {
  consentCookie,
  consentSeconds,
  denied,
  granted,
  writeConsent,
  type Consent,
} from '../consent';

const question =
  'May we use cookies to measure how the shop is used, and to show you our products on other sites?';
export const signalRespected =
  'Your browser asks us not to share your data, so we don’t measure your visit or pass anything on.';

interface Props {
  signal: boolean;
  onChoose(consent: Consent): void;
}

/** Accepting and refusing each take one click. */
export function ConsentNotice({ signal, onChoose }: Props) {
  const returnTo = useReturnPath();
  const choose = async (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const before = readBrowserCookie(consentCookie);
    await postToRoute('/consent', new FormData(event.currentTarget, submitter));
    const consent = submitter.value === 'yes' ? granted : denied;
    // The reply is a redirect and doesn't show whether the server set the cookie. The script sets it only if the server
    // didn't, because Safari keeps a script's cookie for only a week.
    const cookie = writeConsent({ ...consent, despiteSignal: signal });
    const now = readBrowserCookie(consentCookie);
    // Another tab may have stored a later choice.
    if (now === before && now !== cookie) setBrowserCookie(consentCookie, cookie, consentSeconds);
    onChoose(consent);
  };
  return (
    <section
      aria-label="Your privacy"
      className="fixed inset-x-4 bottom-4 z-40 max-w-md rise border border-stone bg-paper p-5 shadow-float md:right-auto"
    >
      <p className="small">
        {signal ? signalRespected : question} The shop works either way.{' '}
        <Link to="/consent" className="text-link">
          More choices
        </Link>
      </p>
      <form
        method="post"
        action="/consent"
        onSubmit={(event) => void choose(event)}
        className="mt-4 flex flex-wrap gap-3"
      >
        <input type="hidden" name="return_to" value={returnTo} />
        {signal && <input type="hidden" name="gpc" value="1" />}
        <button
          type="submit"
          name="all"
          value="yes"
          className={buttonClass({ look: 'outline', small: true })}
        >
          {signal ? 'Allow anyway' : 'Allow'}
        </button>
        <button
          type="submit"
          name="all"
          value="no"
          className={buttonClass({ look: 'outline', small: true })}
        >
          Necessary only
        </button>
      </form>
    </section>
  );
}
