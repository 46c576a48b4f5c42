import type { ReactNode } from 'react';
import { askPath } from '~/features/account/order-paths';
import { receiptPath, returnPath } from '~/features/returns/returns';
import { ReturnReceipt } from '~/features/returns/ui/return-receipt';
import { ReturnScreen, SendAgain, type ReturnReply } from '~/features/returns/ui/return-screen';
import type { ReturnPage } from './return-route.server';

export const titleOf = ({ isReceipt }: Pick<ReturnPage, 'isReceipt'>): string =>
  isReceipt ? 'Return requested' : 'Return items';

interface Props {
  page: ReturnPage;
  reply: ReturnReply | undefined;
  /** Digits of the order's gid; null for the order that was opened without an account. */
  id: string | null;
  /** Shown during an outage, unless the shopper has posted the form. */
  unavailable: ReactNode;
}

export function ReturnContent({ page, reply, id, unavailable }: Props) {
  const { receipt, isReceipt, canAsk } = page;
  const [form, sent] = [returnPath(id), receiptPath(id)];
  if (isReceipt && receipt)
    return (
      <ReturnReceipt
        {...(page.order ? page : { retry: sent })}
        receipt={receipt}
        isGuest={id === null}
      />
    );
  if (!page.order) return reply ? <SendAgain reply={reply} action={form} /> : unavailable;
  return (
    <ReturnScreen
      {...page}
      reply={reply}
      receipt={receipt && sent}
      ask={canAsk ? askPath(page.order.name) : null}
      action={form}
    />
  );
}
