import type { StandalonePage } from '../standalone-page';

const rejection = (
  status: number,
  title: string,
  text: string,
  headers?: StandalonePage['headers'],
) => ({ status, title, text, ...(headers && { headers }) }) satisfies StandalonePage;

export const badAddress = rejection(
  400,
  'That address isn’t valid',
  'Please check the address, or start again from our home page.',
);

export const longAddress = rejection(
  414,
  'That address is too long',
  'Please use a shorter one, or start again from our home page.',
);

export const wrongMethod = rejection(
  405,
  'That can’t be done here',
  'Please go back and use the links and forms on the page.',
  { Allow: 'GET, HEAD, POST' },
);

export const foreignForm = rejection(
  403,
  'That form came from another site',
  'For your safety we only take forms from our own pages. Please go back, reload the page and try again.',
);

export const notAForm = rejection(
  415,
  'That wasn’t a form',
  'We couldn’t read what was sent. Please go back and try again.',
);

export const brokenForm = rejection(
  400,
  'That form couldn’t be read',
  'It didn’t arrive in full. Please go back and try again.',
);

export const largeForm = rejection(
  413,
  'That was too much at once',
  'The form is larger than we can take. Please shorten it and try again.',
);
