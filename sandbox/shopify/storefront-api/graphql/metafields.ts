import type { StoredMetafield } from '../../carts/carts';
import { gid } from './gid';

type Identifier = { namespace?: string | null; key: string };

type Metafield = StoredMetafield & { reference?: () => unknown };

type Owner = { id: number | string; createdAt: string; view: () => unknown };

/** `metafields` has null for a missing metafield. */
export function metafieldsOf(owner: Owner, stored: () => Metafield[]) {
  const find = ({ namespace, key }: Identifier) => {
    const wanted = namespace ?? 'custom';
    const found = stored().find((one) => one.namespace === wanted && one.key === key);
    return found ? metafieldView(owner, found) : null;
  };
  return {
    metafield: (identifier: Identifier) => find(identifier),
    metafields: ({ identifiers }: { identifiers: Identifier[] }) => identifiers.map(find),
  };
}

/** Measures are JSON; all other facts are text. */
export const factType = (value: string) =>
  value.startsWith('{') ? 'dimension' : 'single_line_text_field';

function metafieldView(owner: Owner, { namespace, key, type, value, reference }: Metafield) {
  return {
    __typename: 'Metafield',
    id: gid('Metafield', `${owner.id}-${namespace}-${key}`),
    namespace,
    key,
    type,
    value,
    description: null,
    createdAt: owner.createdAt,
    updatedAt: owner.createdAt,
    reference: reference ?? null,
    references: null,
    parentResource: owner.view,
  };
}
