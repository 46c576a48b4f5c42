import { Form, useSubmit } from '@remix-run/react';
import { Button } from '~/ui/button';
import { Select } from '~/ui/select';
import { useHydrated } from '~/ui/use-hydrated';
import { sorts, type Sort } from '../list';

interface Props {
  count: number | null;
  sort: Sort | null;
  /** What the list can be sorted by, besides its own order. */
  offered: readonly Sort[];
  /** Name of its own order: 'Featured', 'Relevance'. */
  ownOrder: string;
  /** Fields of the address to keep: the search's term. */
  keep?: Record<string, string>;
}

/** How many there are, and in which order: a GET form that submits itself once scripts run. */
export function ListToolbar({ count, sort, offered, ownOrder, keep = {} }: Props) {
  const hydrated = useHydrated();
  const submit = useSubmit();
  const choices = [
    { value: '', label: ownOrder },
    ...offered.map((value) => ({ value, label: sorts[value] })),
  ];
  return (
    <div className="mb-8 flex flex-wrap items-center justify-between gap-4 border-y border-stone py-4">
      <p className="small text-muted tabular-nums">
        {count !== null && `${count} ${count === 1 ? 'product' : 'products'}`}
      </p>
      <Form method="get" className="flex items-end gap-3">
        {Object.entries(keep).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Select
          key={sort}
          label="Sort by"
          hideLabel
          name="sort"
          choices={choices}
          defaultValue={sort ?? ''}
          onChange={(event) => submit(event.currentTarget.form, { preventScrollReset: true })}
        />
        {!hydrated && (
          <Button look="outline" className="shrink-0">
            Sort
          </Button>
        )}
      </Form>
    </div>
  );
}
