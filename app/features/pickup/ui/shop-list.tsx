import { useNavigate } from '@remix-run/react';
import { useRef, useState, type FormEvent } from 'react';
import { Button } from '~/ui/button';
import { useLocale } from '~/ui/locale';
import { useReturnPath } from '~/ui/use-return-path';
import { useStillHere } from '~/ui/use-still-here';
import {
  formatDistance,
  formatNear,
  nearestFirst,
  pickupPath,
  stockWords,
  type NearShop,
  type Pickup,
  type Position,
  type ShopStock,
} from '../pickup';
import { choosePickupShop } from './choose-pickup-shop';

interface Props {
  handle: string;
  pickup: Pickup;
  variantId: string;
  heading: 'h2' | 'h3';
}

export function ShopList({ handle, pickup, variantId, heading }: Props) {
  const { from, button } = useNearMe(handle, pickup, variantId);
  return (
    <div className="mt-4">
      {button}
      <ul className="divided">
        {nearestFirst(pickup.shops, from).map((shop) => (
          <ShopRow
            key={shop.id}
            shop={shop}
            stock={pickup.stock[variantId]?.[shop.id]}
            handle={handle}
            heading={heading}
          />
        ))}
      </ul>
      {pickup.more && !from && (
        <p className="mt-4 small text-muted">These are some of our shops.</p>
      )}
    </div>
  );
}

interface RowProps {
  shop: NearShop;
  stock: ShopStock | undefined;
  handle: string;
  heading: 'h2' | 'h3';
}

function ShopRow({ shop, stock, handle, heading: Heading }: RowProps) {
  const { id, name, lines, phone, distance, country } = shop;
  const locale = useLocale();
  const returnTo = useReturnPath();
  const own = useRef<HTMLParagraphElement>(null);
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    choosePickupShop(id);
    // The clicked button gets hidden.
    own.current?.focus();
  };
  return (
    <li data-pickup-shop={id} className="flex flex-wrap gap-x-6 gap-y-3 py-4">
      <div className="min-w-[min(12rem,100%)] flex-1 wrap-anywhere">
        <Heading className="font-medium">{name}</Heading>
        <p className="small text-muted">
          {lines.join(', ')}
          {distance !== null && `, ${formatDistance(distance, country, locale)}`}
        </p>
        {phone && (
          <p className="small">
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="text-muted text-link">
              {phone}
            </a>
          </p>
        )}
        <p className={`mt-1 small ${stock ? 'text-ok' : 'text-muted'}`}>
          {stock ? `In stock. ${stockWords(stock)}` : 'Not in stock.'}
        </p>
      </div>
      <div>
        <p ref={own} tabIndex={-1} className="[display:var(--pickup-own,none)] small">
          Your shop
        </p>
        <form
          method="post"
          action={pickupPath(handle)}
          data-in-place
          onSubmit={choose}
          className="[display:var(--pickup-choose,block)]"
        >
          <input type="hidden" name="shop" value={id} />
          <input type="hidden" name="return_to" value={returnTo} />
          <Button look="outline" small>
            Choose<span className="sr-only"> {name}</span>
          </Button>
        </form>
      </div>
    </li>
  );
}

/**
 * Asks for the device's position only when the button is pressed. The position stays in the browser, unless Shopify
 * hasn't listed all shops: then it is sent, rounded.
 */
function useNearMe(handle: string, { shops, more }: Pickup, variant: string) {
  const [from, setFrom] = useState<Position | null>(null);
  const [state, setState] = useState<'asking' | 'failed' | null>(null);
  const navigate = useNavigate();
  const press = useStillHere();
  const sortable = shops.filter(({ position }) => position).length > 1;
  const locate = () => {
    if (!('geolocation' in navigator)) return setState('failed');
    const isStillHere = press();
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState(null);
        const position = { latitude, longitude };
        if (!more) setFrom(position);
        else if (isStillHere())
          navigate(pickupPath(handle, { variant, near: formatNear(position) }));
      },
      () => setState('failed'),
      { maximumAge: 600_000, timeout: 15_000 },
    );
  };
  const button = sortable && (
    <div className="mb-2 noscript:hidden">
      <Button type="button" look="link" onClick={locate} disabled={state === 'asking'}>
        {state === 'asking' ? 'Finding you' : 'Nearest first'}
      </Button>
      <p role="status" className="small text-muted">
        {state === 'failed' && 'We couldn’t find out where you are.'}
        {from && 'The nearest shop is first.'}
      </p>
    </div>
  );
  return { from, button };
}
