import { House } from 'lucide-react';
import type { PictureVariants } from '../../functions/listings/properties/domain/listing.ts';
import { toSourceSet } from '../../functions/listings/properties/domain/picture-variants.ts';
import { cx } from '../lib/cx.ts';
import { Icon } from './icon.tsx';

export interface PhotoSource {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** Missing for a picture with one size. */
  readonly variants?: PictureVariants | undefined;
  /** A tiny data URI. */
  readonly placeholder: string;
}

interface Props {
  readonly picture: PhotoSource | undefined;
  readonly alt: string;
  /** The shape of the box; `own` is no class: the box has the picture's shape. */
  readonly shape?: 'aspect-3/2' | 'aspect-4/3' | 'aspect-square' | 'aspect-video' | 'own';
  /** The width of the picture, as the `sizes` attribute. */
  readonly sizes?: string;
  /** Above the fold: loads at once with high priority. */
  readonly eager?: boolean;
  /** `contain` shows the whole picture, for plans. */
  readonly fit?: 'cover' | 'contain';
  readonly className?: string;
}

/** A picture in a box of fixed shape, which prevents layout shifts; it may stand in a button. */
export function Photo({
  picture,
  alt,
  shape = 'aspect-3/2',
  sizes = '100vw',
  eager,
  fit = 'cover',
  className,
}: Props) {
  const variants = picture?.variants;
  // The content security policy forbids styles in a document, so the server has none.
  const addPlaceholder = (box: HTMLElement | null) => {
    if (box && picture?.placeholder) box.style.backgroundImage = `url("${picture.placeholder}")`;
  };
  return (
    <span
      ref={addPlaceholder}
      className={cx('block overflow-hidden bg-sunk bg-cover bg-center', shape, className)}
    >
      {picture ? (
        <picture>
          {variants?.formats.map((format) => (
            <source
              key={format}
              type={`image/${format}`}
              srcSet={toSourceSet(variants, format)}
              sizes={sizes}
            />
          ))}
          <img
            src={picture.url}
            alt={alt}
            width={picture.width}
            height={picture.height}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : 'auto'}
            decoding="async"
            className={cx('size-full', fit === 'cover' ? 'object-cover' : 'object-contain')}
          />
        </picture>
      ) : (
        <span className="grid size-full place-items-center text-muted">
          <Icon as={House} size={32} label={alt || 'No photo yet'} />
        </span>
      )}
    </span>
  );
}
