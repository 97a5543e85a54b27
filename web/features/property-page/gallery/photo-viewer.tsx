import './photo-viewer.css';
import { X } from 'lucide-react';
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { toSourceSet } from '../../../../functions/listings/properties/domain/picture-variants.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useHistoryLayer } from '../../../lib/use-history-layer.ts';
import { Icon } from '../../../ui/icon.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { useModal } from '../../../ui/use-modal.ts';
import { describePhoto, type Picture } from './describe-photo.ts';

const PhotoSlides = lazyPart(() => import('./photo-slides.tsx'));

interface Props {
  readonly pictures: readonly Picture[];
  /** Shown after the photos. */
  readonly plan?: Picture | undefined;
  readonly title: string;
  readonly index: number;
  readonly onClose: () => void;
  readonly onView?: (nth: number) => void;
}

/**
 * Full-screen photos; Back closes them. The first paint has the pressed photo alone: the carousel with zoom,
 * counter and thumbnails takes several renders and comes after it.
 */
export default function PhotoViewer({ pictures, plan, title, index, onClose, onView }: Props) {
  const all = useMemo(
    () => [...pictures, ...(plan ? [{ ...plan, alt: plan.alt ?? 'Floor plan' }] : [])],
    [pictures, plan],
  );
  const dialog = useModal();
  const close = useHistoryLayer(onClose);
  const [hasCarousel, setCarousel] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setCarousel(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  const [pressed] = useState(index);
  const [isCovered, setCovered] = useState(false);
  const onShown = useCallback(() => setCovered(true), []);
  const first = index === pressed && !isCovered ? all[pressed] : undefined;
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
      {first && (
        <FirstPhoto
          picture={first}
          alt={describePhoto(first, pressed, title)}
          hasThumbnails={all.length > 1}
        />
      )}
      <OnDemand parts={[PhotoSlides]}>
        {hasCarousel && (
          <PhotoSlides
            pictures={all}
            title={title}
            index={index}
            onClose={close}
            onShown={onShown}
            onView={onView}
          />
        )}
      </OnDemand>
      <button
        type="button"
        onClick={close}
        className="photo-viewer-close absolute top-2 right-2 grid size-12 place-items-center"
      >
        <Icon as={X} size={28} label="Close" />
      </button>
    </dialog>
  );
}

/** Pixels of the carousel's thumbnails, 54 high with 16 above and below. */
const thumbnailsHeight = 86;

interface FirstPhotoProps {
  readonly picture: Picture;
  readonly alt: string;
  readonly hasThumbnails: boolean;
}
/** The photo in the place and size that the carousel gives it, so that nothing moves when that covers it. */
function FirstPhoto({ picture: { url, width, height, variants }, alt, hasThumbnails }: FirstPhotoProps) {
  const room = hasThumbnails ? `(100dvh - ${thumbnailsHeight}px)` : '100dvh';
  const shown = `min(100vw, ${width}px, ${room} * ${width / height})`;
  return (
    <div className="absolute inset-x-0 top-0 grid place-items-center" style={{ height: `calc(${room})` }}>
      <img
        src={url}
        srcSet={variants && toSourceSet(variants, 'webp')}
        sizes={shown}
        alt={alt}
        style={{ width: shown, aspectRatio: width / height }}
      />
    </div>
  );
}
