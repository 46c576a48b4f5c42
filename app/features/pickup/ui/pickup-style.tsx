import { useNonce } from '~/platform/http/nonce';
import { useSlot } from '~/ui/slots';
import { pickupStyleId } from '../pickup-style-id';

/** Cached pages are the same for all visitors; this style, for the head, shows the chosen shop. */
export function PickupStyle() {
  const nonce = useNonce();
  const css = useSlot(pickupStyleId);
  return (
    <style
      id={pickupStyleId}
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: css }}
    />
  );
}
