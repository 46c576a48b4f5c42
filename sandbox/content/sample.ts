/** The sample shop's content. The tests know it, so leave it as it is, and put your own into `index.ts`. */
export { drafts, published, releases } from '../prismic/documents';
export { makeSeed, products } from '../seed';
