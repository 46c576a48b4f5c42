import { useCallback } from 'react';
import { Drawer, DrawerBody } from '~/ui/drawer';
import { latePart } from '~/ui/late-part';
import { useOnline } from '~/ui/use-online';
import { CartNews, useCart } from '../cart-provider';
import { Loading } from './loading';

const [useInside, expectInside] = latePart(async () => (await import('./inside')).CartInside);
/** Somebody is about to open the drawer. */
export const expectDrawer = expectInside;

/** The cart drawer. Opened by scripts only; without them, and without what is in it, the cart page is used. */
export function CartDrawer() {
  const { open, hide } = useCart();
  const online = useOnline();
  const openPage = useCallback(() => {
    if (online) location.assign('/cart');
  }, [online]);
  const Inside = useInside(open, openPage);
  return (
    <Drawer open={open} onClose={hide} title="Your bag">
      {Inside ? (
        <Inside />
      ) : (
        open && (
          <DrawerBody>
            <Loading />
          </DrawerBody>
        )
      )}
      <CartNews inDrawer />
    </Drawer>
  );
}
