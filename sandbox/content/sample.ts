/** The sample shop's content. Tests depend on it; put your own into `index.ts`. */
export { drafts, published, releases } from '../prismic/documents';
export { makeSeed, products } from '../seed';
