/**
 * The products and documents that `npm start` and `npm run dev` show. Replace them with your own;
 * docs/guides/running/upgrading.md has an example.
 */
export { drafts, makeSeed, products, published, releases } from './sample';
