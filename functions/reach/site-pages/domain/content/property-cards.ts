import { formatHomePath } from '../../../../listings/properties/domain/home-path.ts';
import type { PropertyCard } from '../../../../listings/properties/domain/views.ts';
import { html, Html } from '../html.ts';
import { renderPhoto } from './photo.ts';
import { formatKind, formatRooms, renderPrice } from './property-facts.ts';

export interface CardsOptions {
  /** The classes of the columns. */
  readonly columns: string;
  /** The width of a photo, as the `sizes` attribute. */
  readonly sizes: string;
  /** How many photos load at once: one is above the fold of a phone, and others share its connection. */
  readonly eager: number;
  readonly heading: 'h2' | 'h3';
}

/** Cards of properties, each with a link to its page. */
export function renderCards(homes: readonly PropertyCard[], options: CardsOptions): Html {
  return html`<ul class="grid gap-x-5 gap-y-8 ${options.columns}">
    ${homes.map((home, nth) => html`<li>${renderCard(home, nth, options)}</li>`)}
  </ul>`;
}

function renderCard(home: PropertyCard, nth: number, { sizes, eager, heading }: CardsOptions): Html {
  const tag = new Html(heading);
  return html`<article class="relative grid content-start gap-3 rounded-md">
    ${renderPhoto(home.picture, { alt: '', sizes, eager: nth < eager, shape: 'aspect-3/2 rounded-md' })}
    <div class="grid content-start gap-1">
      ${renderPrice(home, 'text-xl', true)}
      <${tag} class="text-base"><a href="${formatHomePath(home)}" class="after:absolute after:inset-0"
        >${home.title}<span class="font-normal text-muted"> ${home.outcode}</span></a></${tag}>
      <p class="text-sm">${formatRooms(home)}</p>
      <p class="text-sm text-muted">${formatKind(home)}</p>
    </div>
  </article>`;
}
