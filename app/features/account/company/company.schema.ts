import * as v from 'valibot';
import { digitsOf } from '~/services/shopify/common.schema';
import { HostedCompanyLocations } from '~/services/shopify/customer-replies.generated';
import type { CompanyLocation } from './company';

type Contact = v.InferOutput<
  typeof HostedCompanyLocations
>['customer']['companyContacts']['nodes'][number];

/** The session's cookie contains these texts. */
const longest = 100;

const locationsOf = ({ company, locations }: Contact): CompanyLocation[] =>
  locations.nodes.map(({ id, name, shippingAddress, buyerExperienceConfiguration: buying }) => {
    const terms = buying?.payNowOnly === false && buying.paymentTermsTemplate?.translatedName;
    return {
      id: digitsOf(id),
      name: name.slice(0, longest),
      company: (company?.name ?? name).slice(0, longest),
      address: shippingAddress?.formattedAddress ?? [],
      ...(terms && { terms: terms.slice(0, longest) }),
    };
  });

export const locationsSchema = v.pipe(
  HostedCompanyLocations,
  v.transform(({ customer }) =>
    customer.companyContacts.nodes
      .filter(({ status }) => status === 'ENABLED')
      .flatMap(locationsOf),
  ),
);
