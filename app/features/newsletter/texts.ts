/** What the newsletter form says. */

export interface NewsletterTexts {
  /** The promise, as a heading. */
  title: string;
  text: string;
  /** After a sign-up. */
  thanks: { title: string; text: string };
}

const usual = {
  title: 'Get 10% off your next order',
  text: 'New pieces and quiet ideas, now and then. Unsubscribe any time.',
  success: "Thanks / We've added you to our newsletter!",
};

/**
 * The content team's texts, and the usual ones in place of empty ones. `success` is a heading and a sentence
 * with ' / ' between them, or a heading alone.
 */
export function newsletterTexts(written: Partial<typeof usual> = {}): NewsletterTexts {
  const [title = '', ...text] = (written.success || usual.success).split(' / ');
  return {
    title: written.title || usual.title,
    text: written.text || usual.text,
    thanks: { title, text: text.join(' / ') },
  };
}
