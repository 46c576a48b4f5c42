/** Short JSON for agents. Contains no notes, recipients or addresses that the shopper has entered. */
import type { ClientCart } from '~/features/cart/cart';
import { stockText } from '~/features/catalog/availability';
import { cardPrice, type CardProduct } from '~/features/catalog/card-product';
import { sizeLabel, type Product } from '~/features/catalog/product';
import type { ProductList } from '~/features/catalog/product-list';
import type { SellingPlans } from '~/features/selling-plans/selling-plans';

/** Shopify allows 2,048. */
const maxVariants = 100;
const maxDescription = 600;

/** yyyy-MM-dd, in UTC. */
const todayHere = (): string => new Date().toISOString().slice(0, 10);

export const describeFound = ({
  products,
  count,
  hasNext,
  instead,
}: ProductList & { instead?: string }) => ({
  ...(instead && { searched_instead: instead }),
  ...(count !== null && { count }),
  more: hasNext,
  products: products.map(describeCard),
});

function describeCard(card: CardProduct) {
  const { handle, title, finish, soldOut, choose, needsPlan, hasChoices, firstVariant } = card;
  const { price, compareAt, from } = cardPrice(card);
  return {
    handle,
    title,
    ...(finish && { finish }),
    price: { ...price, from },
    ...(compareAt && { compare_at: compareAt }),
    sold_out: soldOut,
    // Only if there is nothing to choose. Otherwise, `view_product` shows the choices.
    ...(firstVariant &&
      !choose &&
      !hasChoices &&
      !needsPlan && { variant_id: firstVariant.id, stock: stockText(firstVariant, todayHere()) }),
  };
}

export function describeProduct(product: Product, plans?: SellingPlans) {
  const { handle, title, finish, vendor, descriptionText, options, variants, rating } = product;
  // Without groups, the plans can't be read.
  const needsPlan = product.plans === 'required' && plans !== undefined && plans.groups.length > 0;
  const offered = needsPlan
    ? variants.filter(({ id }) => optionsOf(id, plans).length > 0)
    : variants;
  return {
    handle,
    title,
    ...(finish && { finish }),
    brand: vendor,
    description: descriptionText.slice(0, maxDescription),
    ...(rating && { rating: { average: rating.value, of: rating.best, reviews: rating.count } }),
    ...(product.related.length > 0 && {
      other_finishes: product.related.map(({ label, handle }) => ({ finish: label, handle })),
    }),
    ...(product.plans === 'required' && {
      note: 'The shopper must choose a purchase option in the page. add_to_bag can’t add this product.',
    }),
    options: options.map(({ name }) => name),
    variants: offered.slice(0, maxVariants).map((variant) => ({
      variant_id: variant.id,
      title: sizeLabel(variant.title),
      ...(!needsPlan && {
        price: variant.price,
        ...(variant.compareAt && { compare_at: variant.compareAt }),
      }),
      ...(plans && plans.groups.length > 0 && { purchase_options: optionsOf(variant.id, plans) }),
      stock: stockText(variant, todayHere()),
      ...(variant.rule && { quantity_rule: variant.rule }),
    })),
    ...(offered.length > maxVariants && { variants_left_out: offered.length - maxVariants }),
  };
}

const optionsOf = (variantId: string, { groups }: SellingPlans) =>
  groups.flatMap(({ name: group, plans }) =>
    plans.flatMap(({ name, offers }) => {
      const offer = offers[variantId];
      if (!offer) return [];
      const { price, now, later } = offer;
      return { group, name, price, ...(later && { due_now: now, due_later: later }) };
    }),
  );

/** `due`: the amount to pay at the checkout, before delivery and tax. */
export function describeBag(cart: ClientCart | null) {
  if (!cart || cart.lines.length === 0) return { items: [], count: 0 };
  return {
    count: cart.count,
    items: cart.lines.map((line) => ({
      title: line.title,
      ...(line.colour && { finish: line.colour }),
      ...(line.size && { size: line.size }),
      ...(line.plan && { purchase_option: line.plan.name }),
      variant_id: line.variantId,
      quantity: line.quantity,
      each: line.each,
      total: line.total,
      ...(line.stock === 'out' && { stock: 'Out of stock' }),
    })),
    codes: cart.codes,
    ...(cart.discounts.length > 0 && { discounts: cart.discounts }),
    ...(cart.giftCards.length > 0 && {
      gift_cards: cart.giftCards.map(({ ending, pays }) => ({ ending, pays })),
    }),
    subtotal: cart.subtotal,
    total: cart.total,
    due: cart.due,
    checkout: 'Only the shopper can check out, in the page.',
  };
}
