import { Form, useSearchParams } from '@remix-run/react';
import { buttonClass } from '~/ui/button';
import { samePage } from '~/ui/same-page';
import { Select } from '~/ui/select';
import { useSelection } from './use-selection';

export function useRegion<T extends { region: string }>(items: readonly T[]) {
  const [params] = useSearchParams();
  const regions = [...new Set(items.map(({ region }) => region).filter(Boolean))].sort();
  const selected = params.get('region') ?? '';
  const region = regions.includes(selected) ? selected : '';
  const shown = region ? items.filter((item) => item.region === region) : items;
  return { regions, region, shown };
}

/** A GET form, so that each region has a URL. */
export function RegionFilter({
  id,
  regions,
  region,
  className = 'mb-10',
}: {
  /** Id of the list, to which the page scrolls after the reload. */
  id: string;
  regions: readonly string[];
  region: string;
  className?: string;
}) {
  const selection = useSelection();
  if (regions.length < 2) return null;
  const options = regions.map((name) => ({ value: name, label: name }));
  return (
    <Form
      action={`#${id}`}
      preventScrollReset
      replace
      state={samePage}
      className={`flex max-w-md items-end gap-3 ${className}`}
    >
      {selection.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="flex-1">
        <Select
          key={region}
          label="Region"
          name="region"
          defaultValue={region}
          choices={[{ value: '', label: 'All regions' }, ...options]}
        />
      </div>
      <button type="submit" className={buttonClass({ look: 'outline' })}>
        Show
      </button>
    </Form>
  );
}
