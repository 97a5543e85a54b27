import type { PropertyCard } from '../../../../listings/properties/domain/views.ts';
import { html, type Html } from '../html.ts';
import { type KindSearch, toTownTitle } from '../town-page.ts';
import { renderFrame } from './frame.ts';
import { renderCards } from './property-cards.ts';

export interface TownContent {
  readonly placeId: string;
  readonly label: string;
  readonly sentences: readonly string[];
  readonly kinds: readonly KindSearch[];
  readonly homes: readonly PropertyCard[];
}

/** The page of a place: what is true of its homes, kinds of homes, and the newest ones. */
export function renderTownContent({ placeId, label, sentences, kinds, homes }: TownContent): Html {
  return renderFrame(
    html`<div class="grid gap-8">
      <header class="grid gap-3">
        <h1 class="text-2xl sm:text-3xl">${toTownTitle(placeId, label)}</h1>
        <p class="max-w-prose text-lg text-muted max-sm:text-base">${sentences.join(' ')}</p>
        <p><a href="/listing?place=${placeId}" class="link">Search and map with all filters</a></p>
      </header>
      ${
        kinds.length === 0
          ? undefined
          : html`<ul class="flex flex-wrap gap-2">
              ${kinds.map(
                (kind) =>
                  html`<li>
                    <a
                      href="${kind.path}"
                      class="inline-flex min-h-9 items-center rounded-full border border-edge bg-surface px-3.5 text-sm font-medium hover:bg-sunk"
                      >${kind.label} (${kind.count})</a
                    >
                  </li>`,
              )}
            </ul>`
      }
      ${renderCards(homes, {
        columns: 'sm:grid-cols-2 lg:grid-cols-4',
        sizes: '(min-width: 64rem) 17rem, (min-width: 40rem) 45vw, 92vw',
        eager: 1,
        heading: 'h2',
      })}
    </div>`,
  );
}
