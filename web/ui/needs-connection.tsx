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
    if (part.current) part.current.disabled = isOffline && !part.current.querySelector('dialog[open]');
  }, [isOffline]);
  return (
    <fieldset ref={part} className="contents">
      {children}
    </fieldset>
  );
}
