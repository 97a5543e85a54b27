import { type ReactNode, useEffect, useRef } from 'react';
import { useOffline } from '../lib/connection.ts';

/**
 * Controls that can't be used without a connection, below a `KeptLine` that says why. A dialog in which somebody writes
 * while the connection goes stays as it is: what it sends says then that Gable can't be reached.
 */
export function NeedsConnection({ children }: { readonly children: ReactNode }) {
  const isOffline = useOffline();
  const part = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const controls = part.current;
    if (!controls) return undefined;
    const update = () => {
      controls.disabled = isOffline && !controls.querySelector('dialog[open]');
    };
    update();
    // A dialog is removed when it is closed, before an event of it could come up here.
    const observer = new MutationObserver(update);
    if (isOffline) observer.observe(controls, { childList: true, subtree: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [isOffline]);
  return (
    // It disables its controls, and is no group of theirs to a screen reader.
    <fieldset ref={part} role="none" className="contents">
      {children}
    </fieldset>
  );
}
