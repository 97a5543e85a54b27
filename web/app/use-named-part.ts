import { type RefObject, useEffect } from 'react';
import { useLocation } from '../lib/router.ts';

/** Milliseconds for which a part that comes after its page is waited for. */
const timeoutMs = 5_000;
/** What people do who look elsewhere meanwhile. */
const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to the part of the page that the address names and focuses it, once it is there: the router looks for it when
 * the page is opened, before what is loaded is shown.
 */
export function useNamedPart(page: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  useEffect(() => {
    const id = location.hash.slice(1);
    if (id === '' || !page.current || document.getElementById(id)) return;
    const observer = new MutationObserver(() => {
      const part = document.getElementById(id);
      if (!part) return;
      stop();
      part.scrollIntoView();
      focusPart(part);
    });
    const stop = () => {
      observer.disconnect();
      clearTimeout(timeout);
      for (const move of moves) removeEventListener(move, stop);
    };
    const timeout = setTimeout(stop, timeoutMs);
    for (const move of moves) addEventListener(move, stop, { passive: true });
    observer.observe(page.current, { childList: true, subtree: true });
    return stop;
  }, [location, page]);
}

/** The keyboard goes on from the part; one that takes no focus of itself shows none, as it is no control. */
function focusPart(part: HTMLElement): void {
  if (part.tabIndex < 0) {
    part.tabIndex = -1;
    part.classList.add('outline-none');
  }
  part.focus({ preventScroll: true });
}
