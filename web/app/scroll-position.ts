/** Where React Router keeps scroll positions; freshly loaded pages are in it by their URL (`layout.tsx`). */
const storageKey = 'react-router-scroll-positions';

/**
 * Lets a page whose address was typed or opened from outside begin at its top, by dropping the positions of the
 * tab; one that was reloaded, or returned to, keeps its position.
 */
export function clearPositionsOnNavigate(): void {
  const [load] = performance.getEntriesByType('navigation');
  if (!load || !('type' in load) || load.type !== 'navigate') return;
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is off: no position is kept either.
  }
}

/**
 * Lets the first page of the site begin where a reader of the document's own content has scrolled to meanwhile.
 * @returns to be called once that page is shown
 */
export function trackReaderPosition(): () => void {
  if (window.scrollY > 0) storePosition();
  window.addEventListener('scroll', storePosition, { passive: true });
  return () => window.removeEventListener('scroll', storePosition);
}

function storePosition(): void {
  const { pathname, search } = window.location;
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    const positions = { ...(typeof kept === 'object' && kept), [pathname + search]: window.scrollY };
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Storage is off: the page begins at its top.
  }
}
