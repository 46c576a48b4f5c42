import { useLoaderData, useSearchParams, type ShouldRevalidateFunction } from '@remix-run/react';
import type { LoaderFunctionArgs, MetaFunction } from '@shopify/remix-oxygen';
import type { FormEvent } from 'react';
import { AddToBag } from '~/features/cart/ui/add-to-bag';
import { getProduct, getRecommendations } from '~/features/catalog/catalog.server';
import { orNotFound } from '~/features/catalog/load-failure.server';
import { pageMeta } from '~/features/catalog/page-meta';
import { chooseVariant, imagesOf } from '~/features/catalog/product';
import { ProductGallery } from '~/features/catalog/ui/product-gallery';
import { ProductRail } from '~/features/catalog/ui/product-rail';
import { ProductSummary } from '~/features/catalog/ui/product-summary';
import { Breadcrumb } from '~/ui/breadcrumb';

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.seo) : []);

/** Choosing a variant changes the address, not the product. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}) =>
  !formMethod && currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;

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
  /** The form's own radios or select say which; price and pictures follow. */
  const followChoice = ({ target }: FormEvent<HTMLElement>) => {
    const field = target as HTMLInputElement | HTMLSelectElement;
    if (field.name !== 'merchandise' || !field.value) return;
    setParams({ variant: field.value }, { replace: true, preventScrollReset: true });
  };
  const crumbs = [
    { label: 'Home', to: '/' },
    ...(product.type
      ? [{ label: product.type, to: `/search?q=${encodeURIComponent(product.type)}` }]
      : []),
    { label: product.title },
  ];
  return (
    <>
      <div className="frame pt-6 pb-14">
        <Breadcrumb crumbs={crumbs} />
        <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16">
          <ProductGallery
            key={`${product.id} ${variant?.image?.src}`}
            title={product.title}
            images={imagesOf(product, variant)}
          />
          <div className="lg:sticky lg:top-24 lg:self-start" onChange={followChoice}>
            <ProductSummary product={product} variant={variant} />
            <div className="mt-8">
              <AddToBag key={product.id} product={product} selected={variant?.id ?? null} />
            </div>
            {product.descriptionHtml && (
              <div
                className="prose-calm mt-10 border-t border-stone pt-8"
                dangerouslySetInnerHTML={{ __html: product.descriptionHtml }}
              />
            )}
          </div>
        </div>
      </div>
      <ProductRail title="You may also like" products={recommendations} />
    </>
  );
}
