import { createContext } from 'react';

/** The parameters that select the product's options (`selectionIn`): forms on its page must keep them. */
export const Selection = createContext<readonly [name: string, value: string][]>([]);
