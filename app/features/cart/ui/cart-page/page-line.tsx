import { Link } from '@remix-run/react';
import { Price } from '~/ui/price';
import { canChange, changeId, linePath } from '../../cart';
import type { ShownLine } from '../../optimistic-lines';
import type { LineOptions } from '../../variant-options';
import { LineFacts, LinePicture } from '../cart-line/line-facts';
import { RemoveLine } from '../cart-line/line-button';
import { useFocusKept } from '../cart-line/use-focus-kept';
import { LineQuantity } from '../cart-line/line-quantity';
import { ChangeForm, ChangeLink } from './change-line';
import { SaveLine } from './saved-list';

interface Props {
  line: ShownLine;
  options?: LineOptions;
}

export function CartPageLine({ line, options }: Props) {
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
      <div className="flex flex-1 flex-wrap justify-between gap-4 wrap-anywhere md:gap-8">
        <div className="grid w-full content-start gap-1 md:w-auto md:flex-1 md:basis-40">
          <Link to={linePath(line)} className="heading-sm hover:underline">
            {line.title}
          </Link>
          <Price price={line.each} compareAt={line.compareAt} className="small" />
          <LineFacts line={line} />
          {canChange(line) && !line.coming && (
            <ChangeLink line={line} open={options !== undefined} />
          )}
        </div>
        <div className="grid content-start justify-items-start gap-2">
          {line.coming ? <p className="small text-muted">Adding</p> : <LineForms line={line} />}
        </div>
        <p
          aria-busy={line.changing}
          className="ml-auto pt-2.5 text-right aria-busy:text-muted md:w-36"
        >
          <Price price={line.total} compareAt={line.subtotal} />
        </p>
      </div>
      {options && <ChangeForm line={line} options={options} />}
    </li>
  );
}

const LineForms = ({ line }: { line: ShownLine }) => (
  <>
    {line.quantity > 0 && <LineQuantity line={line} />}
    <SaveLine line={line} />
    <RemoveLine line={line} />
  </>
);
