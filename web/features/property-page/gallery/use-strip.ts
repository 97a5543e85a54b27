import { type RefObject, type UIEvent, useEffect, useRef, useState } from 'react';

/** After the large view the focus goes to the photo that was looked at last, not to the one it began with. */
export function useFocusBack(strip: RefObject<HTMLUListElement | null>, opened: number | undefined): void {
  const last = useRef<number>(undefined);
  useEffect(() => {
    if (opened === undefined && last.current !== undefined)
      strip.current?.querySelectorAll('button')[last.current]?.focus();
    last.current = opened;
  }, [strip, opened]);
}

/** A strip of photos that the browser itself scrolls and snaps: which one is in sight, and a way to another. */
export function useStrip() {
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const onScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) =>
    setAt(clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : 0);
  const show = (nth: number, behavior: ScrollBehavior = isCalm() ? 'instant' : 'smooth') => {
    const { current } = strip;
    current?.scrollTo({ left: nth * current.clientWidth, behavior });
  };
  return { strip, at, onScroll, show };
}

const isCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
