import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the button that opens an editor in its place, or for what is there afterwards: it gets the focus when the editor
 * closes.
 */
export function useReturnedFocus<Opener extends HTMLElement = HTMLButtonElement>(
  isOpen: boolean,
): RefObject<Opener | null> {
  const opener = useRef<Opener>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
