/**
 * The content of `npm start` and `npm run dev`. Replace it with your own; docs/guides/running/upgrading.md has an
 * example.
 */
export { drafts, makeSeed, products, published, releases } from './sample';
