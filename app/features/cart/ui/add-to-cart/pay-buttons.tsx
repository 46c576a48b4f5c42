import { Button } from '~/ui/button';

export interface PayButtonsProps {
  buyNow: boolean;
  shopPay: boolean;
  /** The buttons are items of the parent's row. */
  inRow?: boolean;
  /** Keeps the buttons' place. */
  invisible?: boolean;
}

/** Submit buttons of the product's form, or of a shared bag's. The browser posts the form, because the action redirects to the checkout. */
export const PayButtons = ({ buyNow, shopPay, inRow, invisible }: PayButtonsProps) => (
  <div
    className={
      inRow
        ? 'contents'
        : `grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3 on-out:hidden ${invisible ? 'invisible' : ''}`
    }
  >
    {buyNow && (
      <Button name="pay" value="now" look="outline">
        Buy it now
      </Button>
    )}
    {shopPay && (
      <Button name="pay" value="shop-pay" look="outline">
        Shop Pay
      </Button>
    )}
  </div>
);
