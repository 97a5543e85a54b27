import { type RefObject, useEffect, useRef, useState } from 'react';
import { usePageHeadOf } from '../lib/page-head.ts';
import { useLocation, useMatches } from '../lib/router.ts';
import { applyHead, formatTitle, findHead } from '../site/head.ts';

/** Updates the document's head, and moves and announces the focus when the page changes. */
export function RouteChanges({ main }: { readonly main: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  const head = { ...findHead(useMatches()), ...usePageHeadOf(pathname) };
  const title = formatTitle(head);
  const shown = useRef(pathname);
  const [announced, setAnnounced] = useState('');

  useEffect(() => applyHead(head, pathname));
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setAnnounced(title);
    // The page may have set the focus itself already.
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname, title, main]);

  return (
    <output aria-live="polite" className="sr-only">
      {announced}
    </output>
  );
}
