import { Form, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '~/ui/button';

interface Props extends Pick<ButtonLook, 'look'> {
  action: string;
  label: string;
  children: ReactNode;
}

export function HostedForm({ action, label, look, children }: Props) {
  const leaving = useNavigation().formData !== undefined;
  return (
    <Form method="post" action={action} className="grid gap-5">
      <p className="text-muted">{children}</p>
      <Button wide look={look} disabled={leaving}>
        {label}
      </Button>
    </Form>
  );
}
