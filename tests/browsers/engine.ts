export interface Engine {
  open(options: { width: Width; scripts: boolean }): Promise<Tab>;
  close(): Promise<void>;
}

/** The browser's driver failed, not the shop. */
export class DriverFailure extends Error {}

export type Width = 390 | 1440;
export const heights: Record<Width, number> = { 390: 844, 1440: 900 };

/** URLs of the sandbox's pages, such as the checkout, have an IP address instead of a host name. */
export const isOfShop = (url: string) => new URL(url).hostname.endsWith('localhost');

export interface Tab {
  /** May return before the page has loaded. */
  goto(url: string): Promise<void>;
  /** Also works with scripts off. Doesn't await promises. */
  evaluate(expression: string): Promise<unknown>;
  /** Window coordinates. */
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  offline(is: boolean): Promise<void>;
  screenshot(): Promise<Buffer>;
  problems(): Promise<string[]>;
  close(): Promise<void>;
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'Backspace' | 'ArrowLeft' | 'ArrowRight';
