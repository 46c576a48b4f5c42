/**
 * `{finish}` and `{room}` stand for the product's finish and room. Avoid words with different
 * American and British spellings.
 */

type Words = { good: string[]; but: string[] };

const light: Words = {
  good: [
    'The light is warm and kind, with no glare at the table.',
    'With a dimmer it goes from cooking to a late supper in one turn.',
    'Our electrician said it was the best made fitting he had put up all year.',
    'The cord is a pleasure to look at, which I never thought I would write.',
    'We put a 4 W bulb in it and that is plenty.',
    'It casts a soft, even pool of light and no hard shadows.',
  ],
  but: [
    'The bulb is not included and it took me a while to find out which one it takes.',
    'The instructions for the wiring could be clearer.',
    'The cord could be a little longer.',
  ],
};

const hardware: Words = {
  good: [
    'The screws were the right length for our doors, so all of them were on within an hour.',
    'They feel cool and solid, and there is no sharp edge anywhere.',
    'We changed all of them in one afternoon and it looks like a new room.',
    'No wobble after months of daily use by three children.',
    'It has begun to darken where we touch it, just as they said it would.',
  ],
  but: [
    'The screws were too long for our thin doors and I had to buy others.',
    'I should have ordered one first: it is smaller than I expected.',
    'One of eight had a small mark, which they replaced.',
  ],
};

const pottery: Words = {
  good: [
    'The glaze is even lovelier than in the pictures, with small speckles that catch the light.',
    'You can tell that a person made it and not a machine.',
    'It has been through the dishwasher forty times and looks new.',
    'The weight is just right in the hand.',
    'It looks good on its own and better in a row of three.',
  ],
  but: [
    'It is a shade darker than on my screen.',
    'The foot was a little rough, so I put felt under it.',
    'It is smaller than I had pictured. The size is on the page, so that is my own fault.',
  ],
};

const wooden: Words = {
  good: [
    'The grain is beautiful, and the joints are so tight that you have to look for them.',
    'It stands straight on our old floor, which nothing else does.',
    'It came in one piece and there was nothing to put together.',
    'A spilled glass of wine wiped off without a trace.',
    'It is lighter to move than it looks, and yet it does not wobble.',
  ],
  but: [
    'The wood is a little lighter than in the pictures. It may darken with time.',
    'One of the feet needed a felt pad to stand straight.',
    'It smelled of oil for the first week.',
  ],
};

const cloth: Words = {
  good: [
    'It is heavy, soft and has washed well three times now.',
    'The cloth has a lovely hand, and the seams are perfect.',
    'The cat has claimed it, which says it all.',
    'It goes with everything we already had.',
    'No loose threads and no smell when it came out of the box.',
  ],
  but: [
    'It shed a little in the first weeks.',
    'The weave is looser than I had expected.',
    'I had hoped for a little more thickness.',
  ],
};

/** For each family: the texts that it shares with similar families, and praise of its own. */
const families: Record<string, [kind: Words, good: string[]]> = {
  pendant: [
    light,
    [
      'It hangs over our table and pulls the whole room together.',
      'We have two in a row above the counter and they look made for it.',
      'The shade is generous without being bulky.',
    ],
  ],
  'wall light': [
    light,
    [
      'One on each side of the bed, and I have my bedside table back.',
      'It covers the old plate on the wall with room to spare.',
      'At night it is the only light we leave on.',
    ],
  ],
  'table lamp': [
    light,
    [
      'It stands on the sideboard and is on every evening.',
      'The base is heavy enough that nobody has knocked it over yet.',
      'The switch is where your hand looks for it.',
    ],
  ],
  knob: [
    hardware,
    ['Twenty-two of them, and the old kitchen looks as if we had paid for a new one.'],
  ],
  handle: [
    hardware,
    [
      'There is room for four fingers behind it, even with wet hands.',
      'They line up perfectly on wide drawers.',
    ],
  ],
  hook: [
    hardware,
    [
      'It holds two winter coats and a school bag without complaint.',
      'The rounded end is kind to collars.',
    ],
  ],
  'towel rail': [
    hardware,
    [
      'Two bath towels fit side by side and dry properly.',
      'It has no visible screws, which I like a lot.',
    ],
  ],
  vase: [
    pottery,
    ['Five tulips stand up in it without any tricks.', 'It looks finished even when it is empty.'],
  ],
  mug: [
    pottery,
    [
      'My coffee stays warm in it and the handle never gets hot.',
      'Four of us argue about who gets it.',
    ],
  ],
  bowl: [
    pottery,
    [
      'It is the one I reach for, for salad, fruit and dough.',
      'It stacks neatly with the ones we have.',
    ],
  ],
  'candle holder': [
    hardware,
    [
      'Ordinary dinner candles sit straight in it.',
      'Three of them on the table are all the decoration we need.',
    ],
  ],
  mirror: [
    wooden,
    [
      'It makes our narrow hall look twice as wide.',
      'The fixing at the back is solid and hung it level on the first try.',
    ],
  ],
  stool: [
    wooden,
    [
      'I use it as a seat, a step and a bedside table.',
      'It tucks away completely under the counter.',
    ],
  ],
  chair: [
    wooden,
    [
      'It is comfortable through a long dinner, which most wooden chairs are not.',
      'We have six now and they match.',
    ],
  ],
  'side table': [
    wooden,
    [
      'It is just the right height for our sofa.',
      'It holds a lamp, a book and a cup, and that is all I asked for.',
    ],
  ],
  shelf: [
    wooden,
    ['It carries our cookbooks without bending.', 'Once it was level it went up in ten minutes.'],
  ],
  cushion: [
    cloth,
    [
      'The filling bounces back every morning.',
      'The cover comes off easily, and the zip is hidden.',
    ],
  ],
  throw: [cloth, ['Long enough for two on the sofa.', 'It is warm without being heavy.']],
  rug: [
    cloth,
    [
      'It lies flat and does not slip, even without a mat.',
      'It made the room quieter, which we had not expected.',
    ],
  ],
  basket: [
    cloth,
    [
      'It keeps its shape even when it is full to the brim.',
      'It hides all of the toys, every evening.',
    ],
  ],
};

const anyBut = [
  'I would have liked one more size to choose from.',
  'It took a few days longer than I had hoped.',
  'The box was far larger than it needed to be.',
  'I only wish there were a matching one for the rest of the house.',
];

/** Falls back to the texts for wooden products. */
export function wordsOf(type: string): Words {
  const [kind, own] = families[type.toLowerCase()] ?? [wooden, []];
  return { good: [...own, ...kind.good, ...own], but: [...kind.but, ...anyBut] };
}

export const titles: Record<number, string[]> = {
  5: [
    ...[
      'Exactly what we hoped for',
      'Beautifully made',
      'Even better than in the pictures',
      'A pleasure every day',
    ],
    ...[
      'Worth every penny',
      'So happy with it',
      'Lovely quality',
      'Would buy it again',
      'Simply right',
    ],
    ...[
      'The finish is lovely',
      'Our second one',
      'Perfect in the {room}',
      'It makes the room',
      'No regrets at all',
    ],
    ...['I look at it every day', 'Solid and simple', 'A very good present', ''],
  ],
  4: [
    ...[
      'Very good, with one small thing',
      'Nearly perfect',
      'Lovely, but measure first',
      'Good quality',
    ],
    ...['Happy with it', 'Almost everything I wanted', 'Well made', ''],
  ],
  3: ['Good, not great', 'Nice, but', 'It is all right', 'Mixed feelings', 'Good enough'],
  2: ['Not what I expected', 'A little disappointed', 'It went back'],
  1: ['Arrived damaged', 'Not for us'],
};

export const praise = [
  'We chose {finish} and are glad we did.',
  'It arrived two days early and very well packed.',
  'It is heavier than I expected, in a good way.',
  'The pictures are honest: it looks just like them.',
  'This is the second time we have bought here, and it will not be the last.',
  'Friends who visit ask where it is from.',
  'You can tell that someone cared about the details.',
  'I had looked at cheaper ones for weeks, and I am glad I waited.',
  'There was no plastic in the box at all, which I liked.',
  'My husband doubted the price until he saw it in the {room}.',
  'It looks as if it has always been in our {room}.',
  'I wrote to them with a question and had an answer within the hour.',
  'A year on it still looks new.',
  'It was a present for my sister, who has since ordered one for herself.',
  'In {finish} it is quiet and does not shout for attention.',
  'We waited for the sale and would have paid the full price.',
  'The {room} felt unfinished before, and now it does not.',
  'It was delivered on the day they said.',
  'I was not sure about {finish}, but it goes with everything.',
  'It is one of those things that you stop noticing, because it is simply right.',
];

export const complaints: Record<number, string[]> = {
  3: [
    'It does what it should, but I had expected a little more at this price.',
    'It is well made. It just does not suit our {room} as I thought it would.',
    'Delivery took longer than they said.',
    'It looks good from afar; close up there is a small mark.',
  ],
  2: [
    'It looked much larger in the pictures.',
    'The {finish} is not what I saw on my screen, so I sent it back. The return was easy.',
    'It came a week late and no one told us.',
  ],
  1: [
    'It was broken when it came. They sent a new one at once, but I needed it that week.',
    'There was a dent in it, and the box was fine, so someone must have seen it.',
  ],
};

export const thanks = [
  'Thank you for coming back to tell us. We will pass this on to the workshop.',
  'What a kind note. Enjoy it, and let us know if it ever needs a new part.',
  'Thank you! It is good to know it has found the right place.',
];
export const apologies = [
  'Thank you for telling us. This is not how it should be: we have written to you and will put it right.',
  'We are sorry it was not what you had in mind. Returns are free for thirty days, and we are glad to help you choose.',
  'Thank you for this. We have added the missing words to the page, and a note to the box.',
];

const firstNames =
  'Anna Ben Carla Daniel Eleanor Farid Grace Hannah Imogen James Katya Liam Maya Noah Olive Priya Quentin Rosa Samuel Tess Uma Victor Wendy Yusuf Zoe Alice Marcus Ingrid Theo Joanna Peter Lucia Owen Beatrice Malik Sofia Henry Clara Tom Nadia';
const initials = 'ABCDEFGHJKLMNOPRSTVW';

export function nameOf(number: number): string {
  const names = firstNames.split(' ');
  const name = names[number % names.length]!;
  return `${name} ${initials[Math.floor(number / names.length) % initials.length]!}.`;
}
