import { type ReactNode, useEffect, useRef, useState } from 'react';

interface Props {
  /** Drawn once it is about to be scrolled into sight. */
  readonly children: ReactNode;
  readonly fallback: ReactNode;
  readonly className?: string;
}

/** Holds back what is dear to load until somebody comes near it. */
export function WhenNear({ children, fallback, className }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '400px',
    });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={box} className={className}>
      {isNear ? children : fallback}
    </div>
  );
}
