/** Tests depend on this content, so put your shop's into `index.ts`. */
export { drafts, published, releases } from '../prismic/documents';
export { makeSeed, products } from '../seed';
