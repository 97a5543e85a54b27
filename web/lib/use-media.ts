import { useCallback, useSyncExternalStore } from 'react';

/** The width from which two columns fit (Tailwind's `lg`). */
export const wideScreen = '(min-width: 64rem)';

/** Whether a media query matches; false on a server. */
export function useMedia(query: string): boolean {
  const follow = useCallback(
    (tell: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', tell);
      return () => media.removeEventListener('change', tell);
    },
    [query],
  );
  return useSyncExternalStore(
    follow,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
