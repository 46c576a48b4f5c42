/** Slots contain visitor-specific content. A public page's other content is cached for everyone. */
import { createContext, useContext } from 'react';

/** Content by slot: HTML, CSS of a `<style>` element, or the value of an attribute. A slot without content is empty. */
export type Slots = Readonly<Record<string, string>>;

const SlotsContext = createContext<Slots>({});

/** Browsers leave slots empty and keep the server's content. */
export const SlotsProvider = SlotsContext.Provider;

/** HTML for `dangerouslySetInnerHTML` with `suppressHydrationWarning`. */
export const useSlot = (name: string): string => useContext(SlotsContext)[name] ?? '';
