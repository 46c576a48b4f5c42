import { Toast } from '~/ui/toast';
import { useOnline } from '~/ui/use-online';

/** On a page that is already there, while the network is gone (spec §8 "Offline"). */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <Toast>
      {!online && (
        <>
          <p>You appear to be offline</p>
          <p className="text-stone">Please check your internet connection</p>
        </>
      )}
    </Toast>
  );
}
