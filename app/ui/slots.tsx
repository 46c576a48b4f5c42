/**
 * Slots for visitor-specific content. The rest of a public page is the same for everyone, so that one cached page
 * serves all visitors.
 */
import { createContext, useContext } from 'react';

/** Slot contents by name: HTML, or CSS within a style. Missing slots are empty. */
export type Slots = Readonly<Record<string, string>>;

const SlotsContext = createContext<Slots>({});

/** Wraps the server's render. In the browser all slots are empty: the server's content stays. */
export const SlotsProvider = SlotsContext.Provider;

/** For `dangerouslySetInnerHTML` of an element with `suppressHydrationWarning`. */
export const useSlot = (name: string): string => useContext(SlotsContext)[name] ?? '';
