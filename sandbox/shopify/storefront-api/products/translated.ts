import { translations, type Translation } from '../../../seed/translations';
import type { SeedProduct, SeedVariant } from '../../../seed/types';
import type { Context } from '../graphql/context';

/**
 * Translates to the language of `@inContext`. As at Shopify, untranslated texts stay in the primary
 * language. Handles, SKUs, tags and types have no translations.
 */
export function translated(product: SeedProduct, { language }: Context): SeedProduct {
  const translation = translations[language]?.[product.handle];
  if (!translation) return product;
  const { title, descriptionHtml, seo } = translation;
  const word = wordsOf(translation);
  return {
    ...product,
    ...{ title, descriptionHtml, seo },
    options: product.options.map(({ name, values }) => ({
      name: word(name),
      values: values.map(word),
    })),
    variants: product.variants.map((variant) => translatedVariant(variant, word)),
  };
}

const wordsOf = ({ words }: Translation) => {
  const known = new Map(Object.entries(words));
  return (text: string): string => known.get(text) ?? text;
};

function translatedVariant(variant: SeedVariant, word: (text: string) => string): SeedVariant {
  const options = variant.options.map(word);
  return { ...variant, options, title: options.join(' / ') || variant.title };
}
