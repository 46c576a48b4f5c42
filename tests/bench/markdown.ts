/**
 * `npm run bench -- markdown`: compares the bytes of pages as HTML and as Markdown. Fails if a page's Markdown has more
 * than `mostShare` of the HTML's bytes.
 */
import { startShop } from '../support/storefront';

/** The page's kind, its address, and its address as Markdown. */
const pages = [
  ['home', '/', '/index.md'],
  ['collection, 20 products', '/collections/all', '/collections/all.md'],
  ['product, 6 variants', '/products/halden-pendant-brass', '/products/halden-pendant-brass.md'],
  ['search', '/search?q=oak', '/search.md?q=oak'],
  ['page: delivery', '/pages/delivery', '/pages/delivery.md'],
  ['page: questions', '/pages/faqs', '/pages/faqs.md'],
  ['policy', '/policies/refund-policy', '/policies/refund-policy.md'],
  ['journal', '/blogs/journal', '/blogs/journal.md'],
  ...['how-high-to-hang-a-pendant', 'living-with-unlacquered-brass'].map(
    (uid) => [`article: ${uid}`, `/blogs/journal/${uid}`, `/blogs/journal/${uid}.md`] as const,
  ),
] as const;

const mostShare = 0.1;

/** Returns the number of pages above `mostShare`. */
export async function measureMarkdown(): Promise<number> {
  const shop = await startShop({ own: true });
  try {
    const visitor = shop.shopper();
    let above = 0;
    console.log('| Page | HTML | Markdown | Share |\n| --- | ---: | ---: | ---: |');
    for (const [name, html, markdown] of pages) {
      const [one, other] = [await visitor.get(html), await visitor.get(markdown)].map(({ text }) =>
        Buffer.byteLength(text),
      ) as [number, number];
      if (other > one * mostShare) above += 1;
      const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
      const share = `${((100 * other) / one).toFixed(1)}%`;
      console.log(`| ${name} | ${kilobytes(one)} | ${kilobytes(other)} | ${share} |`);
    }
    return above;
  } finally {
    await shop.stop();
  }
}
