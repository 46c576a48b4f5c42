import * as v from 'valibot';
import { link, picture, richText, text } from './fields';

const accountData = v.object({
  title: text,
  text: richText,
  image: picture,
  link,
  link_text: text,
});

/** The content team's additions to the account's screens, whose own texts are part of the code. */
export type AccountTexts = v.InferOutput<typeof accountData>;

/** Never fails: missing or broken fields are empty. */
export const readAccountTexts = (data: Record<string, unknown>): AccountTexts =>
  v.parse(accountData, data);
