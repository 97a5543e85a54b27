import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

const isVisible = (): boolean => document.visibilityState === 'visible';

/** Whether the document is on screen: not in a tab behind others or a minimized window. */
export function usePageVisibility(): boolean {
  return useSyncExternalStore(subscribe, isVisible);
}
