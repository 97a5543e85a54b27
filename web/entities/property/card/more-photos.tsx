import './more-photos.css';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';

interface Props {
  /** The box of a card's photos, whose first element holds the first one. */
  readonly box: HTMLElement;
}

/** The photos of a card after the first one, which swipe, with arrows for mouse and keyboard. */
export default function MorePhotos({ box }: Props) {
  const more = (box.dataset['photos'] ?? '').split(' ');
  const count = Number(box.dataset['count']);
  const strip = box.firstElementChild;
  const link = box.closest('article')?.querySelector<HTMLAnchorElement>('a:not([aria-hidden])');
  const last = count > more.length + 1 ? more.length + 1 : more.length;
  const { at, show } = useStrip(strip, last);
  const { isWanted, setWanted } = useWish(strip);
  if (!strip || !link) return null;
  const isLoaded = (nth: number) => (isWanted || at > 0) && nth <= at + 1;
  return (
    <>
      {createPortal(
        <>
          {more.map((url, nth) => (
            <span key={url} className="card-slide">
              {isLoaded(nth + 1) && <img src={url} alt="" decoding="async" draggable={false} />}
            </span>
          ))}
          {last > more.length && <span className="card-slide">{`See all ${count} photos`}</span>}
          <Link
            to={link.pathname}
            tabIndex={-1}
            draggable={false}
            className="card-cover"
            style={{ width: `${(last + 1) * 100}%` }}
            onTouchStart={() => setWanted(true)}
          />
        </>,
        strip,
      )}
      {createPortal(
        <div className="card-marks">
          <Arrow
            side="left"
            label={`Previous photo of ${link.textContent}`}
            isShown={at > 0}
            onPress={() => show(at - 1)}
          />
          <Arrow
            side="right"
            label={`Next photo of ${link.textContent}`}
            isShown={at < last}
            onPress={() => show(at + 1)}
          />
          <span className="card-dots" aria-hidden>
            {Array.from({ length: last + 1 }, (_, nth) => (
              <i key={nth} data-at={nth === at || undefined} />
            ))}
          </span>
          <span className="sr-only" aria-live="polite">
            {at > 0 && at <= more.length && `Photo ${at + 1} of ${count}`}
          </span>
        </div>,
        box,
      )}
    </>
  );
}

/** Whether the card has the pointer or the focus, so that its next photo is worth loading. */
function useWish(strip: Element | null) {
  const [isWanted, setWanted] = useState(() => isPointed(strip));
  useEffect(() => {
    const card = strip?.closest('article');
    if (!card) return;
    const onWish = (event: Event) => {
      if (!(event instanceof PointerEvent) || event.pointerType !== 'touch') setWanted(true);
    };
    card.addEventListener('pointerenter', onWish);
    card.addEventListener('focusin', onWish);
    return () => {
      card.removeEventListener('pointerenter', onWish);
      card.removeEventListener('focusin', onWish);
    };
  }, [strip]);
  return { isWanted, setWanted };
}

/** A finger that scrolls the page leaves a card hovered. */
function isPointed(strip: Element | null): boolean {
  const card = strip?.closest('article');
  if (!card) return false;
  return (
    (window.matchMedia('(hover: hover)').matches && card.matches(':hover')) || card.matches(':focus-within')
  );
}

/** Which photo a strip shows, and a function to show another; the arrow keys do so from the card's link. */
function useStrip(strip: Element | null, last: number) {
  const [at, setAt] = useState(0);
  const show = (nth: number) => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const left = Math.min(Math.max(nth, 0), last) * (strip?.clientWidth ?? 0);
    strip?.scrollTo({ left, behavior: isStill ? 'instant' : 'smooth' });
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const isOnLink = event.target instanceof HTMLAnchorElement && !event.altKey && !event.metaKey;
    if (step === undefined || !isOnLink) return;
    event.preventDefault();
    show(at + step);
  });
  useEffect(() => {
    if (!strip) return;
    const onScroll = () => setAt(Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth)));
    const card = strip.closest('article');
    const press = (event: KeyboardEvent) => onKey(event);
    // The photos have no texts; the link of the card names the home.
    strip.setAttribute('aria-hidden', 'true');
    strip.classList.add('card-strip');
    strip.addEventListener('scroll', onScroll, { passive: true });
    card?.addEventListener('keydown', press);
    return () => {
      strip.removeEventListener('scroll', onScroll);
      card?.removeEventListener('keydown', press);
    };
  }, [strip]);
  return { at, show };
}

interface ArrowProps {
  readonly side: 'left' | 'right';
  readonly label: string;
  readonly isShown: boolean;
  readonly onPress: () => void;
}

/** Not in the order of tabs, which has a stop for each card: the keys of the card's link do the same. */
const Arrow = ({ side, label, isShown, onPress }: ArrowProps) => (
  <button
    type="button"
    tabIndex={-1}
    hidden={!isShown}
    onClick={onPress}
    className="card-arrow"
    data-side={side}
    data-print="no"
  >
    <Icon as={side === 'left' ? ChevronLeft : ChevronRight} size={20} label={label} />
  </button>
);
