import { forwardRef, type FormHTMLAttributes, type ReactNode } from 'react';
import { buttonClass } from './button';
import { useArrivalFocus } from './use-arrival-focus';

interface Props extends Omit<FormHTMLAttributes<HTMLFormElement>, 'className' | 'method'> {
  text: string;
  /** True: the text is a live region, and Undo gets the focus. False if scripts announce the text. */
  announced: boolean;
  fields: Record<string, string | number>;
  /** Defaults to 'Undo'. */
  label?: string;
  /** An error message. */
  children?: ReactNode;
}

export const UndoForm = forwardRef<HTMLFormElement, Props>(function UndoForm(
  { text, announced, fields, label = 'Undo', children, ...form },
  ref,
) {
  const undo = useArrivalFocus<HTMLButtonElement>(announced ? JSON.stringify(fields) : undefined);
  return (
    <form
      {...form}
      ref={ref}
      method="post"
      className="mt-4 flex flex-wrap items-center justify-between gap-4 bg-sand px-5 py-4 print:hidden"
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p role={announced ? 'status' : undefined}>{text}</p>
      <button ref={undo} type="submit" className={buttonClass({ look: 'link' })}>
        {label}
      </button>
      {children}
    </form>
  );
});
