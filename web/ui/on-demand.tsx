import { type ReactNode, Suspense, useDeferredValue } from 'react';

/**
 * A dialog or another part whose code is loaded when it is first shown; false children show nothing. React
 * holds back what follows a new fallback for 300 ms. Here the boundary is mounted before and the part comes
 * in a deferred render, which has no fallback, so that it is shown as soon as its code is there.
 */
export function OnDemand({ children }: { readonly children: ReactNode }) {
  const isShown = useDeferredValue(Boolean(children));
  return <Suspense>{isShown && children}</Suspense>;
}
