/** Don't change this content: tests depend on it. Put your shop's content into `index.ts`. */
export { drafts, published, releases } from '../prismic/documents';
export { makeSeed, products } from '../seed';
