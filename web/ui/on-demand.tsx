import { type ReactNode, Suspense, useDeferredValue, useEffect } from 'react';
import type { LazyPart } from '../lib/lazy-part.ts';

interface Props {
  /** The parts that the children can be, which are loaded once the page is idle. */
  readonly parts: readonly Pick<LazyPart<object>, 'preload' | 'isLoaded'>[];
  /** One of the parts, or false. */
  readonly children: ReactNode;
}

/**
 * A dialog or another part whose code is loaded on demand. It is shown in the render that asks for it once all of them
 * are loaded. React holds back what follows a new fallback for 300 ms, so that one that isn't loaded comes in a deferred
 * render, which has no fallback, as soon as its code is there.
 */
export function OnDemand({ parts, children }: Props) {
  useEffect(() => {
    for (const part of parts) part.preload();
  }, [parts]);
  const isDue = useDeferredValue(Boolean(children));
  return <Suspense>{(isDue || parts.every((part) => part.isLoaded())) && children}</Suspense>;
}
