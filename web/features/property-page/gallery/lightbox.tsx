import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import 'yet-another-react-lightbox/plugins/thumbnails.css';
import './lightbox.css';
import YetAnother, { type Slide } from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { useMemo } from 'react';
import { toVariantUrl } from '../../../../functions/properties/domain/picture-variants.ts';
import { useHistoryLayer } from '../../../lib/use-history-layer.ts';
import type { PropertyPage } from '../../../entities/property/property.ts';
import * as words from './words.ts';
import { fillText } from '../../../lib/fill.ts';

type Picture = PropertyPage['pictures'][number];
interface Props {
  readonly pictures: readonly Picture[];
  /** Shown after the photos. */
  readonly plan?: Picture | undefined;
  readonly title: string;
  readonly index: number;
  readonly onClose: () => void;
  readonly onView?: (nth: number) => void;
}

/** WebP, which every supported browser shows; the lightbox accepts one format. */
const toSources = ({ width: whole, height }: Picture, variants: NonNullable<Picture['variants']>) =>
  variants.widths.map((width) => ({
    src: toVariantUrl(variants, width, 'webp'),
    width,
    height: Math.round((width * height) / whole),
  }));

const toSlide = (picture: Picture, nth: number, title: string): Slide => ({
  src: picture.url,
  alt: picture.alt ?? fillText(words.photoNthOfTitle, { nth: nth + 1, title }),
  ...(picture.alt !== undefined && { description: picture.alt }),
  width: picture.width,
  height: picture.height,
  ...(picture.variants && { srcSet: toSources(picture, picture.variants) }),
});

const ofOne = [Captions, Zoom];
const ofSeveral = [Captions, Counter, Thumbnails, Zoom];

/** Full-screen photos with zoom, a counter and thumbnails; Back closes them. Loaded on the first press. */
export default function Lightbox({ pictures, plan, title, index, onClose, onView }: Props) {
  // Memoised: with new slides the lightbox would return to its first photo.
  const slides = useMemo(
    () => [
      ...pictures.map((picture, nth) => toSlide(picture, nth, title)),
      ...(plan ? [toSlide({ ...plan, alt: plan.alt ?? words.floorPlan }, pictures.length, title)] : []),
    ],
    [pictures, plan, title],
  );
  const isOne = slides.length === 1;
  const close = useHistoryLayer(onClose);
  return (
    <YetAnother
      open
      close={close}
      index={index}
      plugins={isOne ? ofOne : ofSeveral}
      labels={{
        Lightbox: fillText(words.photosOfTitle, { title }),
        'Photo gallery': fillText(words.photosOfTitle, { title }),
        Slide: words.photo,
      }}
      thumbnails={{ width: 72, height: 54, gap: 8, padding: 0, border: 0, borderRadius: 4, vignette: false }}
      slides={slides}
      carousel={{ finite: true, padding: 0 }}
      noScroll={{ disabled: true }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      on={{ view: ({ index: nth }) => onView?.(nth) }}
      {...(isOne && { render: { buttonPrev: () => null, buttonNext: () => null } })}
    />
  );
}
