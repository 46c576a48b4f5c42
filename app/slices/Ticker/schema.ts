import { select, link, text, sliceOf } from '~/features/content/fields';

export const ticker = sliceOf({ speed: select(['slow', 'fast']) }, { text, link });
