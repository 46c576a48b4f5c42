import { Form, useSubmit } from '@remix-run/react';
import { Button } from '~/ui/button';
import { Select } from '~/ui/select';
import { filterFields } from '../filters';
import { sorts, type ListQuery, type Sort } from '../list';
import { HiddenFields } from './hidden-fields';

interface Props {
  query: ListQuery;
  /** What the list can be sorted by, besides its own order. */
  offered: readonly Sort[];
  /** Name of its own order: 'Featured', 'Relevance'. */
  ownOrder: string;
  /** Fields of the address to keep: the search's term. */
  keep: Record<string, string>;
}

/** The order of the list: a GET form that submits itself once scripts run. */
export function SortForm({ query, offered, ownOrder, keep }: Props) {
  const submit = useSubmit();
  const choices = [
    { value: '', label: ownOrder },
    ...offered.map((value) => ({ value, label: sorts[value] })),
  ];
  return (
    <Form method="get" className="flex items-end gap-3">
      <HiddenFields fields={{ ...keep, ...filterFields(query.filter) }} />
      <Select
        key={query.sort}
        label="Sort by"
        hideLabel
        name="sort"
        choices={choices}
        defaultValue={query.sort ?? ''}
        onChange={(event) => submit(event.currentTarget.form, { preventScrollReset: true })}
      />
      {/* Not removed by scripts but never there with them: what leaves moves what stays. */}
      <noscript>
        <Button look="outline" className="shrink-0">
          Sort
        </Button>
      </noscript>
    </Form>
  );
}
