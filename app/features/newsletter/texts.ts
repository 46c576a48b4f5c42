export interface NewsletterTexts {
  title: string;
  text: string;
  thanks: { title: string; text: string };
}

const usual = {
  title: 'Get 10% off your next order',
  text: 'New pieces and quiet ideas, now and then. Unsubscribe any time.',
  success: "Thanks / We've added you to our newsletter!",
};

/** Empty texts get defaults. `success`: a heading and, after ' / ', an optional sentence. */
export function newsletterTexts(written: Partial<typeof usual> = {}): NewsletterTexts {
  const [title = '', ...text] = (written.success || usual.success).split(' / ');
  return {
    title: written.title || usual.title,
    text: written.text || usual.text,
    thanks: { title, text: text.join(' / ') },
  };
}
