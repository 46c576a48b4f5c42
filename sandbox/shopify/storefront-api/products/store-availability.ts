import type { SeedVariant } from '../../../seed/types';
import {
  addressOfLocation,
  allLocations,
  nearestFirst,
  stockAt,
  type Location,
  type Point,
} from '../../locations/locations';
import type { Context } from '../graphql/context';
import { topLevelError } from '../graphql/errors';
import { gid } from '../graphql/gid';
import { listConnection, type PageArgs } from '../graphql/paging';

type NearArgs = PageArgs & { reverse?: boolean; near?: Point | null };

/** Only of locations that stock the variant. */
export const storeAvailability =
  ({ world, sql }: Context, variant: SeedVariant) =>
  ({ near, ...page }: NearArgs) => {
    const stocked = nearestFirst(allLocations(world), near).flatMap((location) => {
      const pieces = variant.requiresShipping ? stockAt(sql, variant, location) : null;
      return pieces === null ? [] : [{ location, pieces }];
    });
    return listConnection(stocked, page, ({ location, pieces }) => ({
      __typename: 'StoreAvailability',
      available: pieces > 0,
      pickUpTime: location.pickUpTime,
      quantityAvailable: pieces,
      location: locationView(location),
    }));
  };

type SortKey = 'CITY' | 'DISTANCE' | 'ID' | 'NAME';

const orders: Record<SortKey, (one: Location, other: Location) => number> = {
  CITY: (one, other) => one.city.localeCompare(other.city),
  DISTANCE: () => 0,
  ID: (one, other) => one.id - other.id,
  NAME: (one, other) => one.name.localeCompare(other.name),
};

export function locationsQuery(
  { near, sortKey, ...page }: NearArgs & { sortKey: SortKey },
  { world }: Context,
) {
  if (sortKey === 'DISTANCE' && !near)
    throw topLevelError('`near` is required to sort by distance.', 'BAD_REQUEST');
  const sorted = allLocations(world).toSorted(orders[sortKey]);
  return listConnection(
    sortKey === 'DISTANCE' ? nearestFirst(sorted, near) : sorted,
    page,
    locationView,
  );
}

const locationView = (location: Location) => ({
  __typename: 'Location',
  id: gid('Location', location.id),
  name: location.name,
  address: {
    __typename: 'LocationAddress',
    address1: location.address1,
    address2: null,
    city: location.city,
    province: location.province,
    provinceCode: location.provinceCode,
    zip: location.zip,
    country: location.country,
    countryCode: location.countryCode,
    phone: location.phone,
    latitude: location.latitude,
    longitude: location.longitude,
    formatted: addressOfLocation(location),
  },
  metafield: null,
  metafields: ({ identifiers }: { identifiers: unknown[] }) => identifiers.map(() => null),
});
