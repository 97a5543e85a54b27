import { ChevronLeft, ChevronRight, LayoutGrid } from 'lucide-react';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { useBookingSheet } from '../../../entities/viewing/use-booking-sheet.tsx';
import { cx } from '../../../lib/cx.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { Icon } from '../../../ui/icon.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { PhotoStrip } from './photo-strip.tsx';
import { Thumbnails } from './thumbnails.tsx';
import { useFocusBack, useStrip } from './use-strip.ts';

const PhotoViewer = lazyPart(() => import('./photo-viewer.tsx'));
const MediaLinks = lazyPart(() => import('./media-links.tsx'));

/** Loads what lies on the photos of this home. */
export async function loadMedia(home: PropertyPage): Promise<void> {
  if (hasMedia(home)) await MediaLinks.load();
}

interface Props {
  readonly home: PropertyPage;
  /** Buttons over the top right corner of the photos. */
  readonly actions?: ReactNode;
}

/** All photos: swiped on phones, with thumbnails on wide screens, and in full size after a press, with the floor plan. */
export function Gallery({ home, actions }: Props) {
  const { pictures, title, floorPlanPicture: plan } = home;
  const hasPlan = isPicture(plan);
  const { strip, at, onScroll, show } = useStrip();
  const [opened, setOpened] = useState<number>();
  const [isGrid, setGrid] = useState(false);
  const booking = useBookingSheet(home);
  // One function, so that the strip is not rendered again.
  const open = useCallback((nth: number, asGrid = false) => {
    setGrid(asGrid);
    setOpened(nth);
  }, []);
  useFocusBack(strip, opened === undefined ? undefined : Math.min(opened, pictures.length - 1));
  if (pictures.length === 0)
    return (
      <div className="relative w-full self-start">
        <Photo picture={undefined} alt="No photo yet" className="rounded-md" />
        {actions}
      </div>
    );
  return (
    <section aria-label="Photos" aria-roledescription="carousel" className="grid min-w-0 gap-3">
      <div className="relative -mx-4 overflow-hidden sm:mx-0 sm:rounded-md">
        <PhotoStrip
          pictures={pictures}
          title={title}
          at={at}
          strip={strip}
          onScroll={onScroll}
          onOpen={open}
        />
        {pictures.length > 1 && (
          <>
            <ArrowButton
              icon={ChevronLeft}
              label="Previous photo"
              side="left-3"
              isOff={at === 0}
              onPress={() => show(at - 1)}
            />
            <ArrowButton
              icon={ChevronRight}
              label="Next photo"
              side="right-3"
              isOff={at === pictures.length - 1}
              onPress={() => show(at + 1)}
            />
            <button
              type="button"
              onClick={() => open(at, true)}
              className="tabular absolute right-2 bottom-2 flex min-h-9 items-center gap-1.5 rounded-full bg-surface/90 px-3 text-sm font-medium hover:bg-surface sm:right-3 sm:bottom-3"
              data-print="no"
            >
              <Icon as={LayoutGrid} size={16} />
              {`All ${pictures.length} photos`}
            </button>
          </>
        )}
        <span className="sr-only" aria-live="polite">{`Photo ${at + 1} of ${pictures.length}`}</span>
        <GalleryMedia home={home} onPlan={hasPlan ? () => open(pictures.length) : undefined} />
        {actions}
      </div>
      <Thumbnails pictures={pictures} at={at} onChoose={(nth) => show(nth)} className="hidden lg:flex" />
      <OnDemand parts={[PhotoViewer]}>
        {opened !== undefined && (
          <PhotoViewer
            pictures={pictures}
            plan={hasPlan ? plan : undefined}
            title={title}
            index={opened}
            isGrid={isGrid}
            home={home}
            booking={booking}
            onClose={() => setOpened(undefined)}
            onView={(nth) => {
              setOpened(nth);
              show(Math.min(nth, pictures.length - 1), 'instant');
            }}
          />
        )}
      </OnDemand>
      {booking.sheet}
    </section>
  );
}

/** A PDF has no sizes to show and opens from its own section. */
const isPicture = (plan: PropertyPage['floorPlanPicture']): boolean => plan?.variants !== undefined;
const hasMedia = ({ floorPlanPicture, videoUrl, tourUrl }: PropertyPage): boolean =>
  isPicture(floorPlanPicture) || (videoUrl ?? tourUrl) !== undefined;

interface MediaProps {
  readonly home: PropertyPage;
  readonly onPlan: (() => void) | undefined;
}
const GalleryMedia = ({ home, onPlan }: MediaProps) =>
  hasMedia(home) && (
    <Suspense>
      <MediaLinks home={home} onPlan={onPlan} />
    </Suspense>
  );

interface ArrowProps {
  readonly icon: typeof ChevronLeft;
  readonly label: string;
  readonly side: string;
  readonly isOff: boolean;
  readonly onPress: () => void;
}
const ArrowButton = ({ icon, label, side, isOff, onPress }: ArrowProps) => (
  <button
    type="button"
    onClick={onPress}
    aria-disabled={isOff}
    data-print="no"
    className={cx(
      'absolute top-1/2 hidden size-11 -translate-y-1/2 place-items-center rounded-full bg-surface/90 hover:bg-surface sm:grid',
      side,
      isOff && 'opacity-40',
    )}
  >
    <Icon as={icon} label={label} />
  </button>
);
