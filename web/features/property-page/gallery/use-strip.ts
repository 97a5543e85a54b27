import { type RefObject, type UIEvent, useCallback, useEffect, useRef, useState } from 'react';

/** Closing the viewer focuses the photo viewed last instead of the one it opened with. */
export function useFocusBack(strip: RefObject<HTMLUListElement | null>, opened: number | undefined): void {
  const last = useRef<number>(undefined);
  useEffect(() => {
    if (opened === undefined && last.current !== undefined)
      strip.current?.querySelectorAll('button')[last.current]?.focus();
    last.current = opened;
  }, [strip, opened]);
}

/** A natively scrolling and snapping strip of photos: the visible one, and a function to show another. */
export function useStrip() {
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const onScroll = useCallback(
    ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) =>
      setAt(clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : 0),
    [],
  );
  const show = (nth: number, behavior: ScrollBehavior = prefersReducedMotion() ? 'instant' : 'smooth') => {
    const { current } = strip;
    current?.scrollTo({ left: nth * current.clientWidth, behavior });
  };
  return { strip, at, onScroll, show };
}

const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
