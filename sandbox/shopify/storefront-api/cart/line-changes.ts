import type { SeedProduct } from '../../../seed/types';
import type { World } from '../../../world/world';
import {
  deleteLine,
  insertLine,
  lineKey,
  loadLines,
  uniqueAttributes,
  updateLine,
} from '../../carts/cart-lines';
import type { Attribute, Cart, Line } from '../../carts/carts';
import { catalogVariant } from '../../companies/catalog';
import { locationOfCart } from '../../companies/companies';
import { planById } from '../../selling-plans/offers';
import { variantById } from '../../storage/products';
import { hiddenIn } from '../graphql/context';
import { topLevelError } from '../graphql/errors';
import { digitsOf, gid } from '../graphql/gid';
import { allowedQuantity, merchandiseName } from './allowed-quantity';
import type { MutationMessages } from './change-cart';
import { CartMutationError, type CartWarning } from './errors';
import { lineId, uuidOfLine } from './ids';

export type LineInput = {
  merchandiseId: string;
  quantity?: number | null;
  attributes?: Attribute[] | null;
  sellingPlanId?: string | null;
  /** Since 2025-10. */
  parent?: object | null;
};
export type LineUpdate = {
  id: string;
  merchandiseId?: string | null;
  quantity?: number | null;
  attributes?: Attribute[] | null;
  /** Without this field, the line keeps its plan; null removes the plan. */
  sellingPlanId?: string | null;
};

const maxLines = 500;

/** Quantity rules depend on the buyer, and products on the country. */
type Owner = Pick<Cart, 'token' | 'country' | 'customerToken' | 'companyLocation'>;

export function addLines(
  world: World,
  cart: Owner,
  inputs: LineInput[],
  path: string[],
): MutationMessages {
  const { token } = cart;
  const warnings: CartWarning[] = [];
  for (const [index, input] of inputs.entries()) {
    const field = [...path, String(index)];
    if (input.parent) throw topLevelError('Nested lines are not in the sandbox', 'NOT_IMPLEMENTED');
    const found = merchandise(world, cart, input.merchandiseId, field);
    const requestedQuantity = input.quantity ?? 1;
    if (requestedQuantity === 0) continue;
    const attributes = uniqueAttributes(input.attributes ?? []);
    const planId = allowedPlan(found.product, input.sellingPlanId ?? null, field);
    const lines = loadLines(world, token);
    const same = twin(lines, found.variant.id, { attributes, planId });
    const others = lines.filter((line) => line !== same);
    const wanted =
      requestedQuantity < 0 ? requestedQuantity : requestedQuantity + (same?.quantity ?? 0);
    const quantity = allowedQuantity(world, found, wanted, others, [...field, 'quantity']);
    const line = same ?? {
      ...{ id: crypto.randomUUID(), variantId: found.variant.id },
      ...{ attributes, planId },
    };
    if (same) {
      updateLine(world, { ...same, quantity });
    } else {
      refuseTooMany(lines, field);
      insertLine(world, token, { ...line, quantity });
    }
    if (quantity < wanted) warnings.push(shortage(found, quantity, lineId(line.id, token)));
  }
  return { warnings };
}

/** Shopify's wording since 2024-10. */
function shortage(
  { product, variant }: ReturnType<typeof merchandise>,
  quantity: number,
  target: string,
): CartWarning {
  if (quantity > 0)
    return {
      code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
      target,
      message: `Only ${quantity} items were added to your cart due to availability.`,
    };
  const message = `The product '${merchandiseName(product, variant)}' is already sold out.`;
  return { code: 'MERCHANDISE_OUT_OF_STOCK', target, message };
}

/** Quantity 0 removes a line; equal lines merge. */
export function updateLines(world: World, cart: Owner, updates: LineUpdate[]): MutationMessages {
  const { token } = cart;
  const warnings: CartWarning[] = [];
  for (const [index, update] of updates.entries()) {
    const field = ['lines', String(index)];
    const lines = loadLines(world, token);
    const line = lineOf(lines, update.id, field);
    if (update.quantity === 0) {
      deleteLine(world, line.id);
      continue;
    }
    const variantId = update.merchandiseId ?? `gid://shopify/ProductVariant/${line.variantId}`;
    const found = merchandise(world, cart, variantId, field);
    const attributes = update.attributes ? uniqueAttributes(update.attributes) : line.attributes;
    const keptPlan = line.planId === null ? null : gid('SellingPlan', line.planId);
    const { sellingPlanId = keptPlan } = update;
    const planId = allowedPlan(found.product, sellingPlanId, field);
    const rest = lines.filter((one) => one !== line);
    const same = twin(rest, found.variant.id, { attributes, planId });
    const others = rest.filter((one) => one !== same);
    const requestedQuantity = update.quantity ?? line.quantity;
    const wanted =
      requestedQuantity < 0 ? requestedQuantity : requestedQuantity + (same?.quantity ?? 0);
    const quantity = allowedQuantity(world, found, wanted, others, [...field, 'quantity']);
    if (same) deleteLine(world, same.id);
    updateLine(world, { id: line.id, variantId: found.variant.id, quantity, attributes, planId });
    if (quantity < wanted) warnings.push(shortage(found, quantity, lineId(line.id, token)));
  }
  return { warnings };
}

export function removeLines(world: World, token: string, ids: string[]): void {
  for (const [index, id] of ids.entries()) {
    deleteLine(world, lineOf(loadLines(world, token), id, ['lines', String(index)]).id);
  }
}

function merchandise(world: World, cart: Owner, id: string, field: string[]) {
  const digits = digitsOf('ProductVariant', id);
  const found = digits === null ? null : variantById(world.sql, digits);
  if (found && !hiddenIn(world, cart.country).includes(found.product.handle))
    return { ...found, variant: catalogVariant(locationOfCart(world, cart), found.variant) };
  const message = `The merchandise with id ${id} does not exist.`;
  throw new CartMutationError(
    { code: 'INVALID', field: [...field, 'merchandiseId'], message },
    'no cart',
  );
}

function twin(
  lines: Line[],
  variantId: number,
  wanted: Pick<Line, 'attributes' | 'planId'>,
): Line | undefined {
  const key = lineKey(wanted);
  return lines.find((line) => line.variantId === variantId && lineKey(line) === key);
}

/**
 * Returns the plan's ID. Shopify has codes for both errors since 2025-07; before, and in all versions of the sandbox,
 * the code is `INVALID`. The wording is ours.
 */
function allowedPlan(product: SeedProduct, id: string | null, field: string[]): number | null {
  const refuse = (message: string) =>
    new CartMutationError(
      { code: 'INVALID', field: [...field, 'sellingPlanId'], message },
      'unchanged cart',
    );
  if (id === null) {
    if (product.plans?.required)
      throw refuse(`The product '${product.title}' can only be purchased with a selling plan.`);
    return null;
  }
  const plan = planById(product, digitsOf('SellingPlan', id));
  if (!plan) throw refuse(`The selling plan is not applicable to '${product.title}'.`);
  return plan.id;
}

function lineOf(lines: Line[], id: string, field: string[]): Line {
  const uuid = uuidOfLine(id);
  const line = lines.find((one) => one.id === uuid);
  if (line) return line;
  const message = `The merchandise line with id ${uuid} does not exist.`;
  const error = { code: 'INVALID_MERCHANDISE_LINE', field: [...field, 'id'], message };
  throw new CartMutationError(error, 'unchanged cart');
}

function refuseTooMany(lines: Line[], field: string[]): void {
  if (lines.length < maxLines) return;
  const message = `The cart cannot hold more than ${maxLines} lines.`;
  throw new CartMutationError({ code: 'MAXIMUM_EXCEEDED', field, message }, 'unchanged cart');
}
