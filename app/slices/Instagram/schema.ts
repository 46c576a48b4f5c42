import { link, picture, text, sliceOf } from '~/features/content/fields';

export const instagram = sliceOf({ title: text, account: text }, { image: picture, link });
