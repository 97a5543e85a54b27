import { Suspense } from 'react';
import { ErrorPage } from './later.ts';

/** The boundary around pages; its words come in a part of their own. */
export const PageError = () => (
  <Suspense>
    <ErrorPage />
  </Suspense>
);
