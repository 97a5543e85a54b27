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
