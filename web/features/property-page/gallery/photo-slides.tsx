import 'yet-another-react-lightbox/styles.css';
import { useEffect, useMemo } from 'react';
import YetAnother, {
  ACTION_CLOSE,
  ACTIVE_SLIDE_COMPLETE,
  ACTIVE_SLIDE_ERROR,
  type ComponentProps,
  createModule,
  LightboxRoot,
  MODULE_NO_SCROLL,
  MODULE_PORTAL,
  type PluginProps,
  type Slide,
  useController,
  useEvents,
} from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { toVariantUrl } from '../../../../functions/listings/properties/domain/picture-variants.ts';
import { describePhoto, type Picture } from './describe-photo.ts';

interface Props {
  readonly pictures: readonly Picture[];
  readonly title: string;
  readonly index: number;
  readonly onClose: () => void;
  /** Called when the current photo is on the screen, or in its place that it could not be loaded. */
  readonly onShown: () => void;
  readonly onView?: ((nth: number) => void) | undefined;
}

/** WebP, which every supported browser shows; the carousel accepts one format. */
const toSources = ({ width: whole, height }: Picture, variants: NonNullable<Picture['variants']>) =>
  variants.widths.map((width) => ({
    src: toVariantUrl(variants, width, 'webp'),
    width,
    height: Math.round((width * height) / whole),
  }));

const toSlide = (picture: Picture, nth: number, title: string): Slide => ({
  src: picture.url,
  alt: describePhoto(picture, nth, title),
  width: picture.width,
  height: picture.height,
  ...(picture.variants && { srcSet: toSources(picture, picture.variants) }),
});

/** Takes the place of the library's portal, whose dialog is the viewer's. */
const InDialog = ({ children }: ComponentProps) => (
  <LightboxRoot className="yarl__relative yarl__fullsize">{children}</LightboxRoot>
);
function inDialog({ remove, replace }: PluginProps) {
  remove(MODULE_NO_SCROLL);
  replace(MODULE_PORTAL, createModule(MODULE_PORTAL, InDialog));
}

const plugins = [inDialog, Zoom];

/** The carousel of the photo viewer, with zoom. */
export default function PhotoSlides({ pictures, title, index, onClose, onShown, onView }: Props) {
  // Memoised: with new slides the carousel would return to its first photo.
  const slides = useMemo(
    () => pictures.map((picture, nth) => toSlide(picture, nth, title)),
    [pictures, title],
  );
  const isOne = slides.length === 1;
  return (
    <YetAnother
      open
      index={index}
      plugins={plugins}
      labels={{ 'Photo gallery': `Photos of ${title}`, Slide: 'Photo' }}
      slides={slides}
      carousel={{ finite: true, padding: 0 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true, closeOnEscape: false }}
      // The viewer's first photo is under it.
      styles={{ container: { backgroundColor: 'transparent' } }}
      toolbar={{ buttons: [] }}
      on={{ view: ({ index: nth }) => onView?.(nth) }}
      render={{
        controls: () => <ViewerEvents onClose={onClose} onShown={onShown} />,
        ...(isOne && { buttonPrev: () => null, buttonNext: () => null }),
      }}
    />
  );
}

/** Keys go to the carousel; its ways to close, a pull or a press next to the photo, close the viewer. */
function ViewerEvents({ onClose, onShown }: Pick<Props, 'onClose' | 'onShown'>) {
  const { subscribe } = useEvents();
  const { focus } = useController();
  useEffect(() => subscribe(ACTION_CLOSE, onClose), [subscribe, onClose]);
  useEffect(() => subscribe(ACTIVE_SLIDE_COMPLETE, onShown), [subscribe, onShown]);
  useEffect(() => subscribe(ACTIVE_SLIDE_ERROR, onShown), [subscribe, onShown]);
  useEffect(focus, [focus]);
  return null;
}
