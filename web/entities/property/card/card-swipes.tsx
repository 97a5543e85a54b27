import { lazy, Suspense, useEffect, useState } from 'react';
import { waitUntilIdle } from '../../../lib/wait-until-idle.ts';

/** Without a connection the cards stay as they are. */
const MorePhotos = lazy(() => import('./more-photos.tsx').catch(() => ({ default: () => null })));

/**
 * Adds its other photos to each card that is pointed at or focused. Where fingers swipe, all cards of the page have the
 * places of their photos once it is idle, and new ones with the next touch, as a swipe finds only what is there before.
 */
export function CardSwipes() {
  const [boxes, setBoxes] = useState<readonly HTMLElement[]>([]);
  useEffect(() => {
    const leave = new AbortController();
    const options = { signal: leave.signal, passive: true };
    const add = (found: Iterable<HTMLElement>) =>
      leave.signal.aborted || setBoxes((boxesNow) => addBoxes(boxesNow, found));
    const addAll = () => add(document.querySelectorAll<HTMLElement>(withPhotos));
    const addOne = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest('article') : null;
      if (card) add(card.querySelectorAll<HTMLElement>(withPhotos));
    };
    document.addEventListener('focusin', addOne, options);
    if (window.matchMedia('(hover: none)').matches) {
      document.addEventListener('touchstart', addAll, options);
      void waitUntilIdle().then(addAll);
    } else document.addEventListener('pointerover', addOne, options);
    return () => leave.abort();
  }, []);
  return boxes.map((box) => (
    <Suspense key={getKey(box)}>
      <MorePhotos box={box} />
    </Suspense>
  ));
}

/** The boxes of cards with more than one photo. */
const withPhotos = '[data-photos]:not([data-photos=""])';

/** The same list where nothing is new; boxes of pages that were left are dropped. */
function addBoxes(boxes: readonly HTMLElement[], found: Iterable<HTMLElement>): readonly HTMLElement[] {
  const isNew = [...found].some((box) => !boxes.includes(box));
  return isNew ? [...new Set([...boxes.filter((box) => box.isConnected), ...found])] : boxes;
}

const keys = new WeakMap<HTMLElement, number>();
let lastKey = 0;
function getKey(box: HTMLElement): number {
  const key = keys.get(box) ?? (lastKey += 1);
  keys.set(box, key);
  return key;
}
