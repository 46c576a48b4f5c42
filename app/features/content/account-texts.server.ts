import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import { findDocument } from '~/services/prismic/documents.server';
import { link, picture, richText, text } from './fields';

const accountData = v.object({
  title: text,
  text: richText,
  image: picture,
  link,
  link_text: text,
});

export type AccountTexts = v.InferOutput<typeof accountData>;

/** Throws Unavailable. */
export async function getAccountTexts(context: Context): Promise<AccountTexts | null> {
  const document = await findDocument(context, { type: 'account' });
  return document && v.parse(accountData, document.data);
}
