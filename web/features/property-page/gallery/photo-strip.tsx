import { memo, type RefObject, type UIEvent, useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import { Photo } from '../../../ui/photo.tsx';
import { describePhoto, type Picture } from './describe-photo.ts';

interface Props {
  readonly pictures: readonly Picture[];
  /** Of the property. */
  readonly title: string;
  /** The photo in view. */
  readonly at: number;
  readonly strip: RefObject<HTMLUListElement | null>;
  readonly onScroll: (event: UIEvent<HTMLElement>) => void;
  readonly onOpen: (nth: number) => void;
}

/** The large photos of a gallery side by side. Opening one renders none of them again. */
export const PhotoStrip = memo(({ pictures, title, at, strip, onScroll, onOpen }: Props) => {
  const [isTouched, setTouched] = useState(false);
  return (
    <ul
      ref={strip}
      onScroll={onScroll}
      className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
    >
      {pictures.map((picture, nth) => (
        <li
          key={picture.id}
          aria-hidden={nth !== at}
          className={cx('w-full shrink-0 snap-center snap-always', nth > 0 && 'print:hidden')}
        >
          <button
            type="button"
            tabIndex={nth === at ? 0 : -1}
            onClick={() => onOpen(nth)}
            onPointerEnter={() => setTouched(true)}
            onFocus={() => setTouched(true)}
            className="block w-full -outline-offset-4"
          >
            <Photo
              picture={picture}
              alt={describePhoto(picture, nth, title)}
              // Neighbours load on the first interaction, so that they never compete with the first photo.
              eager={nth === 0 || (isTouched && Math.abs(nth - at) === 1)}
              sizes="(min-width: 64rem) 48rem, 100vw"
            />
          </button>
        </li>
      ))}
    </ul>
  );
});
