import { company, locationsOf, type CompanyLocation } from '../companies/companies';
import { customerById } from '../customers/customers';
import { ordersOfCustomer, type Order } from '../orders/orders';
import { addressOfRow } from '../storefront-api/customers/address-view';
import { topLevelError } from '../storefront-api/graphql/errors';
import { gid } from '../storefront-api/graphql/gid';
import { emptyConnection, listConnection, type PageArgs } from '../storefront-api/graphql/paging';
import { customerAddressView } from './address-view';
import type { Context } from './context';
import { isAskedFor } from './order-search';
import { orderView } from './order-view';
import { e164 } from './phone';

type ListArgs = PageArgs & { reverse: boolean };
type OrderArgs = ListArgs & { sortKey: string; query?: string | null };

export function customerView(context: Context): Record<string, unknown> {
  const { sql, customerId } = context;
  const customer = customerById(sql, customerId);
  if (!customer) throw topLevelError('Customer not found', 'NOT_FOUND');
  const { created_at } = sql
    .exec<{ created_at: string }>('SELECT created_at FROM customers WHERE id = ?', customerId)
    .one();
  const phone = customer.phone && e164(customer.phone);
  const name = [customer.first_name, customer.last_name].filter(Boolean).join(' ');
  return {
    __typename: 'Customer',
    id: gid('Customer', customerId),
    firstName: customer.first_name,
    lastName: customer.last_name,
    displayName: name || customer.email,
    createdAt: created_at,
    creationDate: created_at,
    tags: [],
    emailAddress: () => emailAddressView(context),
    phoneNumber: phone ? { phoneNumber: phone, marketingState: 'NOT_SUBSCRIBED' } : null,
    defaultAddress: () =>
      addressesOf(context).find(({ id }) => id === customer.default_address_id)?.view ?? null,
    addresses: (args: ListArgs & { skipDefault: boolean }) =>
      listConnection(
        addressesOf(context).filter(
          ({ id }) => !args.skipDefault || id !== customer.default_address_id,
        ),
        args,
        ({ view }) => view,
      ),
    orders: (args: OrderArgs) =>
      listConnection(
        sorted(ordersOfCustomer(sql, customerId), args.sortKey).filter(isAskedFor(args.query)),
        args,
        (order) => orderView(context, order, () => customerView(context)),
      ),
    metafield: () => null,
    metafields: ({ identifiers }: { identifiers: unknown[] }) => identifiers.map(() => null),
    companyContacts: (args: ListArgs) => listConnection(contactsOf(context), args, (one) => one),
    creditCards: emptyConnection,
    draftOrders: emptyConnection,
    subscriptionContracts: emptyConnection,
    storeCreditAccounts: emptyConnection,
  };
}

/** The sandbox has only one company, so a customer is at most one contact. */
function contactsOf(context: Context) {
  const own = locationsOf(context.sql, context.customerId);
  const locations = (args: ListArgs) => listConnection(own, args, locationView);
  if (own.length === 0) return [];
  return [
    {
      __typename: 'CompanyContact',
      id: gid('CompanyContact', context.customerId),
      title: null,
      status: 'ENABLED',
      customer: () => customerView(context),
      company: {
        ...{ __typename: 'Company', id: gid('Company', company.id), name: company.name },
        ...{ externalId: null, locations },
      },
      locations,
    },
  ];
}

const locationView = ({ id, name, address, terms }: CompanyLocation) => ({
  __typename: 'CompanyLocation',
  id: gid('CompanyLocation', id),
  name,
  externalId: null,
  shippingAddress: { formattedAddress: address },
  buyerExperienceConfiguration: {
    payNowOnly: terms === null,
    paymentTermsTemplate: terms && {
      id: gid('PaymentTermsTemplate', terms.days),
      paymentTermsType: 'NET',
      dueInDays: terms.days,
      ...{ name: terms.name, translatedName: terms.name, description: terms.name },
    },
  },
});

const marketingStates: Record<number, string> = {
  1: 'SUBSCRIBED',
  0: 'NOT_SUBSCRIBED',
  [-1]: 'UNSUBSCRIBED',
};

export function emailAddressView({ sql, customerId }: Context) {
  const { email, asked } = sql
    .exec<{ email: string; asked: number }>(
      'SELECT email, accepts_marketing AS asked FROM customers WHERE id = ?',
      customerId,
    )
    .one();
  return { emailAddress: email, marketingState: marketingStates[asked] ?? 'INVALID' };
}

function addressesOf({ sql, customerId }: Context) {
  return sql
    .exec('SELECT * FROM addresses WHERE customer_id = ? ORDER BY id', customerId)
    .toArray()
    .map((row) => {
      const id = Number(row['id']);
      return { id, view: customerAddressView(id, addressOfRow(row)) };
    });
}

function sorted(orders: Order[], key: string): Order[] {
  if (key === 'TOTAL_PRICE') return orders.toSorted((one, other) => one.total - other.total);
  if (!/_AT$/.test(key)) return orders;
  return orders.toSorted((one, other) => one.processedAt.localeCompare(other.processedAt));
}
