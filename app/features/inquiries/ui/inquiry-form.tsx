import { Form, useNavigation, useSearchParams } from '@remix-run/react';
import { Button } from '~/ui/button';
import { emptyForm, type FormState, type InquiryKind } from '../inquiry-form';
import { ContactFields } from './contact-fields';
import { TradeFields } from './trade-fields';

const thanks: Record<InquiryKind, string> = {
  contact: 'Thank you. Your message is with us, and we answer within one working day.',
  trade: 'Thank you. We look at every application ourselves and write within two working days.',
};
const submitText: Record<InquiryKind, string> = { contact: 'Send message', trade: 'Apply' };

/**
 * The contact or trade form. It is sent to a page of its own, which shows it again with what is wrong, and
 * leads back to `returnTo` when all is well.
 */
export function InquiryForm({
  kind,
  id = `${kind}-form`,
  returnTo,
  state = emptyForm,
  problem,
}: {
  kind: InquiryKind;
  /** Where the page opens again once it is sent; the first of its kind unless told. */
  id?: string;
  returnTo: string;
  state?: FormState;
  /** Why it was not sent although nothing in it is wrong. */
  problem?: string | null;
}) {
  const [params] = useSearchParams();
  const { state: moving, formAction } = useNavigation();
  const action = `/forms/${kind}`;
  if (params.get('sent') === kind) {
    return (
      <p id={id} role="status" className="border-l-2 border-brass bg-sand px-6 py-5">
        {thanks[kind]}
      </p>
    );
  }
  const failed = Object.keys(state.errors).length > 0;
  return (
    <Form id={id} method="post" action={action} className="grid gap-5 sm:grid-cols-2">
      {(problem || failed) && (
        <p role="alert" className="text-sale sm:col-span-2">
          {problem || 'Please look at the marked fields. Nothing has been sent yet.'}
        </p>
      )}
      <input type="hidden" name="return_to" value={returnTo} />
      {kind === 'contact' ? <ContactFields {...state} /> : <TradeFields {...state} />}
      <Honeypot />
      <p className="sm:col-span-2">
        <Button disabled={moving !== 'idle' && formAction === action}>{submitText[kind]}</Button>
      </p>
    </Form>
  );
}

/** Robots fill it in; people neither see nor reach it. */
function Honeypot() {
  return (
    <div className="hidden" aria-hidden="true">
      <label>
        Leave this empty
        <input name="homepage" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
