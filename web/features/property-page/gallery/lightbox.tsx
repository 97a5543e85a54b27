import 'yet-another-react-lightbox/styles.css';
import './lightbox.css';
import YetAnother, { type Slide } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { useMemo } from 'react';
import type { Page } from '../api.ts';

type Picture = Page['pictures'][number];
interface Props {
  readonly pictures: readonly Picture[];
  readonly title: string;
  readonly index: number;
  readonly onClose: () => void;
  readonly onView?: (nth: number) => void;
}

/** WebP, which every supported browser shows; the lightbox accepts one format. */
const slideOf = (picture: Picture, nth: number, title: string): Slide => ({
  src: picture.url,
  alt: picture.alt ?? `Photo ${nth + 1} of ${title}`,
  width: picture.width,
  height: picture.height,
  srcSet: picture.variants
    .filter(({ format }) => format === 'webp')
    .map(({ url, width }) => ({
      src: url,
      width,
      height: Math.round((width * picture.height) / picture.width),
    })),
});

/** Full-screen photos with zoom. Loaded on the first press. */
export default function Lightbox({ pictures, title, index, onClose, onView }: Props) {
  // Memoised: with new slides the lightbox would return to its first photo.
  const slides = useMemo(
    () => pictures.map((picture, nth) => slideOf(picture, nth, title)),
    [pictures, title],
  );
  const isOne = pictures.length === 1;
  return (
    <YetAnother
      open
      close={onClose}
      index={index}
      plugins={[Zoom]}
      slides={slides}
      carousel={{ finite: true, padding: 0 }}
      noScroll={{ disabled: true }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      on={{ view: ({ index: nth }) => onView?.(nth) }}
      {...(isOne && { render: { buttonPrev: () => null, buttonNext: () => null } })}
    />
  );
}
