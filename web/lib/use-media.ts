import { useCallback, useSyncExternalStore } from 'react';

/** From here on two columns stand side by side (Tailwind's `lg`). */
export const wideScreen = '(min-width: 64rem)';

/** Whether a media query holds now. A server, which has no screen, answers no. */
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
