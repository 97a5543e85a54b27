import { useCallback, useSyncExternalStore } from 'react';

/** The width from which two columns fit (Tailwind's `lg`). */
export const wideScreen = '(min-width: 64rem)';

/** Whether a media query matches; false on a server. */
export function useMedia(query: string): boolean {
  const follow = useCallback(
    (notify: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', notify);
      return () => media.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(
    follow,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
