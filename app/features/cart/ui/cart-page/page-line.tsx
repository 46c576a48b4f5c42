import { Link } from '@remix-run/react';
import { Price } from '~/ui/price';
import { canChange, changeId, formerTotal, linePath } from '../../cart';
import type { ShownLine } from '../../optimistic-lines';
import type { LineOptions } from '../../variant-options';
import { LineFacts } from '../cart-line/line-facts';
import { LinePicture } from '../cart-line/line-picture';
import { RemoveLine } from '../cart-line/line-button';
import { useFocusKept } from '../cart-line/use-focus-kept';
import { LineQuantity } from '../cart-line/line-quantity';
import { ChangeForm, ChangeLink } from './change-line';
import { SaveLine } from './saved-list';

interface Props {
  line: ShownLine;
  /** When the shop chosen for pickup has the item ready, or that it has too few. */
  ready?: string | undefined;
  options?: LineOptions;
}

export function CartPageLine({ line, ready, options }: Props) {
  // For one piece, the unit price would repeat the total.
  const isSingle = line.quantity === 1;
  const element = useFocusKept<HTMLLIElement>(line.leaving);
  return (
    <li
      ref={element}
      hidden={line.leaving}
      id={options && changeId(line)}
      className="flex scroll-mt-24 flex-wrap gap-4 py-6 md:gap-8 md:py-8"
    >
      <Link to={linePath(line)} tabIndex={-1} aria-hidden="true" className="shrink-0">
        <LinePicture line={line} className="size-24 md:size-40" />
      </Link>
      <div className="flex flex-1 flex-wrap items-baseline justify-between gap-x-4 gap-y-1 wrap-anywhere md:contents">
        {/* On phones, the price is next to the title, and the facts have the full width below them. */}
        <div className="contents content-start gap-1 max-md:*:order-1 md:grid md:flex-1 md:basis-40 max-md:[&>:is(p,div)]:basis-full">
          <Link
            to={linePath(line)}
            className="heading-sm hover:underline max-md:order-none! max-md:flex-1 max-md:basis-32"
          >
            {line.title}
          </Link>
          {isSingle || (
            <p className="small">
              <Price price={line.each} compareAt={line.compareAt} /> each
            </p>
          )}
          <LineFacts line={line} ready={ready} />
          {canChange(line) && !line.coming && (
            <ChangeLink line={line} open={options !== undefined} />
          )}
        </div>
        <p
          aria-busy={line.changing}
          className="text-right aria-busy:text-muted md:order-1 md:w-36 md:pt-2.5"
        >
          <Price price={line.total} compareAt={isSingle ? formerTotal(line) : line.subtotal} />
        </p>
      </div>
      <div className="flex w-full flex-wrap items-center justify-between gap-x-4 md:grid md:w-auto md:content-start md:justify-items-start md:gap-2">
        {line.coming ? <p className="small text-muted">Adding</p> : <LineForms line={line} />}
      </div>
      {options && (
        <div className="w-full md:order-2">
          <ChangeForm line={line} options={options} />
        </div>
      )}
    </li>
  );
}

const LineForms = ({ line }: { line: ShownLine }) => (
  <>
    {line.quantity > 0 && !line.isWrap && <LineQuantity line={line} />}
    {!line.isWrap && <SaveLine line={line} />}
    <RemoveLine line={line} />
  </>
);
