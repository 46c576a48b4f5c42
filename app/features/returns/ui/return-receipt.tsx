import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { variantWords } from '~/features/catalog/variant-words';
import { Button } from '~/ui/button';
import { formatDate } from '~/ui/date';
import { joinFacts } from '~/ui/join-facts';
import { useLocale } from '~/ui/locale';
import { useArrivalFocus } from '~/ui/use-arrival-focus';
import type { ReturnRequest } from '../return-form';
import { methodInWords } from '../return-request';
import type { ReturnChoice } from '../return-rules';
import { reasonWords } from '../returns';

interface Props {
  receipt: ReturnRequest & { sentOn: string; name: string | null };
  isGuest: boolean;
  /** Missing if the order couldn't be read. */
  order?: { name: string };
  choices?: readonly ReturnChoice[];
  /** Path of this page, for a retry if the order couldn't be read. */
  retry?: string;
}

/** `receipt.name`: name of Shopify's return; null if the shop got the request by email. */
export function ReturnReceipt({ receipt, isGuest, order, choices = [], retry }: Props) {
  const locale = useLocale();
  const { items, method, note, name, sentOn } = receipt;
  const thanks = useArrivalFocus<HTMLParagraphElement>(sentOn);
  return (
    <div className="max-w-3xl">
      <p
        ref={thanks}
        role="status"
        tabIndex={-1}
        className="bg-sand px-5 py-3.5 print:bg-transparent print:p-0"
      >
        Thank you. We’ve received your request, and will answer by email, to the address of your{' '}
        {isGuest ? 'order' : 'account'}. Please keep the items until then.
        {!name && ' We don’t send a copy of your request: you can print this page.'}
      </p>
      <dl className="mt-8 grid grid-cols-2 gap-x-8 gap-y-5 border-y border-stone py-6 sm:grid-cols-3">
        {order && <Fact label="Order">{order.name}</Fact>}
        {name && <Fact label="Return">{name}</Fact>}
        <Fact label="Requested on">
          <time dateTime={sentOn}>{formatDate(sentOn, locale)}</time>
        </Fact>
        <Fact label="How">{methodInWords(method)}</Fact>
      </dl>
      {items.length > 0 && (
        <ul className="divided">
          {items.map(({ id, quantity, reason }) => {
            const choice = choices.find((one) => one.id === id);
            const words = choice && joinFacts(variantWords(choice, locale));
            return (
              <li key={id} className="flex justify-between gap-6 py-4 wrap-anywhere">
                <div className="min-w-0">
                  <p className="font-medium">{choice?.title ?? 'Item'}</p>
                  {words && <p className="small text-muted">{words}</p>}
                  <p className="small text-muted">{reasonWords[reason]}</p>
                </div>
                <p className="whitespace-nowrap tabular">Qty: {quantity}</p>
              </li>
            );
          })}
        </ul>
      )}
      {note && (
        <p className="mt-4 border-l-2 border-brass ps-5 wrap-anywhere whitespace-pre-line">
          {note}
        </p>
      )}
      {retry && (
        <p className="mt-4 small text-muted print:hidden">
          We can’t show the order’s details right now.{' '}
          <Link to={retry} reloadDocument className="inline-block py-1 text-link">
            Try again
          </Link>
        </p>
      )}
      <p className="mt-8 print:hidden">
        <Button
          type="button"
          look="outline"
          className="noscript:hidden"
          onClick={() => window.print()}
        >
          Print
        </Button>
      </p>
    </div>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="wrap-anywhere">
    <dt className="small text-muted">{label}</dt>
    <dd>{children}</dd>
  </div>
);
