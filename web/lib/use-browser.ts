import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether a part may show what only this browser knows: neither on the server nor while its document is taken over. */
export function useBrowser(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
