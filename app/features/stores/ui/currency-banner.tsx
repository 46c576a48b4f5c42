import type { FormEvent } from 'react';
import { buttonClass } from '~/ui/button';
import { useReturnPath } from '~/ui/use-return-path';
import type { Banner } from '../banner';
import { mirrorChoice } from '../mirror-choice';

/**
 * Scripts load the banner, because cached pages are the same for all visitors. `onStay` is called before the choice
 * is stored.
 */
export function CurrencyBanner({ banner, onStay }: { banner: Banner; onStay(): void }) {
  const returnTo = useReturnPath();
  const stay = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = new URLSearchParams({ country: banner.currentCountry, return_to: '/' });
    void fetch(event.currentTarget.action, { method: 'POST', body, redirect: 'manual' })
      .catch(() => undefined)
      .then(mirrorChoice);
    onStay();
  };
  const fields = (country: string) => (
    <>
      <input type="hidden" name="country" value={country} />
      <input type="hidden" name="return_to" value={returnTo} />
    </>
  );
  return (
    <section
      aria-label="Store and currency"
      className="fixed inset-x-0 bottom-0 z-40 border-t border-stone bg-paper shadow-float"
    >
      <div className="frame flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
        <p className="heading-sm">Visiting from {banner.countryName}?</p>
        <div className="flex flex-wrap gap-3">
          <form method="post" action="/actions/store" onSubmit={stay}>
            {fields(banner.currentCountry)}
            <button type="submit" className={buttonClass({ look: 'outline', small: true })}>
              Continue using {banner.current}
            </button>
          </form>
          <form method="post" action="/actions/store">
            {fields(banner.country)}
            <button type="submit" className={buttonClass({ small: true })}>
              Switch to {banner.offered}
            </button>
          </form>
        </div>
      </div>
    </section>
  );
}
