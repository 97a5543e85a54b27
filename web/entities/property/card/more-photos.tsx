import './more-photos.css';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';

interface Props {
  /** The box that holds the first photo and scrolls. */
  readonly strip: RefObject<HTMLDivElement | null>;
  readonly more: readonly string[];
  readonly count: number;
  readonly title: string;
  readonly to: string;
  /** Whether the next photo is loaded already. */
  readonly isWanted: boolean;
}

/** The photos of a card after the first one, in its strip, with arrows for mouse and keyboard. */
export default function MorePhotos({ strip, more, count, title, to, isWanted }: Props) {
  const box = strip.current;
  const hasMore = count > more.length + 1;
  const last = more.length + (hasMore ? 1 : 0);
  const { at, show } = useCardStrip(box, last);
  const [isTouched, setTouched] = useState(false);
  if (!box) return null;
  const isLoaded = (nth: number) => (isWanted || isTouched || at > 0) && nth <= at + 1;
  return (
    <>
      {createPortal(
        <>
          {more.map((url, nth) => (
            <span key={url} className="card-slide">
              {isLoaded(nth + 1) && <img src={url} alt="" decoding="async" draggable={false} />}
            </span>
          ))}
          {hasMore && <span className="card-slide">{`See all ${count} photos`}</span>}
          <Link
            to={to}
            tabIndex={-1}
            draggable={false}
            className="card-cover"
            style={{ width: `${(last + 1) * 100}%` }}
            onTouchStart={() => setTouched(true)}
          />
        </>,
        box,
      )}
      <Arrow side="left" label={`Previous photo of ${title}`} isShown={at > 0} onPress={() => show(at - 1)} />
      <Arrow side="right" label={`Next photo of ${title}`} isShown={at < last} onPress={() => show(at + 1)} />
      <span className="card-dots" aria-hidden>
        {Array.from({ length: last + 1 }, (_, nth) => (
          <i key={nth} data-at={nth === at || undefined} />
        ))}
      </span>
      <span className="sr-only" aria-live="polite">
        {at > 0 && at <= more.length && `Photo ${at + 1} of ${count}`}
      </span>
    </>
  );
}

/** Which photo a strip shows, and a function to show another; the arrow keys do so from the card's link. */
function useCardStrip(box: HTMLDivElement | null, last: number) {
  const [at, setAt] = useState(0);
  const show = (nth: number) => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const next = Math.min(Math.max(nth, 0), last);
    box?.scrollTo({ left: next * box.clientWidth, behavior: isStill ? 'instant' : 'smooth' });
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || event.altKey || event.metaKey || !(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    show(at + step);
  });
  useEffect(() => {
    if (!box) return;
    const onScroll = () => setAt(Math.round(box.scrollLeft / Math.max(1, box.clientWidth)));
    const card = box.closest('article');
    const press = (event: KeyboardEvent) => onKey(event);
    box.addEventListener('scroll', onScroll, { passive: true });
    card?.addEventListener('keydown', press);
    return () => {
      box.removeEventListener('scroll', onScroll);
      card?.removeEventListener('keydown', press);
    };
  }, [box]);
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
