/** `findIn` is serialized into the page, so it can't use imports. */

export interface Wanted {
  css: string;
  name?: string;
  pattern?: string;
  toPress: boolean;
}

export interface Found {
  name: string;
  value: string;
  x: number;
  y: number;
  free: boolean;
}

export function findIn({ css, name, pattern, toPress }: Wanted): Found | null {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const labelsOf = (element: Element) => [...((element as HTMLInputElement).labels ?? [])];
  const nameOf = (element: Element) => {
    const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const named = by.map((id) => document.getElementById(id)?.textContent).join(' ');
    return plain(
      named ||
        element.getAttribute('aria-label') ||
        labelsOf(element)
          .map((label) => label.textContent)
          .join(' ') ||
        // Includes text for screen readers, but no hidden text.
        (element as HTMLElement).innerText,
    );
  };
  const boxOf = (element: Element) =>
    [...element.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
  for (const element of document.querySelectorAll(css)) {
    const called = nameOf(element);
    if (name !== undefined && called !== name) continue;
    if (pattern !== undefined && !new RegExp(pattern).test(called)) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    // Some radio buttons are hidden behind their label.
    const isChoice = element.matches('[type=radio], [type=checkbox]');
    const pressed = (isChoice && labelsOf(element)[0]) || element;
    let box = boxOf(pressed);
    if (!box) continue;
    const at = () => ({ x: box!.left + box!.width / 2, y: box!.top + box!.height / 2 });
    const isFree = () => {
      const top = document.elementFromPoint(at().x, at().y);
      return pressed.contains(top);
    };
    if (toPress && !isFree()) {
      pressed.scrollIntoView({ block: 'center', behavior: 'instant' });
      box = boxOf(pressed)!;
    }
    const { value = '' } = element as Partial<HTMLInputElement>;
    return { name: called, value, ...at(), free: isFree() };
  }
  return null;
}
