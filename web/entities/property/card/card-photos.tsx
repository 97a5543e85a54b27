import { type ComponentProps, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { waitUntilIdle } from '../../../lib/wait-until-idle.ts';
import { Photo } from '../../../ui/photo.tsx';

const MorePhotos = lazyPart(() => import('./more-photos.tsx'));

interface Props extends Omit<ComponentProps<typeof Photo>, 'alt'> {
  /** Addresses of the photos after the first one. */
  readonly more: readonly string[];
  /** How many photos the home has. */
  readonly count: number;
  readonly title: string;
  /** The home's page. */
  readonly to: string;
  /** What lies on the photos. */
  readonly children?: ReactNode;
}

/** Whether the card has its first photo alone, places for the others, or wants to load them. */
type State = 'one' | 'ready' | 'wanted';
const nowReady = (state: State): State => (state === 'one' ? 'ready' : state);

/**
 * The photo of a card. The others join it for who points at the card or touches it; where fingers swipe, their places are
 * there once the page is idle. No photo but the first one is loaded before.
 */
export function CardPhotos({ more, count, title, to, children, ...photo }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>('one');
  const isOn = more.length > 0 && state !== 'one';
  useEffect(() => {
    if (more.length === 0 || !window.matchMedia('(hover: none)').matches) return;
    let isLeft = false;
    void waitUntilIdle().then(() => isLeft || setState(nowReady));
    return () => void (isLeft = true);
  }, [more.length]);
  useEffect(() => {
    // The card's own link lies on its photo, so that the photo itself has no pointer.
    const card = strip.current?.closest('article');
    const onWish = (event: Event) =>
      setState((now) => (event instanceof PointerEvent && event.pointerType === 'touch' ? nowReady(now) : 'wanted'));
    card?.addEventListener('pointerenter', onWish);
    card?.addEventListener('focusin', onWish);
    return () => {
      card?.removeEventListener('pointerenter', onWish);
      card?.removeEventListener('focusin', onWish);
    };
  }, []);
  return (
    <div
      className="card-photos relative"
      data-on={isOn || undefined}
    >
      <div ref={strip} className="card-strip" aria-hidden={isOn || undefined}>
        <Photo alt="" {...photo} />
      </div>
      {isOn && (
        <Suspense>
          <MorePhotos {...{ strip, more, count, title, to }} isWanted={state === 'wanted'} />
        </Suspense>
      )}
      {children}
    </div>
  );
}
