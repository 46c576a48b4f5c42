import { useCallback } from 'react';
import { Dialog, DrawerBody } from '~/ui/dialog';
import { lazyComponent } from '~/ui/lazy-component';
import { useOnline } from '~/ui/use-online';
import { CartAnnouncement, useCart, useCartActions } from '../cart-provider';
import { Loading } from './loading';

const [useContents, preloadContents] = lazyComponent(
  async () => (await import('./drawer-contents')).DrawerContents,
);
export const preloadDrawer = preloadContents;

export function CartDrawer() {
  const { hide } = useCartActions();
  const { open } = useCart();
  const online = useOnline();
  const openPage = useCallback(() => {
    if (online) location.assign('/cart');
  }, [online]);
  const Contents = useContents(open, openPage);
  return (
    <Dialog side="right" open={open} onClose={hide} title="Your bag">
      {Contents ? (
        <Contents />
      ) : (
        open && (
          <DrawerBody>
            <Loading />
          </DrawerBody>
        )
      )}
      <CartAnnouncement inDrawer />
    </Dialog>
  );
}
