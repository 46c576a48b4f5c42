/** Schemas of the Storefront API's customers and addresses, and their conversion to `Profile` and `Address`. */
import * as v from 'valibot';
import { digitsOf } from '~/services/shopify/common.schema';
import type { Address } from './account';
import { summaries } from './order.schema';
import { customerOf, edges } from './connection.schema';

const text = v.pipe(
  v.nullish(v.string(), null),
  v.transform((value) => value?.trim() ?? ''),
);

/** `MailingAddress`. The customer's access token is part of `gid`, which must not leave the server. */
const addressSchema = v.pipe(
  v.object({
    id: v.string(),
    firstName: text,
    lastName: text,
    company: text,
    address1: text,
    address2: text,
    city: text,
    province: text,
    provinceCode: text,
    country: text,
    countryCodeV2: text,
    zip: text,
    phone: text,
    formatted: v.array(v.string()),
  }),
  v.transform(({ id, formatted, countryCodeV2, ...rest }) => ({
    gid: id,
    address: {
      ...rest,
      id: digitsOf(id),
      countryCode: countryCodeV2,
      lines: formatted,
    } satisfies Address,
  })),
);

const nameFields = { firstName: text, lastName: text };
const profileFields = { ...nameFields, email: text };

export const profileSchema = customerOf(v.object(profileFields));

export const overviewSchema = customerOf(
  v.object({
    ...profileFields,
    defaultAddress: v.nullable(addressSchema),
    orders: summaries,
  }),
);

export const addressesSchema = customerOf(
  v.object({
    ...nameFields,
    defaultAddress: v.nullable(v.object({ id: v.string() })),
    addresses: v.object({ edges: edges(addressSchema) }),
  }),
);
