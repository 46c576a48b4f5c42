import { Link } from '@remix-run/react';
import { Price } from '~/ui/price';
import { linePath, type CartLine as Line } from '../../cart';
import { LineFacts } from '../cart-line/line-facts';
import { LinePicture } from '../cart-line/line-picture';
import { LineQuantity } from './line-quantity';
import { RemoveLine } from '../cart-line/remove-line';
import { SaveLine } from './saved-list';

/** A line on the cart page. */
export function CartPageLine({ line }: { line: Line }) {
  return (
    <li className="flex gap-4 py-6 md:gap-8 md:py-8">
      <Link to={linePath(line)} tabIndex={-1} aria-hidden="true" className="shrink-0">
        <LinePicture line={line} className="size-24 md:size-40" />
      </Link>
      <div className="flex min-w-0 flex-1 flex-wrap justify-between gap-4 md:grid md:grid-cols-[1fr_auto_7rem] md:gap-8">
        <div className="grid w-full content-start gap-1 md:w-auto">
          <Link to={linePath(line)} className="heading-sm hover:underline">
            {line.title}
          </Link>
          <Price price={line.each} compareAt={line.compareAt} className="small" />
          <LineFacts line={line} />
        </div>
        <div className="grid content-start justify-items-start gap-2">
          {line.quantity > 0 && <LineQuantity line={line} />}
          <SaveLine line={line} />
          <RemoveLine line={line} />
        </div>
        <Price price={line.total} className="ml-auto pt-2.5 text-right" />
      </div>
    </li>
  );
}
