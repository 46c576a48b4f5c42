import { Button } from '~/ui/button';
import { RadioGroup } from '~/ui/radio-group';
import { locationTitle, termsInWords, type CompanyLocation } from '../company';

/**
 * A plain form instead of Remix's, so that the browser reloads the site: the location changes the prices. It posts to
 * the page's own URL, which contains the customer's destination.
 */
export function CompanyForm({
  locations,
  chosen,
}: {
  locations: CompanyLocation[];
  chosen: string | undefined;
}) {
  if (locations.length === 0) return <p>Your account isn’t part of a company.</p>;
  return (
    <form method="post" className="grid max-w-2xl gap-6 wrap-anywhere">
      <p className="text-muted">
        You see the prices of the location that you buy for, and your order is for this location.
      </p>
      {/* Firefox otherwise keeps the former value when the page is reloaded. */}
      <input type="hidden" name="chosen" value={chosen ?? ''} autoComplete="off" />
      <RadioGroup
        legend="I’m buying for"
        name="location"
        required
        defaultValue={chosen}
        choices={locations.map((location) => ({
          value: location.id,
          label: locationTitle(location),
          note: noteOf(location),
        }))}
      />
      <Button className="justify-self-start">Buy for this location</Button>
    </form>
  );
}

const noteOf = ({ address, terms }: CompanyLocation): string =>
  [address.join(', '), ...(terms ? [termsInWords(terms)] : [])].filter(Boolean).join('. ');
