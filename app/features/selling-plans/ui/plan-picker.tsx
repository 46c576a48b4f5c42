import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react';
import { useLocale } from '~/ui/locale';
import { formatMoney, type Money } from '~/ui/money';
import { Price } from '~/ui/price';
import { groupsFor, percentOff, planField, sharedDescription } from '../plan-rows';
import {
  hasSeveralPrices,
  type PlanOffer,
  type SellingPlan,
  type SellingPlans,
} from '../selling-plans';

interface Props {
  plans: SellingPlans;
  /** The price of a one-time purchase; null if the product is sold only with a plan. */
  oneTime: { price: Money; from: boolean } | null;
  /** Null if no variant is selected, or if the page can't follow the selection, because it isn't hydrated. */
  variantId: string | null;
  /** The variant's offer; without a variant, the plan's cheapest. */
  offerOf(plan: SellingPlan): PlanOffer | undefined;
  /** The plan's id; '' for a one-time purchase. */
  selected: string;
  onSelect(planId: string): void;
}

export function PlanPicker(props: Props) {
  const { plans, oneTime, variantId, offerOf, selected, onSelect } = props;
  const id = useId();
  const set = useRef<HTMLFieldSetElement>(null);
  // Adopts a plan that the shopper selected before hydration. If the selected plan isn't offered for a new variant,
  // selects the first option.
  useEffect(() => {
    const radios = [...(set.current?.querySelectorAll('input') ?? [])];
    const radio = radios.find(({ checked }) => checked) ?? radios[0];
    if (!radio) return;
    radio.checked = true;
    if (radio.value !== selected) onSelect(radio.value);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [variantId]);
  // The page and its choice sheet each have a picker. A selection in one picker also appears in the other.
  const before = useRef(selected);
  useEffect(() => {
    if (before.current === selected) return;
    before.current = selected;
    for (const radio of set.current?.querySelectorAll('input') ?? [])
      radio.checked = radio.value === selected;
  }, [selected]);
  const onChange = ({ target }: FormEvent<HTMLFieldSetElement>) => {
    if (target instanceof HTMLInputElement) onSelect(target.value);
  };
  return (
    <fieldset ref={set} onChange={onChange} className="min-w-0">
      <legend className="mb-2 small">Purchase options</legend>
      <div className="grid gap-2">
        {oneTime && (
          <Row
            value=""
            isDefault={selected === ''}
            name="One-time purchase"
            price={<Price price={oneTime.price} from={oneTime.from} />}
          />
        )}
        {groupsFor(plans, variantId).map((group, index) => {
          const shared = sharedDescription(group.plans);
          const [nameId, sharedId] = [`${id}-name-${index}`, `${id}-shared-${index}`];
          return (
            <div
              key={nameId}
              role="group"
              aria-labelledby={nameId}
              aria-describedby={shared ? sharedId : undefined}
              className="grid gap-2"
            >
              <p className="mt-1 small text-muted">
                <span id={nameId}>{group.name}</span>
                {shared && (
                  <span id={sharedId} className="block">
                    {shared}
                  </span>
                )}
              </p>
              {group.plans.map((plan) => (
                <PlanRow
                  key={plan.id}
                  plan={shared ? { ...plan, description: null } : plan}
                  offer={offerOf(plan)}
                  from={variantId === null && hasSeveralPrices(plan)}
                  isDefault={selected === plan.id}
                />
              ))}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

interface PlanRowProps {
  plan: SellingPlan;
  offer: PlanOffer | undefined;
  /** Other variants cost more. */
  from: boolean;
  isDefault: boolean;
}

function PlanRow({ plan, offer, from, isDefault }: PlanRowProps) {
  const locale = useLocale();
  if (!offer) return null;
  const percent = percentOff(offer);
  return (
    <Row
      value={plan.id}
      isDefault={isDefault}
      name={plan.name}
      price={
        <>
          <Price price={offer.price} compareAt={offer.compareAt} from={from} />
          {percent && <span className="block text-right small text-ok">{percent}% off</span>}
        </>
      }
      notes={[plan.description, ...amountsOf(plan, offer, from, locale)]}
    />
  );
}

/** Returns sentences about how much the shopper pays, and when. */
function amountsOf(plan: SellingPlan, offer: PlanOffer, from: boolean, locale: string): string[] {
  const money = (amount: Money) => formatMoney(amount, locale);
  const { now, later, perDelivery, next } = offer;
  return [
    ...(later && !from ? [`Pay ${money(now)} now, ${money(later)} later.`] : []),
    ...(perDelivery && !from ? [`${money(perDelivery)} each delivery.`] : []),
    ...(next && plan.firstOrders !== null && !from
      ? [
          `${money(next)} after ${plan.firstOrders === 1 ? 'the first order' : `${plan.firstOrders} orders`}.`,
        ]
      : []),
  ];
}

interface RowProps {
  value: string;
  isDefault: boolean;
  name: string;
  price: ReactNode;
  notes?: (string | null)[];
}

const Row = ({ value, isDefault, name, price, notes = [] }: RowProps) => (
  <label className="flex min-h-12 items-start gap-3 border border-stone px-4 py-3 hover:border-ink has-checked:border-ink">
    <input
      type="radio"
      name={planField}
      value={value}
      defaultChecked={isDefault}
      className="mt-0.5 size-5 shrink-0 accent-ink"
    />
    <span className="min-w-0 flex-1 wrap-anywhere">
      {name}
      {notes.filter(Boolean).map((note) => (
        <span key={note} className="block small text-muted">
          {note}
        </span>
      ))}
    </span>
    <span className="shrink-0 text-right">{price}</span>
  </label>
);
