import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/checkbox';
import type { Consent } from '../consent';

/** The consent choices, which can be changed here at any time. Works without scripts. */
export function ConsentForm({ consent, returnTo }: { consent: Consent; returnTo: string }) {
  return (
    <form method="post" action="/consent" className="mt-8 grid gap-6">
      <input type="hidden" name="return_to" value={returnTo} />
      <Checkbox
        label="Measuring: how the shop is used, so that we can mend it"
        name="analytics"
        value="yes"
        defaultChecked={consent.analytics}
      />
      <Checkbox
        label="Marketing: showing our products elsewhere to people who looked at them"
        name="marketing"
        value="yes"
        defaultChecked={consent.marketing}
      />
      <div className="flex flex-wrap gap-3">
        <Button>Save my choice</Button>
        <Button name="all" value="no" look="outline">
          Only what is necessary
        </Button>
      </div>
    </form>
  );
}
