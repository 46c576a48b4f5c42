/**
 * Places in a page for what belongs to this visitor alone. All the rest of a public page is the same for everyone, so
 * one cached page serves all, and only its slots are filled for each visitor.
 */
import { createContext, useContext } from 'react';

/** Content of the slots by name; a slot that is missing stays empty. HTML, or CSS within a style. */
export type Slots = Readonly<Record<string, string>>;

const SlotsContext = createContext<Slots>({});

/** Wraps the server's render. In the browser all slots are empty: what the server put in stays as it is. */
export const SlotsProvider = SlotsContext.Provider;

/** What is put in at this place; for `dangerouslySetInnerHTML` of an element with `suppressHydrationWarning`. */
export const useSlot = (name: string): string => useContext(SlotsContext)[name] ?? '';
