import type { PlaceFacts } from '../../../../finding/area-facts/domain/place-facts.ts';
import type { PlaceOverview } from '../../../../finding/search/contract.ts';
import { formatMiles } from '../../../../kernel/counts.ts';
import type { PropertyCard } from '../../../../listings/properties/domain/views.ts';
import { html, type Html } from '../html.ts';
import { formatTownPath } from '../search-path.ts';
import {
  hasPlaceFacts,
  type KindSearch,
  toNeighboursTitle,
  toTownTitle,
  townHomesOnPhones,
} from '../town-page.ts';
import { renderFrame } from './frame.ts';
import { renderCards } from './property-cards.ts';
import { renderTownFacts, renderTownPrices } from './town-facts.ts';

export interface TownContent {
  readonly placeId: string;
  readonly name: string;
  readonly label: string;
  readonly sentences: readonly string[];
  readonly kinds: readonly KindSearch[];
  readonly total: number;
  readonly homes: readonly PropertyCard[];
  readonly reduced: readonly PropertyCard[];
  /** Missing parts did not answer in time; the site asks for them again. */
  readonly overview: PlaceOverview | undefined;
  readonly facts: PlaceFacts | undefined;
  readonly guides: readonly { readonly slug: string; readonly title: string; readonly excerpt: string }[];
}

/** The page of a place: its homes, what homes cost there, and what is around. */
export function renderTownContent(town: TownContent): Html {
  const { placeId, label, sentences, kinds, homes, reduced, overview, facts } = town;
  return renderFrame(
    html`<div class="grid gap-8">
      <header class="grid gap-3">
        <h1 class="text-2xl sm:text-3xl">${toTownTitle(placeId, label)}</h1>
        <p class="max-w-prose text-lg text-muted max-sm:text-base">${sentences.join(' ')}</p>
        <p><a href="/listing?place=${placeId}" class="link">Search and map with all filters</a></p>
      </header>
      ${renderKinds(kinds)} ${renderHomes('Newest homes', homes, 1)}
      ${renderHomes('Reduced lately', reduced, 0)} ${overview && renderTownPrices(town.name, overview)}
      ${facts && renderTownFacts(town.name, facts)} ${renderGuides(town.guides)}
      ${overview && renderNeighbours(overview)}
    </div>`,
  );
}

function renderKinds(kinds: readonly KindSearch[]): Html | undefined {
  if (kinds.length === 0) return undefined;
  return html`<ul class="flex flex-wrap gap-2">
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
  </ul>`;
}

function renderHomes(title: string, homes: readonly PropertyCard[], eager: number): Html | undefined {
  if (homes.length === 0) return undefined;
  return html`<section class="grid gap-4">
    <h2 class="text-xl">${title}</h2>
    ${renderCards(homes, {
      columns: 'sm:grid-cols-2 lg:grid-cols-4',
      sizes: '(min-width: 64rem) 17rem, (min-width: 40rem) 45vw, 92vw',
      eager,
      heading: 'h3',
      onPhones: townHomesOnPhones,
    })}
  </section>`;
}

function renderGuides(guides: TownContent['guides']): Html | undefined {
  if (guides.length === 0) return undefined;
  return html`<section>
    <h2 class="text-xl">Guides</h2>
    <ul>
      ${guides.map(
        ({ slug, title, excerpt }) =>
          html`<li>
            <a href="/blog/${slug}" class="link">${title}</a> <span class="text-muted">${excerpt}</span>
          </li>`,
      )}
    </ul>
  </section>`;
}

function renderNeighbours({ place, neighbours }: PlaceOverview): Html | undefined {
  if (neighbours.length === 0) return undefined;
  return html`<section>
    <h2 class="text-xl">${toNeighboursTitle(place)}</h2>
    <ul>
      ${neighbours.map(
        ({ id, label, miles, count }) =>
          html`<li>
            <a href="${formatTownPath(id)}" class="link">${label}</a>
            <span class="text-muted"
              >${hasPlaceFacts(place) ? `${formatMiles(miles)}, ` : ''}${count} for sale</span
            >
          </li>`,
      )}
    </ul>
  </section>`;
}
