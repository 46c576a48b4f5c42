/** The sample shop's content. Don't change it, because tests depend on it: put your own content into `index.ts`. */
export { drafts, published, releases } from '../prismic/documents';
export { makeSeed, products } from '../seed';
