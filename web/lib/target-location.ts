import { createContext } from 'react';

/** Where the router is or goes to; a page that is about to be replaced still renders its own location. */
export interface TargetLocation {
  readonly pathname: string;
  /** Of its entry in the history. */
  readonly key: string;
}

export const TargetLocationContext = createContext<() => TargetLocation | undefined>(() => undefined);
