/**
 * Draws the gift card's two pictures. Run `tsx sandbox/photos/draw-gift-card.ts`, then
 * `list-photos.ts`.
 */
import { join } from 'node:path';
import sharp from 'sharp';

const size = { width: 1600, height: 1600 };

const strokes: Record<string, string> = {
  L: 'M0 0V14H8',
  I: 'M0 0V14',
  N: 'M0 14V0L10 14V0',
  T: 'M0 0H10M5 0V14',
  E: 'M8 0H0V14H8M0 7H7',
};
const widths: Record<string, number> = { L: 8, I: 0, N: 10, T: 10, E: 8 };
const gap = 7;

function wordmark(text: string): string {
  let x = 0;
  const letters = [...text].map((letter) => {
    const path = `<path d="${strokes[letter]}" transform="translate(${x} 0)"/>`;
    x += (widths[letter] ?? 0) + gap;
    return path;
  });
  return letters.join('');
}

const card = `
  <rect width="1000" height="630" rx="34" fill="url(#ink)"/>
  <rect x="1" y="1" width="998" height="628" rx="33" fill="none" stroke="#fff" stroke-opacity=".12" stroke-width="2"/>
  <path d="M640 300 470 630H960L790 300Z" fill="url(#beam)"/>
  <path d="M715 0V168" stroke="#c9a15a" stroke-width="5"/>
  <path d="M698 168h34v26h-34z" fill="url(#brass)"/>
  <path d="M715 190c-62 0-92 52-98 112h196c-6-60-36-112-98-112z" fill="url(#brass)"/>
  <ellipse cx="715" cy="302" rx="98" ry="13" fill="#ffe9b8"/>
  <g transform="translate(84 96) scale(4.4)" fill="none" stroke="#e9dfcf" stroke-width="1.5">${wordmark('LINTEL')}</g>
  <path d="M84 520H250" stroke="#c9a15a" stroke-width="5"/>
  <path d="M84 548H190" stroke="#e9dfcf" stroke-opacity=".45" stroke-width="5"/>`;

const definitions = `<defs>
  <linearGradient id="linen" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ece4d6"/><stop offset="1" stop-color="#d8cbb6"/></linearGradient>
  <linearGradient id="ink" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#2f2c28"/><stop offset="1" stop-color="#1b1917"/></linearGradient>
  <linearGradient id="brass" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#8d6a2f"/><stop offset=".35" stop-color="#e2c07c"/><stop offset=".6" stop-color="#b98f49"/><stop offset="1" stop-color="#6f5223"/></linearGradient>
  <linearGradient id="beam" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffe2a3" stop-opacity=".5"/><stop offset="1" stop-color="#ffe2a3" stop-opacity="0"/></linearGradient>
  <linearGradient id="paper" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#c9b795"/><stop offset="1" stop-color="#b8a480"/></linearGradient>
  <filter id="shadow" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="10" dy="26" stdDeviation="24" flood-color="#3a2f1c" flood-opacity=".38"/></filter>
  <filter id="weave"><feTurbulence type="fractalNoise" baseFrequency=".9 .06" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .35 0 0 0 0 .28 0 0 0 0 .18 0 0 0 .16 0"/></filter>
  <filter id="weft"><feTurbulence type="fractalNoise" baseFrequency=".06 .9" numOctaves="2" seed="9"/><feColorMatrix values="0 0 0 0 .35 0 0 0 0 .28 0 0 0 0 .18 0 0 0 .16 0"/></filter>
</defs>`;

const cloth = `<rect width="1600" height="1600" fill="url(#linen)"/>
  <rect width="1600" height="1600" filter="url(#weave)"/><rect width="1600" height="1600" filter="url(#weft)"/>`;

const scenes = [
  `<g transform="translate(800 800) rotate(-9) scale(1.18) translate(-500 -315)" filter="url(#shadow)">${card}</g>`,
  `<g transform="translate(800 860) rotate(5)">
    <rect x="-590" y="-150" width="1180" height="620" rx="10" fill="#a8946d" filter="url(#shadow)"/>
    <g transform="translate(-500 -470)" filter="url(#shadow)">${card}</g>
    <path d="M-590 -150V460a10 10 0 0 0 10 10H580a10 10 0 0 0 10-10V-150L0 190Z" fill="url(#paper)" filter="url(#shadow)"/>
    <path d="M-590 470 -60 155M590 470 60 155" stroke="#8f7c57" stroke-opacity=".5" stroke-width="3"/>
  </g>`,
];

for (const [index, scene] of scenes.entries()) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 1600 1600">${definitions}${cloth}${scene}</svg>`;
  await sharp(Buffer.from(svg))
    .webp({ quality: 88, smartSubsample: true, effort: 6 })
    .toFile(join(import.meta.dirname, `originals/gift-card-${index + 1}.webp`));
}
