import { type UIEvent, useRef, useState } from 'react';

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
