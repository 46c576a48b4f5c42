/** `/accounts/my-orders/order?id=`. Another customer's order redirects to all orders. */
import { Form, Link, useLoaderData } from '@remix-run/react';
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@shopify/remix-oxygen';
import type { ReactNode } from 'react';
import { isReturnable, type Order, type OrderLine } from '~/features/account/account';
import { askPath, printPath, returnSlipPath } from '~/features/account/order-paths';
import { AccountFrame, AccountUnavailable } from '~/features/account/ui/account-frame';
import { Tracking } from '~/features/account/ui/order-list';
import { Letterhead } from '~/features/account/ui/order-sheet';
import { reviewFormPath } from '~/features/reviews/reviews';
import { addLines } from '~/features/cart/add-lines.server';
import { recipientWords } from '~/features/cart/gift-recipient';
import { variantWords } from '~/features/catalog/variant-words';
import { isUnavailable } from '~/platform/fetch/unavailable';
import type { RouteHandle } from '~/route-handle';
import { Button, ButtonLink } from '~/ui/button';
import { formatDate } from '~/ui/date';
import { useLocale } from '~/ui/locale';
import { formatMoney } from '~/ui/money';
import { Picture } from '~/ui/picture';
import { isPlainClick } from '~/ui/plain-click';
import { weightInWords } from '~/ui/weight';
import { accountHeaders, accountMeta } from './account-route';
import { helpPages, type HelpPage } from '../page-loaders/help-pages.server';
import { redirectTo, requireCustomer } from './account-route.server';
import { requireOrder } from './requested-order.server';

export const handle = { account: true } satisfies RouteHandle;

export const headers = accountHeaders;
export const meta = accountMeta('Order');

export async function loader({ context }: LoaderFunctionArgs) {
  const [order, help] = await Promise.all([requireOrder(context), helpPages(context)]);
  const { SITE_NAME: siteName, SITE_URL, CONTACT_URL, REVIEWS_URL } = context.env;
  const site = {
    siteName,
    host: new URL(SITE_URL).host,
    notice: context.session.takeFlash('order'),
    help,
    reviewable: REVIEWS_URL !== undefined,
    canAsk: Boolean(CONTACT_URL),
  };
  return order.ok ? data({ ...site, order: order.value }) : data({ ...site, order: null }, 503);
}

/** At current prices. */
export async function action({ context }: ActionFunctionArgs) {
  requireCustomer(context);
  const { session, log } = context;
  const failed = "We can't change your bag right now. Please try again in a moment.";
  const order = await requireOrder(context);
  if (!order.ok) {
    session.flash('cart-problem', failed);
    return redirectTo('/cart');
  }
  const { lines } = order.value;
  try {
    const wanted = lines.flatMap(({ product, quantity }) =>
      product ? [{ variantId: product.variantId, quantity }] : [],
    );
    const result = await addLines(context, wanted);
    if (!result.ok) {
      session.flash('cart-problem', result.error.message);
      return redirectTo('/cart');
    }
    const { added, short } = result.value;
    const gone = lines.length - wanted.length;
    if (added > 0) session.flash('cart', 'Added to bag');
    if (short.length + gone > 0) {
      session.flash('cart-problem', 'Some items from this order are no longer available.');
    }
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    log.error('cart-unavailable', { intent: 'order again', error });
    session.flash('cart-problem', failed);
  }
  return redirectTo('/cart');
}

export default function OrderRoute() {
  const { order, siteName, host, notice, help, reviewable, canAsk } =
    useLoaderData<typeof loader>();
  return (
    <>
      <div className="hidden print:block">
        <Letterhead name={siteName} host={host} />
      </div>
      <AccountFrame
        title={order ? `Order ${order.name}` : 'Order'}
        notice={notice}
        intro={
          <Link to="/accounts/my-orders" className="inline-block py-1 small text-link print:hidden">
            Back to all orders
          </Link>
        }
      >
        {order ? (
          <OrderView order={order} help={help} reviewable={reviewable} canAsk={canAsk} />
        ) : (
          <AccountUnavailable retry="/accounts/my-orders" />
        )}
      </AccountFrame>
    </>
  );
}

/** `reviewable`: a review service is configured. `canAsk`: the contact form is configured. */
function OrderView({
  order,
  help,
  reviewable,
  canAsk,
}: {
  order: Order;
  help: readonly HelpPage[];
  reviewable: boolean;
  canAsk: boolean;
}) {
  const locale = useLocale();
  const sent = order.isShipped;
  const canRepeat = order.lines.some(({ product }) => product !== null);
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-5 border-y border-stone py-6 md:grid-cols-4">
        {!order.name.includes(String(order.number)) && <Fact label="Number">{order.number}</Fact>}
        <Fact label="Date">
          <Day date={order.date} />
        </Fact>
        <Fact label="Payment">{order.payment}</Fact>
        <Fact label="Fulfilment">
          {order.fulfilment}
          {order.deliveredOn && (
            <>
              {' on '}
              <Day date={order.deliveredOn} />
            </>
          )}
        </Fact>
        {sent && (
          <Fact label="Tracking">
            <Tracking tracking={order.tracking} />
          </Fact>
        )}
      </dl>
      <div className="mt-8 flex flex-wrap items-start gap-12 lg:gap-20 print:block">
        <ul className="min-w-0 grow basis-96 divided">
          {order.lines.map((line, index) => (
            <Line
              key={index}
              line={line}
              reviewIn={reviewable && order.hasLeft ? order.id : null}
            />
          ))}
        </ul>
        <div className="grid w-full gap-8 wrap-anywhere md:max-lg:grid-cols-2 md:max-lg:gap-x-12 lg:w-80 print:mt-6 print:w-full">
          <dl className="grid gap-2 border-y border-stone py-5 md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-1 md:max-lg:content-start md:max-lg:border-t-0 md:max-lg:border-b-0 md:max-lg:pt-0">
            <Sum label="Subtotal">{formatMoney(order.subtotal, locale)}</Sum>
            {(sent || order.shipping.amount > 0) && (
              <Sum label="Delivery">
                {order.shipping.amount > 0 ? formatMoney(order.shipping, locale) : 'Free'}
              </Sum>
            )}
            <Sum label="Total" strong>
              {formatMoney(order.total, locale)}
            </Sum>
          </dl>
          {order.shippedTo.length > 0 && (
            <div>
              <h2 className="eyebrow">Delivery address</h2>
              <address className="mt-3 whitespace-pre-line not-italic">
                {order.shippedTo.join('\n')}
              </address>
            </div>
          )}
          <div className="grid gap-3 sm:max-lg:grid-cols-2 print:hidden">
            {canRepeat && (
              <Form method="post">
                <Button wide>Order again</Button>
              </Form>
            )}
            <PrintLink id={order.id} />
          </div>
          <OrderHelp order={order} pages={help} canAsk={canAsk} />
        </div>
      </div>
    </>
  );
}

function OrderHelp({
  order,
  pages,
  canAsk,
}: {
  order: Order;
  pages: readonly HelpPage[];
  canAsk: boolean;
}) {
  const canReturn = isReturnable(order);
  const links = [
    ...(canAsk
      ? [
          {
            href: askPath(order.name),
            title: canReturn ? 'Start a return or ask a question' : 'Ask about this order',
          },
        ]
      : []),
    ...(canReturn ? [{ href: returnSlipPath(order.id), title: 'Print a return slip' }] : []),
    ...(order.isShipped ? pages : []),
  ];
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby="help" className="print:hidden">
      <h2 id="help" className="eyebrow">
        Help with this order
      </h2>
      <ul className="mt-3 grid justify-items-start gap-1 small">
        {links.map(({ href, title }) => (
          <li key={href}>
            <Link to={href} className="inline-block py-1 text-link">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Day({ date }: { date: string }) {
  return <time dateTime={date}>{formatDate(date, useLocale())}</time>;
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="small text-muted">{label}</dt>
    <dd className="tabular">{children}</dd>
  </div>
);

const Sum = ({
  label,
  strong = false,
  children,
}: {
  label: string;
  strong?: boolean;
  children: ReactNode;
}) => (
  <div className={`flex justify-between gap-6 ${strong ? 'font-medium' : ''}`}>
    <dt>{label}</dt>
    <dd className="tabular">{children}</dd>
  </div>
);

function Line({ line, reviewIn }: { line: OrderLine; reviewIn: string | null }) {
  const locale = useLocale();
  const facts = [
    ...variantWords(line, locale),
    ...recipientWords(line.recipient, locale),
    line.plan,
    line.bundle && `Part of ${line.bundle}`,
    line.grams && `Weight: ${weightInWords(line.grams, locale)}`,
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap gap-5 py-5 first:pt-0 print:break-inside-avoid">
      {line.image ? (
        <Picture
          {...line.image}
          width={300}
          height={300}
          className="size-20 shrink-0 bg-sand object-cover md:size-24 print:size-14"
        />
      ) : (
        <div className="size-20 shrink-0 bg-sand md:size-24 print:size-14" />
      )}
      <div className="min-w-0 flex-1 basis-32 wrap-anywhere">
        <p className="font-medium">
          {line.product ? (
            <Link to={`/products/${line.product.handle}`} className="hover:underline">
              {line.title}
            </Link>
          ) : (
            line.title
          )}
        </p>
        {facts.length > 0 && <p className="mt-1 small text-muted">{facts.join(' · ')}</p>}
        <p className="mt-1 small text-muted">
          Qty: {line.quantity}
          {!line.product && ' · No longer available'}
        </p>
        {line.product && reviewIn && (
          <Link
            to={reviewFormPath(reviewIn, line.product.handle)}
            className="mt-1 inline-block py-1 small text-link print:hidden"
            aria-label={`Write a review of ${line.title}`}
          >
            Write a review
          </Link>
        )}
      </div>
      <p className="tabular">{formatMoney(line.price, locale)}</p>
    </li>
  );
}

/** Without scripts, the link opens a separate page. */
const PrintLink = ({ id }: { id: string }) => (
  <ButtonLink
    to={printPath(id)}
    look="outline"
    className="w-full"
    onClick={(event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      window.print();
    }}
  >
    Print
  </ButtonLink>
);
