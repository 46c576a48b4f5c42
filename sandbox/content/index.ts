/**
 * The content of `npm start` and `npm run dev`. Replace it with your own; docs/guides/running/upgrading.md has an
 * example. Tests don't use this file: they use `sample.ts`.
 */
export { drafts, makeSeed, products, published, releases } from './sample';
