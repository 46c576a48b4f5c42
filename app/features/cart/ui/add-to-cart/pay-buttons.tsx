import { Button } from '~/ui/button';

export interface PayButtonsProps {
  buyNow: boolean;
  shopPay: boolean;
  /** The buttons are items of the parent's row. */
  inRow?: boolean;
  disabled?: boolean;
}

/** Submit buttons of the add form. The browser posts the form, because the action redirects to the checkout. */
export const PayButtons = ({ buyNow, shopPay, inRow, disabled }: PayButtonsProps) => (
  <div
    className={
      inRow ? 'contents' : 'grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3 on-out:hidden'
    }
  >
    {buyNow && (
      <Button name="pay" value="now" look="outline" disabled={disabled}>
        Buy it now
      </Button>
    )}
    {shopPay && (
      <Button name="pay" value="shop-pay" look="outline" disabled={disabled}>
        Shop Pay
      </Button>
    )}
  </div>
);
