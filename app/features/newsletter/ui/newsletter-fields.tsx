import { Button } from '~/ui/button';
import { Field } from '~/ui/field';

interface Props {
  returnTo: string;
  /** Styles it for the footer's dark background. */
  onDark?: boolean;
  email?: string;
  error?: string;
  sending?: boolean;
}

/** The fields of every newsletter form. The hidden one is a trap for bots. */
export function NewsletterFields({ returnTo, onDark, email, error, sending }: Props) {
  return (
    <>
      <input type="hidden" name="return_to" value={returnTo} />
      <div className="hidden" aria-hidden="true">
        <label>
          Leave this empty
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="flex items-start gap-3 [&_button]:shrink-0">
        <div className={`min-w-0 grow ${onDark ? '[&_.text-sale]:text-paper' : ''}`}>
          <Field
            label="E-mail address"
            hideLabel
            name="email"
            type="email"
            placeholder="E-mail address"
            autoComplete="email"
            required
            maxLength={254}
            defaultValue={email}
            error={error}
          />
        </div>
        <Button look={onDark ? 'light' : 'solid'} aria-disabled={sending || undefined}>
          Sign up
        </Button>
      </div>
    </>
  );
}
