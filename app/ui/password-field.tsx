import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { Field } from './field';
import { useHydrated } from './use-hydrated';

/** Submitting hides a shown password, because browsers offer to save only hidden passwords. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type'>) {
  const hydrated = useHydrated();
  const [shown, setShown] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const form = button.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide, true);
    return () => form?.removeEventListener('submit', hide, true);
  }, [hydrated]);
  return (
    <div className="relative">
      <Field
        {...props}
        type={shown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="off"
      />
      {hydrated && (
        <button
          ref={button}
          type="button"
          onClick={() => setShown(!shown)}
          className="absolute end-0 top-0 min-h-6 small text-link"
        >
          {shown ? 'Hide' : 'Show'}
          <span className="sr-only"> password</span>
        </button>
      )}
      <p role="status" className="sr-only">
        {shown && 'Your password is shown.'}
      </p>
    </div>
  );
}
