import { createContext } from 'react';

/** Reads the path that the router shows or loads; a page that is about to be replaced still renders its own. */
export const TargetPathContext = createContext<() => string | undefined>(() => undefined);
