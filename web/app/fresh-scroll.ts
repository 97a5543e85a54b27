/** Where React Router keeps scroll positions; freshly loaded pages are in it by their URL (`layout.tsx`). */
const storageKey = 'react-router-scroll-positions';

/**
 * Lets a page whose address was typed or opened from outside begin at its top; one that was reloaded, or
 * returned to, keeps its position.
 */
export function forgetTypedPosition(): void {
  const [load] = performance.getEntriesByType('navigation');
  if (!(load instanceof PerformanceNavigationTiming) || load.type !== 'navigate') return;
  try {
    const positions: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    const { pathname, search } = window.location;
    const others = Object.entries(positions ?? {}).filter(([place]) => place !== pathname + search);
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(others)));
  } catch {
    // Storage is off: no position is kept either.
  }
}
