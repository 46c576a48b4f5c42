import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

const around = ['body header', 'body footer'];

/**
 * Checks WCAG 2.2's target size of 24 px, too, which axe doesn't check by default. `mainOnly`
 * ignores header and footer.
 */
export async function axeComplaints(page: Page, { mainOnly = false } = {}): Promise<string[]> {
  const builder = new AxeBuilder({ page })
    .options({
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations'],
      preload: false,
      iframes: false,
    })
    .setLegacyMode();
  if (mainOnly) for (const part of around) builder.exclude(part);
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

export const transitionsEnd = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect && effect.getComputedTiming().endTime !== Infinity)
        // An animation that is paused or driven by scrolling may never finish.
        .filter(
          ({ playState, timeline }) => playState === 'running' && timeline === document.timeline,
        )
        .map(({ finished }) => finished.catch(() => undefined)),
    ).then(() => undefined),
  );

export const cutOffParts = (page: Page): Promise<string[]> => page.evaluate(cutOff);

/** Runs in the browser. */
function cutOff(): string[] {
  const found: string[] = [];
  const wide = document.documentElement.scrollWidth - window.innerWidth;
  if (wide > 0) found.push(`the page is ${wide} px wider than the window`);
  const known = new WeakMap<Element, boolean>();
  const isInScroller = (element: Element): boolean => {
    const found =
      known.get(element) ??
      (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
        element.matches('.sr-only, [aria-hidden=true]') ||
        (element.parentElement !== null && isInScroller(element.parentElement)));
    known.set(element, found);
    return found;
  };
  for (const element of document.querySelectorAll('body *')) {
    const text = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (!text || !element.checkVisibility({ visibilityProperty: true })) continue;
    const box = element.getBoundingClientRect();
    if (isInScroller(element) || box.width <= 1) continue;
    if (element.closest('[aria-label=Notes]')) continue;
    const { overflowX, textOverflow } = getComputedStyle(element);
    const hidden = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
    if (box.right > window.innerWidth + 1 || box.left < -1 || (hidden && textOverflow !== 'clip')) {
      found.push(element.outerHTML.slice(0, 140));
    }
  }
  return found;
}
