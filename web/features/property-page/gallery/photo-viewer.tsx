import './photo-viewer.css';
import { startTransition, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { toSourceSet } from '../../../../functions/listings/properties/domain/picture-variants.ts';
import type { PropertyPage } from '../../../entities/property/property.ts';
import type { Booking } from '../../../entities/viewing/use-booking-sheet.tsx';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { lazyWithQueries } from '../../../lib/lazy-with-queries.ts';
import { useHistoryLayer } from '../../../lib/use-history-layer.ts';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { useModal } from '../../../ui/use-modal.ts';
import { describePhoto, type Picture } from './describe-photo.ts';
import { PhotoGrid } from './photo-grid.tsx';
import { ViewerActions } from './viewer-actions.tsx';
import { ViewerBar, type ViewerTab } from './viewer-bar.tsx';

const PhotoSlides = lazyPart(() => import('./photo-slides.tsx'));
const HomeMap = lazyWithQueries(() => import('../location/home-map.tsx'));

interface Props {
  readonly pictures: readonly Picture[];
  /** Shown after the photos. */
  readonly plan?: Picture | undefined;
  readonly title: string;
  readonly index: number;
  /** Begins with all photos side by side. */
  readonly isGrid?: boolean;
  /** With what there is of the home besides its photos. */
  readonly home?: PropertyPage;
  readonly booking?: Booking;
  readonly onClose: () => void;
  readonly onView?: (nth: number) => void;
}

/**
 * Photos, floor plan and map on the full screen; Back closes them. The first paint has the pressed photo alone: the
 * carousel with zoom and thumbnails takes several renders and comes after it.
 */
export default function PhotoViewer({ pictures, plan, title, index, isGrid = false, ...props }: Props) {
  const { home, booking, onClose, onView } = props;
  const all = useMemo(
    () => [...pictures, ...(plan ? [{ ...plan, alt: plan.alt ?? 'Floor plan' }] : [])],
    [pictures, plan],
  );
  const dialog = useModal();
  const isBooking = useRef(false);
  const close = useHistoryLayer(() => {
    onClose();
    // Its sheet takes the place of the photos.
    if (isBooking.current) booking?.open();
  });
  const [tab, setTab] = useState<ViewerTab>(isGrid ? 'grid' : 'slides');
  const show = (nth: number) => {
    onView?.(nth);
    setTab('slides');
  };
  const at = all[index];
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-label={`Photos of ${title}`}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      className="photo-viewer m-0 h-dvh max-h-none w-full max-w-none overflow-hidden border-0 p-0 outline-none"
    >
      <ViewerBar
        home={home}
        shown={tab === 'slides' && index >= pictures.length ? 'plan' : tab}
        photos={pictures.length}
        onPhotos={() => show(Math.min(index, pictures.length - 1))}
        onGrid={() => setTab('grid')}
        onPlan={plan && (() => show(pictures.length))}
        onMap={() => setTab('map')}
        onClose={close}
      />
      <div className="photo-viewer-stage">
        {tab === 'grid' && <PhotoGrid pictures={all} title={title} onChoose={show} />}
        <Suspense>{tab === 'map' && home && <HomeMap home={home} isInPage={false} />}</Suspense>
        {tab === 'slides' && (
          <Slides pictures={all} title={title} index={index} onClose={close} onView={onView} />
        )}
      </div>
      <div className="photo-viewer-foot">
        {tab === 'slides' && (
          <p className="photo-viewer-caption">
            <span className="tabular" aria-live="polite">
              {`${index + 1} / ${all.length}`}
            </span>
            {at?.alt && <span>{at.alt}</span>}
          </p>
        )}
        {home && booking && (
          <ViewerActions
            home={home}
            booking={booking}
            onBook={() => {
              isBooking.current = true;
              close();
            }}
          />
        )}
      </div>
    </dialog>
  );
}

interface SlidesProps extends Pick<Props, 'pictures' | 'title' | 'index' | 'onClose'> {
  readonly onView: Props['onView'];
}
function Slides({ pictures, title, index, onClose, onView }: SlidesProps) {
  const [hasCarousel, setCarousel] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setCarousel(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  const [pressed] = useState(index);
  const [isCovered, setCovered] = useState(false);
  const onShown = useCallback(() => setCovered(true), []);
  const first = index === pressed && !isCovered ? pictures[pressed] : undefined;
  return (
    <>
      {first && (
        <FirstPhoto
          picture={first}
          alt={describePhoto(first, pressed, title)}
          hasThumbnails={pictures.length > 1}
        />
      )}
      <OnDemand parts={[PhotoSlides]}>
        {hasCarousel && (
          <PhotoSlides
            pictures={pictures}
            title={title}
            index={index}
            onClose={onClose}
            onShown={onShown}
            onView={onView}
          />
        )}
      </OnDemand>
    </>
  );
}

/** Pixels of the carousel's thumbnails, 54 high with 16 above and below. */
const thumbnailsHeight = 86;
/** About the pixels above and below the stage. */
const barsHeight = 104;

interface FirstPhotoProps {
  readonly picture: Picture;
  readonly alt: string;
  readonly hasThumbnails: boolean;
}
/** The photo in the place and size that the carousel gives it, so that nothing moves when that covers it. */
function FirstPhoto({ picture: { url, width, height, variants }, alt, hasThumbnails }: FirstPhotoProps) {
  // A phone held sideways shows none.
  const below = hasThumbnails && !window.matchMedia('(max-height: 30rem)').matches ? thumbnailsHeight : 0;
  const room = `(100cqh - ${below}px)`;
  const shown = `min(100cqw, ${width}px, ${room} * ${width / height})`;
  return (
    <div className="absolute inset-x-0 top-0 grid place-items-center" style={{ height: `calc(${room})` }}>
      <img
        src={url}
        srcSet={variants && toSourceSet(variants, 'webp')}
        sizes={`min(100vw, ${width}px, (100dvh - ${barsHeight + below}px) * ${width / height})`}
        alt={alt}
        style={{ width: shown, aspectRatio: width / height }}
      />
    </div>
  );
}
