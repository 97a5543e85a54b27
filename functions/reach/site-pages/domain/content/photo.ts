import type { Picture } from '../../../../listings/properties/domain/listing.ts';
import { toSourceSet } from '../../../../listings/properties/domain/picture-variants.ts';
import { html, type Html } from '../html.ts';

export interface PhotoOptions {
  readonly alt: string;
  /** The width of the picture, as the `sizes` attribute. */
  readonly sizes: string;
  /** Above the fold: loads at once with high priority. */
  readonly eager: boolean;
  /** The class of its shape; 3:2 by default. */
  readonly shape?: string;
}

type Shown = Pick<Picture, 'url' | 'width' | 'height' | 'variants'>;

/** A picture in the box and with the sources that the site's code draws, so that it is loaded once. */
export function renderPhoto(
  picture: Shown | undefined,
  { alt, sizes, eager, shape = 'aspect-3/2' }: PhotoOptions,
): Html {
  const box = `overflow-hidden bg-sunk ${shape}`;
  if (!picture) return html`<div class="${box}"></div>`;
  const { variants } = picture;
  return html`<div class="${box}">
    <picture>
      ${variants?.formats.map(
        (format) =>
          html`<source type="image/${format}" srcset="${toSourceSet(variants, format)}" sizes="${sizes}" />`,
      )}
      <img
        src="${picture.url}"
        alt="${alt}"
        width="${picture.width}"
        height="${picture.height}"
        loading="${eager ? 'eager' : 'lazy'}"
        fetchpriority="${eager ? 'high' : 'auto'}"
        decoding="async"
        class="size-full object-cover"
      />
    </picture>
  </div>`;
}
