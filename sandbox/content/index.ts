/**
 * Replace these products and documents of `npm start` and `npm run dev` with your own;
 * docs/guides/running/upgrading.md has an example.
 */
export { drafts, makeSeed, products, published, releases } from './sample';
