import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from './router.ts';

/** What a page knows of its head only once its data is there. */
export interface LoadedHead {
  readonly title?: string;
  readonly noindex?: boolean;
}

let loaded: { readonly pathname: string; readonly head: LoadedHead } | undefined;
const listeners = new Set<() => void>();
const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => void listeners.delete(notify);
};

/** Replaces a part of the head of the open page. */
export function usePageHead({ title, noindex }: LoadedHead): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const head = { ...(title !== undefined && { title }), ...(noindex !== undefined && { noindex }) };
    loaded = { pathname, head };
    for (const notify of listeners) notify();
  }, [pathname, title, noindex]);
}

/** What the page at a path has loaded of its head; undefined before. */
export function usePageHeadOf(pathname: string): LoadedHead | undefined {
  const getHead = () => (loaded?.pathname === pathname ? loaded.head : undefined);
  return useSyncExternalStore(subscribe, getHead, getHead);
}
