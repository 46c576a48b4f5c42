/** What journeys need of a browser engine, whatever protocol it speaks. */
export interface Engine {
  /** Opens a tab without cookies or stored data. */
  open(options: { width: Width; scripts: boolean }): Promise<Tab>;
  close(): Promise<void>;
}

/** The browser's driver does not answer, which says nothing of the shop. */
export class DriverFailure extends Error {}

export type Width = 390 | 1440;
export const heights: Record<Width, number> = { 390: 844, 1440: 900 };

/** The sandbox's pages, the checkout for one, have an IP address. */
export const isOfShop = (url: string) => new URL(url).hostname.endsWith('localhost');

export interface Tab {
  /** Starts loading a page. It may return before the page is there. */
  goto(url: string): Promise<void>;
  /** Evaluates an expression in the page, with scripts switched off as well. Promises are not awaited. */
  evaluate(expression: string): Promise<unknown>;
  /** A press of the mouse at a place of the window. */
  click(x: number, y: number): Promise<void>;
  /** Types characters into what has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Switches the network off or on. */
  offline(is: boolean): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Console errors and exceptions so far. */
  problems(): Promise<string[]>;
  close(): Promise<void>;
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'Backspace' | 'ArrowLeft' | 'ArrowRight';
