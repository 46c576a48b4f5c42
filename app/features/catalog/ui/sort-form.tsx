import { Form, useSubmit } from '@remix-run/react';
import { Button } from '~/ui/button';
import { Select } from '~/ui/select';
import { filterFields } from '../filters';
import { sorts, type ListQuery, type Sort } from '../list';
import { HiddenFields } from './hidden-fields';

interface Props {
  query: ListQuery;
  /** Sort orders besides the default one. */
  offered: readonly Sort[];
  /** Name of the default order: 'Featured', 'Relevance'. */
  ownOrder: string;
  /** Query parameters to keep: the search term. */
  keep: Record<string, string>;
}

/** Sort order: a GET form that scripts submit on change. */
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
      {/* In <noscript> rather than removed by scripts: removing it would shift the layout. */}
      <noscript>
        <Button look="outline" className="shrink-0">
          Sort
        </Button>
      </noscript>
    </Form>
  );
}
