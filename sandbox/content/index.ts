/**
 * What `npm start` and `npm run dev` show: documents of Prismic, and the catalogue. Yours to replace, file and all;
 * docs/guides/running/upgrading.md has an example. No test depends on it: tests have `sample.ts`.
 */
export { drafts, makeSeed, products, published, releases } from './sample';
