import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from '../../lib/router.ts';

/** Restores the focus to the opened row when the person returns to the list. */
export function useRowFocus(): void {
  const { pathname, search } = useLocation();
  const type = useNavigationType();
  const opened = useRef(new Map<string, string>());
  const list = `${pathname}${search}`;
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const row = target instanceof Element ? target.closest('[data-row]') : null;
      const href = row?.getAttribute('href');
      if (href) opened.current.set(list, href);
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [list]);
  useEffect(() => {
    const href = type === NavigationType.Pop ? opened.current.get(list) : undefined;
    if (href) document.querySelector<HTMLElement>(`main [data-row][href="${CSS.escape(href)}"]`)?.focus();
  }, [list, type]);
}
