import type { ReactNode } from 'react';

/** Words for screen readers alone. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className="sr-only">{children}</span>
);
