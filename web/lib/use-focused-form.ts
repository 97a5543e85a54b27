import { type RefObject, useEffect, useRef } from 'react';

/** For a form that opens in place of its button: the focus, which went with that, is on its first field. */
export function useFocusedForm(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, []);
  return form;
}
