import { Suspense } from 'react';
import { ErrorPage } from './lazy-components.ts';

/** The error boundary around pages; its content is loaded on demand. */
export function PageError() {
  return (
    <Suspense>
      <ErrorPage />
    </Suspense>
  );
}
