import { useLoaderData, useSearchParams, type ShouldRevalidateFunction } from '@remix-run/react';
import type { LoaderFunctionArgs, MetaFunction } from '@shopify/remix-oxygen';
import type { FormEvent } from 'react';
import { AddToBag } from '~/features/cart/ui/add-to-bag';
import { QuickAdd } from '~/features/cart/ui/quick-add';
import { getProduct, getRecommendations } from '~/features/catalog/catalog.server';
import { orNotFound } from '~/features/catalog/load-failure.server';
import { pageMeta } from '~/ui/page-meta';
import { chooseVariant, imagesOf, type Product } from '~/features/catalog/product';
import { ProductGallery } from '~/features/catalog/ui/product-gallery';
import { ProductRail } from '~/features/catalog/ui/product-rail';
import { ProductSummary } from '~/features/catalog/ui/product-summary';
import { VariantPrices } from '~/features/catalog/ui/variant-prices';
import { Breadcrumb } from '~/ui/breadcrumb';

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.seo) : []);

/** Choosing a variant changes the address, not the product. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) => {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = change;
  const onlySearch =
    currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return formMethod || !onlySearch ? defaultShouldRevalidate : false;
};

/** spec §2 "/products/{handle}", §8. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const handle = params.handle ?? '';
  const [product, recommendations] = await Promise.all([
    orNotFound(context, getProduct(context, handle)),
    getRecommendations(context, handle),
  ]);
  return {
    product,
    recommendations,
    seo: {
      title: product.seo.title ?? product.title,
      siteName: context.env.SITE_NAME,
      description: product.seo.description,
      canonical: new URL(`/products/${product.handle}`, context.env.SITE_URL).href,
    },
  };
}

export default function ProductPage() {
  const { product, recommendations } = useLoaderData<typeof loader>();
  const [params, setParams] = useSearchParams();
  const variant = chooseVariant(product, params.get('variant'));
  /** The form's own fields choose; the address, price and pictures follow. */
  const follow = ({ target }: FormEvent<HTMLElement>) => {
    const { name, value } = target as HTMLInputElement | HTMLSelectElement;
    if (name !== 'merchandise' || !value) return;
    setParams({ variant: value }, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <div className="frame pt-6 pb-14">
        <Breadcrumb crumbs={crumbsOf(product)} />
        <div className="mt-6 grid gap-8 md:grid-cols-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16">
          <ProductGallery
            key={`${product.id} ${variant?.image?.src}`}
            title={product.title}
            images={imagesOf(product, variant)}
          />
          <div className="md:sticky md:top-24 md:self-start" onChange={follow}>
            <ProductSummary product={product} variant={variant} />
            <div className="mt-8">
              <AddToBag key={product.id} product={product} selected={variant?.id ?? null} />
            </div>
            <VariantPrices product={product} />
            {product.descriptionHtml && (
              <div
                className="prose-calm mt-10 border-t border-stone pt-8"
                dangerouslySetInnerHTML={{ __html: product.descriptionHtml }}
              />
            )}
          </div>
        </div>
      </div>
      <ProductRail
        title="You may also like"
        products={recommendations}
        action={(card) => <QuickAdd product={card} />}
      />
    </>
  );
}

const crumbsOf = ({ type, title }: Product) => [
  { label: 'Home', to: '/' },
  ...(type ? [{ label: type, to: `/search?q=${encodeURIComponent(type)}` }] : []),
  { label: title },
];
