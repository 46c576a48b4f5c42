import type { Key, Tab } from './engine';
import { findIn, type Found, type Wanted } from './in-page';

const timeoutMs = 15_000;

export interface Target {
  css: string;
  name?: string | RegExp;
}

export class Visitor {
  constructor(
    readonly tab: Tab,
    private readonly origin: string,
  ) {}

  open(path: string): Promise<void> {
    return this.tab.goto(new URL(path, this.origin).href);
  }

  async see(css: string, name?: string | RegExp): Promise<Found> {
    return this.until(`${css} ${name ?? ''} is seen`, () => this.find({ css, name }));
  }

  async miss(css: string, name?: string | RegExp): Promise<void> {
    await this.until(`${css} ${name ?? ''} is gone`, async () => !(await this.find({ css, name })));
  }

  /** Clicks as soon as the element stands still and nothing covers it. */
  async press(css: string, name?: string | RegExp): Promise<void> {
    let last = '';
    const { x, y } = await this.until(`${css} ${name ?? ''} can be pressed`, async () => {
      const found = await this.find({ css, name }, true);
      const place = found?.free ? `${found.x} ${found.y}` : '';
      const stays = place !== '' && place === last;
      last = place;
      return stays && found;
    });
    await withinTime(this.tab.click(x, y));
  }

  async fill(css: string, name: string | RegExp | undefined, text: string): Promise<void> {
    await this.press(css, name);
    await this.until(`${css} ${name ?? ''} has the focus`, () =>
      this.value(`document.activeElement?.matches('input, textarea') && (document.activeElement.select(), true)`),
    ); // prettier-ignore
    await this.tab.press('Backspace');
    await this.tab.type(text);
  }

  key(key: Key): Promise<void> {
    return this.tab.press(key);
  }

  async at(part: RegExp): Promise<void> {
    await this.until(`the address has ${part.source}`, async () =>
      part.test(String(await this.value('location.href'))),
    );
  }

  async back(): Promise<void> {
    await this.value('void setTimeout(() => history.back(), 10)');
  }

  /** Undefined during navigation. */
  value(expression: string): Promise<unknown> {
    return withinTime(this.tab.evaluate(expression)).catch(() => undefined);
  }

  async until<T>(what: string, look: () => Promise<T | undefined | null | false>): Promise<T> {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      const seen = await look();
      if (seen) return seen;
      if (Date.now() > deadline) throw new Error(`Waited in vain until ${what}`);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  }

  private async find({ css, name }: Target, toPress = false): Promise<Found | undefined> {
    const wanted: Wanted = {
      css,
      toPress,
      ...(typeof name === 'string' && { name }),
      ...(name instanceof RegExp && { pattern: name.source }),
    };
    // esbuild's helper doesn't exist in pages.
    const expression = `(() => { const __name = (f) => f; return (${String(findIn)})(${JSON.stringify(wanted)}); })()`;
    return ((await this.value(expression)) as Found | null) ?? undefined;
  }
}

/** Some drivers never answer a call that is made while the browser leaves a page. */
const withinTime = <T>(call: Promise<T>) =>
  Promise.race([call, new Promise<undefined>((resolve) => setTimeout(resolve, 3000))]);
