import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The ref of a native dialog that is modal while it is mounted. It has the focus, or its heading has. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it is removed, because the browser only then restores the focus.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Instead of the first button, which is the close button.
    (shown?.querySelector('h2') ?? shown)?.focus();
    return () => shown?.close();
  }, []);
  return dialog;
}
