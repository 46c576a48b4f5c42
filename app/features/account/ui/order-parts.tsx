import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { recipientWords } from '~/features/cart/gift-recipient';
import { variantWords } from '~/features/catalog/variant-words';
import { formatDate } from '~/ui/date';
import { useLocale } from '~/ui/locale';
import { formatMoney } from '~/ui/money';
import { Picture } from '~/ui/picture';
import { weightInWords } from '~/ui/weight';
import type { OrderLine } from '../account';

export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{formatDate(date, useLocale())}</time>;
}

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="small text-muted">{label}</dt>
    <dd className="tabular">{children}</dd>
  </div>
);

export const Sum = ({
  label,
  strong = false,
  muted = false,
  children,
}: {
  label: string;
  strong?: boolean;
  muted?: boolean;
  children: ReactNode;
}) => (
  <div
    className={`flex justify-between gap-6 ${strong ? 'font-medium' : ''} ${muted ? 'small text-muted' : ''}`}
  >
    <dt>{label}</dt>
    <dd className="tabular">{children}</dd>
  </div>
);

/** `knowsProducts`: a line without a product is no longer sold. `removed`: how many items were taken out, in words. */
export function OrderLineItem({
  line,
  knowsProducts = true,
  removed = '',
  children,
}: {
  line: OrderLine;
  knowsProducts?: boolean;
  removed?: string;
  children?: ReactNode;
}) {
  const locale = useLocale();
  const facts = [
    ...variantWords(line, locale),
    ...recipientWords(line.recipient, locale),
    line.plan,
    line.bundle && `Part of ${line.bundle}`,
    line.grams && `Weight: ${weightInWords(line.grams, locale)}`,
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap gap-5 py-5 first:pt-0 print:break-inside-avoid">
      {line.image ? (
        <Picture
          {...line.image}
          width={300}
          height={300}
          className="size-20 shrink-0 bg-sand object-cover md:size-24 print:size-14"
        />
      ) : (
        <div className="size-20 shrink-0 bg-sand md:size-24 print:size-14" />
      )}
      <div className="min-w-0 flex-1 basis-32 wrap-anywhere">
        <p className="font-medium">
          {line.product ? (
            <Link to={`/products/${line.product.handle}`} className="hover:underline">
              {line.title}
            </Link>
          ) : (
            line.title
          )}
        </p>
        {facts.length > 0 && <p className="mt-1 small text-muted">{facts.join(' · ')}</p>}
        <p className="mt-1 small text-muted">
          Qty: {line.currentQuantity}
          {removed && ` · ${removed}`}
          {!line.product && knowsProducts && ' · No longer available'}
        </p>
        {children}
      </div>
      <p className="tabular">{formatMoney(line.price, locale)}</p>
    </li>
  );
}
