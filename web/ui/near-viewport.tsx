import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from '../lib/cx.ts';

interface Props {
  /** Rendered shortly before it is scrolled into view. */
  readonly children: ReactNode;
  readonly fallback: ReactNode;
  readonly className?: string;
}

/** Delays expensive content until it is near the viewport. */
export function NearViewport({ children, fallback, className }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    // A busy browser reports several changes at once: far at first, and near after a scroll.
    const onChange = (changes: readonly IntersectionObserverEntry[]) =>
      changes.some(({ isIntersecting }) => isIntersecting) && setNear(true);
    const watch = new IntersectionObserver(onChange, { rootMargin: '400px' });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={box} className={cx(className, !isNear && 'far')}>
      {isNear ? children : fallback}
    </div>
  );
}
