import { Toast } from '~/ui/toast';
import { useOnline } from '~/ui/use-online';

/** Shown on a loaded page while the browser is offline. */
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
