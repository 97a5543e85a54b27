import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/** The title of a page that knows it only once its data is there. */
let loaded: { readonly pathname: string; readonly title: string } | undefined;
const listeners = new Set<() => void>();
const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => void listeners.delete(notify);
};

/** Replaces the title of the open page. */
export function usePageTitle(title: string): void {
  const { pathname } = useLocation();
  useEffect(() => {
    loaded = { pathname, title };
    for (const notify of listeners) notify();
  }, [pathname, title]);
}

/** The title that the page at a path has loaded; undefined before. */
export function usePageTitleOf(pathname: string): string | undefined {
  return useSyncExternalStore(subscribe, () => (loaded?.pathname === pathname ? loaded.title : undefined));
}
