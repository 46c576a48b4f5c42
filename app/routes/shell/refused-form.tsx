/** A form that was refused because it came too fast: what was typed is kept, to be sent again. Safe in the browser. */
import { useLocation } from '@remix-run/react';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';

/** The fields as they were posted, and the names of the secret ones, whose values are not given back. */
export interface KeptForm {
  fields: [string, string][];
  secrets: string[];
}

/** Data of the refusal. */
export interface RefusedForm {
  title: string;
  text: string;
  form: KeptForm;
}

const isSecret = (name: string) => /password|token|secret/i.test(name);

/** What of a posted form is given back. */
export function keptFields(posted: FormData): KeptForm {
  const all = [...posted].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return {
    fields: all.filter(([name]) => !isSecret(name)),
    secrets: [...new Set(all.map(([name]) => name).filter(isSecret))],
  };
}

/** Sends the form again to where it was sent before. A password has to be typed again. */
export function SendAgain({ fields, secrets }: KeptForm) {
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={pathname + search} className="grid gap-5 text-left">
      {fields.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      {secrets.map((name) => (
        <Field
          key={name}
          label="Password"
          name={name}
          type="password"
          autoComplete="off"
          required
        />
      ))}
      <Button>Send it again</Button>
    </form>
  );
}
