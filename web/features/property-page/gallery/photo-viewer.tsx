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
import { Thumbnails } from './thumbnails.tsx';
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
  const hasCarousel = useAfterPaint();
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
          <Slides
            pictures={all}
            title={title}
            index={index}
            hasCarousel={hasCarousel}
            onClose={close}
            onView={onView}
          />
        )}
      </div>
      {tab === 'slides' && all.length > 1 && (
        <div className="photo-viewer-thumbnails">
          {hasCarousel && (
            <Thumbnails pictures={all} at={index} onChoose={(nth) => onView?.(nth)} className="flex" />
          )}
        </div>
      )}
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

/** False in the first paint of a component, which is then rendered again without haste. */
function useAfterPaint(): boolean {
  const [isAfter, setAfter] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setAfter(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isAfter;
}

interface SlidesProps extends Pick<Props, 'pictures' | 'title' | 'index' | 'onClose'> {
  readonly onView: Props['onView'];
  readonly hasCarousel: boolean;
}
function Slides({ pictures, title, index, hasCarousel, onClose, onView }: SlidesProps) {
  const [pressed] = useState(index);
  const [isCovered, setCovered] = useState(false);
  const onShown = useCallback(() => setCovered(true), []);
  const first = index === pressed && !isCovered ? pictures[pressed] : undefined;
  return (
    <>
      {first && <FirstPhoto picture={first} alt={describePhoto(first, pressed, title)} />}
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

/** About the pixels above and below the stage. */
const barsHeight = 176;

interface FirstPhotoProps {
  readonly picture: Picture;
  readonly alt: string;
}
/** The photo in the place and size that the carousel gives it, so that nothing moves when that covers it. */
function FirstPhoto({ picture: { url, width, height, variants }, alt }: FirstPhotoProps) {
  return (
    <div className="absolute inset-0 grid place-items-center">
      <img
        src={url}
        srcSet={variants && toSourceSet(variants, 'webp')}
        sizes={`min(100vw, ${width}px, (100dvh - ${barsHeight}px) * ${width / height})`}
        alt={alt}
        style={{ width: `min(100cqw, ${width}px, 100cqh * ${width / height})`, aspectRatio: width / height }}
      />
    </div>
  );
}
