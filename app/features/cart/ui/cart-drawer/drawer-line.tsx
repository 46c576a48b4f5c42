import { Link } from '@remix-run/react';
import { Price } from '~/ui/price';
import { linePath, type CartLine } from '../../cart';
import { useCart } from '../cart-provider';
import { LineFacts } from '../cart-line/line-facts';
import { LinePicture } from '../cart-line/line-picture';
import { RemoveLine } from '../cart-line/remove-line';

/** A line in the drawer. */
export function DrawerLine({ line }: { line: CartLine }) {
  const { hide } = useCart();
  return (
    <li className="flex gap-4 py-4">
      <LinePicture line={line} className="size-24 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="flex justify-between gap-4">
          <Link to={linePath(line)} onClick={hide} className="hover:underline">
            {line.title}
          </Link>
          <Price price={line.total} className="shrink-0" />
        </div>
        <LineFacts line={line}>
          <p>Qty: {line.quantity}</p>
        </LineFacts>
        <RemoveLine line={line} />
      </div>
    </li>
  );
}
