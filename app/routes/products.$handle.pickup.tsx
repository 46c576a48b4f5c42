/** `/products/{handle}/pickup?variant=&near=`; a form chooses the shopper's shop. */
import { Form, Link, useActionData, useLoaderData, useSearchParams } from '@remix-run/react';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@shopify/remix-oxygen';
import { getCollectionsOf, getProduct } from '~/features/catalog/catalog.server';
import { initialVariant } from '~/features/catalog/selected-options';
import { crumbOf, trailToProduct } from '~/features/navigation/theme';
import {
  isShopId,
  parseNear,
  pickupCookie,
  pickupCookieSeconds,
  pickupPath,
  type Pickup,
} from '~/features/pickup/pickup';
import { getPickup, getPickupShops } from '~/features/pickup/pickup.server';
import { usePickupStyle } from '~/features/pickup/ui/choose-pickup-shop';
import { ShopList } from '~/features/pickup/ui/shop-list';
import { readForm } from '~/platform/http/forms.server';
import { safePath } from '~/platform/http/redirects';
import { optional, optionalInTime } from '~/platform/optional.server';
import { useShellData } from '~/routes/shell/shell-data';
import type { RouteHandle } from '~/route-handle';
import { Breadcrumb } from '~/ui/breadcrumb';
import { buttonClass, ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { pageMeta } from '~/ui/page-meta';
import { Select } from '~/ui/select';
import { orNotFound } from './page-loaders/or-not-found.server';

export const handle = {
  public: 'page',
  searchParams: ['variant', 'near'],
  limit: 'choices',
} satisfies RouteHandle;

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  loaded ? pageMeta(loaded.seo) : [];

const notFound = () => new Response(null, { status: 404 });

/** 404 for a product that can't be picked up in the shopper's country, 503 during an outage. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { env, url } = context;
  const handle = params.handle ?? '';
  if (!env.PICKUP) throw notFound();
  const subject = getProduct(context, handle).then((product) => ({ product }));
  const [{ product }, pickup, collections] = await Promise.all([
    orNotFound(context, 'catalog-load-failed', subject),
    // Undefined during an outage.
    optional<Pickup | null | undefined>(
      context,
      'pickup-failed',
      getPickup(context, handle, parseNear(url.searchParams.get('near'))),
      undefined,
    ),
    optionalInTime(
      context,
      'catalog-collections-failed',
      (bounded) => getCollectionsOf(bounded, handle),
      [],
      subject,
    ),
  ]);
  if (!product || pickup === null) throw notFound();
  const { title, type, variants } = product;
  const asked = variants.find(({ id }) => id === url.searchParams.get('variant'));
  return data(
    {
      product: { handle: product.handle, title, type },
      variants: variants.map(({ id, title: label }) => ({ id, label })),
      selected: asked ?? initialVariant(product) ?? variants[0],
      pickup,
      collections,
      seo: {
        title: `${title}, pickup`,
        siteName: env.SITE_NAME,
        canonical: new URL(pickupPath(product.handle), env.SITE_URL).href,
        hidden: true,
      },
    },
    { status: pickup ? 200 : 503 },
  );
}

/** Stores the chosen shop in a cookie. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  if (!context.env.PICKUP) throw notFound();
  const form = await readForm(request);
  const id = form.get('shop');
  // During an outage, the shop is accepted without a check.
  const shops = await optional(context, 'pickup-failed', getPickupShops(context), null);
  if (!isShopId(id) || shops?.some((one) => one.id === id) === false)
    return data({ problem: 'Please choose one of these shops.' }, { status: 400 });
  context.cookies.set(pickupCookie, id, { maxAge: pickupCookieSeconds, httpOnly: false });
  return redirect(safePath(form.get('return_to'), pickupPath(params.handle ?? '')), 303);
}

export default function PickupPage() {
  const { product, variants, selected, pickup, collections } = useLoaderData<typeof loader>();
  const { handle, title } = product;
  const near = useSearchParams()[0].get('near');
  usePickupStyle();
  const problem = useActionData<typeof action>()?.problem;
  const theme = useShellData()?.theme;
  const trail = theme ? trailToProduct(theme, product.type, collections) : [];
  const productPath = `/products/${handle}`;
  return (
    <div className="frame pt-6 pb-20">
      <Breadcrumb
        crumbs={[
          { label: 'Home', to: '/' },
          ...trail.map(crumbOf),
          { label: title, to: productPath },
          { label: 'Pickup' },
        ]}
      />
      <div className="mx-auto mt-8 max-w-2xl md:mt-12">
        <h1 className="heading-lg">Pick up {title}</h1>
        <p className="mt-4">
          <Link to={productPath} className="text-link">
            Back to the product
          </Link>
        </p>
        {problem && (
          <p role="alert" className="mt-6 text-sale">
            {problem}
          </p>
        )}
        {pickup && variants.length > 1 && (
          <Form action={pickupPath(handle)} className="mt-8 flex items-end gap-3">
            {near && <input type="hidden" name="near" value={near} />}
            <div className="min-w-0 flex-1">
              <Select
                key={selected?.id}
                label="Option"
                name="variant"
                defaultValue={selected?.id}
                choices={variants.map(({ id, label }) => ({ value: id, label }))}
              />
            </div>
            <button type="submit" className={buttonClass({ look: 'outline' })}>
              Show
            </button>
          </Form>
        )}
        {pickup && selected ? (
          <ShopList handle={handle} pickup={pickup} variantId={selected.id} heading="h2" />
        ) : (
          <EmptyState
            under
            title="We can’t show our shops’ stock right now"
            action={
              <ButtonLink to={pickupPath(handle)} reloadDocument>
                Try again
              </ButtonLink>
            }
          >
            Please try again in a moment.
          </EmptyState>
        )}
      </div>
    </div>
  );
}
