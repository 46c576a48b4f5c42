import { zoneCode } from '../customers/zones';
import { gid } from '../storefront-api/graphql/gid';
import { addressView, type Address } from '../storefront-api/customers/address-view';
import { e164 } from './phone';

/** Unlike in the Storefront API, the ID contains no access token. */
export function customerAddressView(id: number, address: Address) {
  const { countryCode, province, phone } = address;
  const { name, formatted, formattedArea } = addressView('', address);
  const { firstName, lastName, company, address1, address2, city, country, zip } = address;
  return {
    __typename: 'CustomerAddress',
    id: gid('CustomerAddress', id),
    ...{ firstName, lastName, name, company, address1, address2, city, province, country, zip },
    territoryCode: countryCode,
    zoneCode: province && countryCode ? zoneCode(countryCode, province) : null,
    phoneNumber: phone && (e164(phone) ?? phone),
    formatted,
    formattedArea,
  };
}
