import { Button } from '~/ui/button';
import type { RefusedGift as Refused } from '../../cart-view';
import { PayButtons } from '../add-to-cart/pay-buttons';
import { RecipientFields } from '../add-to-cart/recipient-fields';

/** Without scripts, shows the refused form with its errors. */
export const RefusedGift = ({ gift }: { gift: Refused }) => (
  <form
    method="post"
    action="/cart"
    noValidate
    className="mt-6 grid max-w-xl gap-6"
    aria-labelledby="refused-gift"
  >
    <h2 id="refused-gift" className="heading-sm">
      Your gift card
    </h2>
    <input type="hidden" name="intent" value="add" />
    <input type="hidden" name="merchandise" value={gift.variantId} />
    <input type="hidden" name="quantity" value={gift.quantity} />
    {gift.product && <input type="hidden" name="product" value={gift.product} />}
    <RecipientFields recipient={gift.recipient} errors={gift.errors} />
    <div className="flex flex-wrap gap-3">
      <Button>Add to bag</Button>
      {gift.pay && (
        <PayButtons inRow buyNow={gift.pay === 'now'} shopPay={gift.pay === 'shop-pay'} />
      )}
    </div>
  </form>
);
