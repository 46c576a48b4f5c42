import { useState } from 'react';
import { Button } from '~/ui/button';
import { ChevronIcon } from '~/ui/icons';
import { useHydrated } from '~/ui/use-hydrated';
import { maxTransferLines } from '../../cart-transfer';

export function ShareCart({ link, lines }: { link: string; lines: number }) {
  const hydrated = useHydrated();
  const [copied, setCopied] = useState(false);
  /** Closing the share sheet rejects the promise. */
  const share = () =>
    void navigator.share({ title: 'A bag for you', url: link }).catch(() => undefined);
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <details className="group/share mt-6 small print:hidden">
      <summary className="flex min-h-11 w-fit items-center gap-2">
        Share this bag
        <ChevronIcon className="size-4 eased group-open/share:rotate-180" />
      </summary>
      <div className="grid max-w-xl gap-3 pb-4">
        <p className="text-muted">
          Anyone with this link can see these items and add them to their bag. It doesn’t share
          anything about you.
          {lines > maxTransferLines && ` It includes the first ${maxTransferLines} items.`}
        </p>
        {hydrated && 'share' in navigator && (
          <p>
            <Button type="button" onClick={share}>
              Share
            </Button>
          </p>
        )}
        <div className="flex gap-2">
          <input
            aria-label="Link to this bag"
            readOnly
            value={link}
            onFocus={(event) => event.currentTarget.select()}
            className="min-h-12 w-0 min-w-0 flex-1 border border-muted bg-transparent px-4"
          />
          {hydrated && (
            <Button type="button" look="outline" onClick={() => void copy()}>
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </div>
        <p role="status" className="sr-only">
          {copied && 'The link was copied.'}
        </p>
      </div>
    </details>
  );
}
