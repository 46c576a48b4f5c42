/** This module can run in the browser. */
import { useLocation } from '@remix-run/react';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';

/** Secret fields, such as passwords, have no values. */
export interface KeptForm {
  fields: [string, string][];
  secrets: string[];
}

export interface RefusedForm {
  title: string;
  text: string;
  form: KeptForm;
}

const isSecret = (name: string) => /password|token|secret/i.test(name);

export function keptFields(posted: FormData): KeptForm {
  const all = [...posted].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return {
    fields: all.filter(([name]) => !isSecret(name)),
    secrets: [...new Set(all.map(([name]) => name).filter(isSecret))],
  };
}

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
