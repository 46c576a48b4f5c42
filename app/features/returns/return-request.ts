import { byPost, type ReturnRequest } from './return-form';
import { reasonWords, type ReturnReason, type SentLine } from './returns';

export const methodInWords = (method: string): string => (method === byPost ? 'By post' : method);

/**
 * The Customer Account API's `RequestedLineItemInput`. It has no field for the return method, so the first item's note
 * names the location.
 */
export interface RequestedLine {
  lineItemId: string;
  quantity: number;
  returnReason: ReturnReason;
  customerNote?: string;
}

/** Shopify's limit. */
const longestCustomerNote = 300;

export function requestedLines({ items, method, note }: ReturnRequest): RequestedLine[] {
  const first = [method === byPost ? '' : `Returned at: ${method}`, note]
    .filter(Boolean)
    .join('\n')
    .slice(0, longestCustomerNote);
  return items.map(({ id, quantity, reason }, index) => ({
    lineItemId: `gid://shopify/LineItem/${id}`,
    quantity,
    returnReason: reason,
    ...(index === 0 && first && { customerNote: first }),
  }));
}

/** The fields of the message to the shop. */
export function messageFields(
  order: { name: string; lines: readonly SentLine[] },
  from: { email: string; name?: string },
  { items, method, note }: ReturnRequest,
): Record<string, string> {
  const itemWords = items.map(({ id, quantity, reason }) => {
    const line = order.lines.find((one) => one.id === id);
    const words = [line?.title, line?.colour, line?.size].filter(Boolean).join(', ');
    return `${quantity} × ${words} (${reasonWords[reason]})`;
  });
  return {
    order: order.name,
    email: from.email,
    ...(from.name && { name: from.name }),
    items: itemWords.join('\n'),
    method: methodInWords(method),
    ...(note && { note }),
  };
}
