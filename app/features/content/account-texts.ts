import * as v from 'valibot';
import { link, picture, richText, text } from './fields';

const accountData = v.object({
  title: text,
  text: richText,
  image: picture,
  link,
  link_text: text,
});

/** What the content team says on the account's screens, beside the words that are the specification's. spec §3. */
export type AccountTexts = v.InferOutput<typeof accountData>;

/** Every document gives one. */
export const readAccountTexts = (data: Record<string, unknown>): AccountTexts =>
  v.parse(accountData, data);
