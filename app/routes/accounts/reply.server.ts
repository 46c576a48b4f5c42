import { data } from '@shopify/remix-oxygen';
import type { FieldErrors, FormReply } from '~/features/account/account-forms';
import { unstored } from './guard.server';

interface Refusal {
  fields: FormData;
  form: string;
  status?: number;
  errors?: FieldErrors;
  problem?: string;
  advice?: string;
}

/** Data to show the form again with its values, but never a password. */
export function showAgain({ fields, form, status = 400, errors = {}, problem, advice }: Refusal) {
  const values: Record<string, string> = {};
  for (const [name, value] of fields) {
    if (name !== 'password' && typeof value === 'string') values[name] = value;
  }
  const headers = status === 429 ? { ...unstored, 'Retry-After': '60' } : unstored;
  return data<FormReply>({ form, values, errors, problem, advice }, { status, headers });
}
