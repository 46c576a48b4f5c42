/** As with Shopify's Translate & Adapt. */

export type Translation = {
  title: string;
  descriptionHtml: string;
  seo: { title: string; description: string };
  /** By the word in the primary language. Unlisted words stay untranslated. */
  words: Record<string, string>;
};

/** By `@inContext` language and handle. Other handles stay in the primary language. */
export const translations: Record<string, Record<string, Translation>> = {
  DE: {
    'halden-pendant-brass': {
      title: 'Pendelleuchte Halden',
      descriptionHtml:
        '<p>Eine weite gedrückte Kuppel, die ein breites, ruhiges Licht wirft. Gezeichnet für Kochinseln und lange Tische: eine genügt über einem runden Tisch, drei hängen gut in einer Reihe. Innen ist sie immer warm weiß.</p>',
      seo: {
        title: 'Pendelleuchte Halden in Messing',
        description: 'Eine weite gedrückte Kuppel, die ein breites, ruhiges Licht wirft.',
      },
      words: {
        Size: 'Größe',
        Small: 'Klein',
        Medium: 'Mittel',
        Large: 'Groß',
        Cable: 'Kabel',
        Black: 'Schwarz',
        Linen: 'Leinen',
      },
    },
    'brae-pendant-nickel': {
      title: 'Pendelleuchte Brae',
      descriptionHtml:
        '<p>Eine kleine Glocke mit langem Hals. Allein im Eingang oder zu zweit über dem Nachttisch: ihr enger Rand hält das Licht beisammen.</p>',
      seo: {
        title: 'Pendelleuchte Brae in Nickel',
        description: 'Eine kleine Glocke mit langem Hals.',
      },
      words: {},
    },
    'gift-card': {
      title: 'Geschenkkarte',
      descriptionHtml:
        '<p>Für alle, die lieber selbst aussuchen. Sie kommt als E-Mail, sobald sie bezahlt ist, und läuft nicht ab.</p>',
      seo: { title: 'Geschenkkarte', description: 'Für alle, die lieber selbst aussuchen.' },
      words: {
        Amount: 'Betrag',
        'For a mug': 'Für einen Becher',
        'For a vase': 'Für eine Vase',
        'For a lamp': 'Für eine Lampe',
        'For a room': 'Für ein Zimmer',
      },
    },
  },
};
