/** The action of the address page. */
import { data, redirect, type ActionFunctionArgs } from '@shopify/remix-oxygen';
import {
  changeAddress,
  readAddressForm,
  viewAddressForm,
  type AddressChange,
} from '~/features/account/account.server';
import type { FieldErrors } from '~/features/account/account-forms';
import type { Context } from '~/platform/context.server';
import { readForm } from '~/platform/http/forms.server';
import { leave, tokenForForm, unstored } from './guard.server';

type View = ReturnType<typeof viewAddressForm>;

/** Data to show the form again. `id`: digits of the address being edited. */
interface Reply {
  id: string | null;
  view: View | null;
  errors: FieldErrors;
  problem?: string;
}

const notices = {
  create: 'Your address was added.',
  update: 'Your address was saved.',
  delete: 'The address was deleted.',
  default: 'Your default address was changed.',
};

/**
 * Intents: create, update, delete, default; and country, which shows the form again with the
 * provinces of the chosen country and everything that was filled in.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request);
  const token = tokenForForm(context);
  const idField = String(fields.get('id') ?? '');
  const id = /^\d{1,20}$/.test(idField) ? idField : null;
  const answer = (status: number, reply: Partial<Reply>) =>
    data<Reply>({ id, view: null, errors: {}, ...reply }, { status, headers: unstored });
  const intent = String(fields.get('intent'));
  if (intent === 'country') {
    fields.delete('province');
    return answer(200, { view: viewOf(fields) });
  }
  if (intent === 'create' || intent === 'update') {
    const read = readAddressForm(fields);
    if (!read.ok) return answer(400, { view: viewOf(fields), errors: read.errors });
    const makeDefault = fields.get('default') === 'on';
    const values = { fields: read.value, makeDefault };
    if (intent === 'create') return perform({ intent, ...values });
    return id ? perform({ intent, id, ...values }) : answer(400, unknown);
  }
  if ((intent === 'delete' || intent === 'default') && id) return perform({ intent, id });
  return answer(400, unknown);

  async function perform(change: AddressChange) {
    const outcome = await changeAddress(context, token, change);
    if (outcome === 'signed-out') return leave(context);
    if (outcome.ok) return changed(context, change.intent);
    const { status, message } = outcome.error;
    return answer(status, {
      view: 'fields' in change ? viewOf(fields) : null,
      problem: message,
    });
  }
}

const unknown = { problem: 'We did not understand this request.' };

function changed(context: Context, intent: keyof typeof notices) {
  context.session.flash('addresses', notices[intent]);
  return redirect('/accounts/account-addresses', { status: 303, headers: unstored });
}

function viewOf(fields: FormData): View {
  const values: Record<string, string> = {};
  for (const [name, value] of fields) if (typeof value === 'string') values[name] = value;
  return viewAddressForm(values);
}
