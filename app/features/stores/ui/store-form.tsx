import { buttonClass } from '~/ui/button';
import { Select } from '~/ui/select';
import { useReturnPath } from '~/ui/use-return-path';
import type { CountryOption } from '../country-options';

/** Reloads the document, because all prices change. */
export function StoreForm({
  countries,
  country,
  region,
  onDark = false,
}: {
  countries: readonly CountryOption[];
  country: string;
  /** 'Australian', 'AUD'. */
  region: { nameAdjective: string; currency: string };
  onDark?: boolean;
}) {
  const returnTo = useReturnPath();
  return (
    <form method="post" action="/actions/store" className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="return_to" value={returnTo} />
      <p className={`w-full small ${onDark ? 'text-stone' : 'text-muted'}`}>
        {`You are in our ${region.nameAdjective} store, with prices in ${region.currency}.`}
      </p>
      <div className="min-w-0 flex-1">
        <Select
          label="Country and currency"
          name="country"
          // Remounts the select when its default changes.
          key={country}
          defaultValue={country}
          choices={countries.map((option) => ({ value: option.country, label: option.label }))}
        />
      </div>
      <button type="submit" className={buttonClass({ look: onDark ? 'light' : 'outline' })}>
        Change
      </button>
    </form>
  );
}
