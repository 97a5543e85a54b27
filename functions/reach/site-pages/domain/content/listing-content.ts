import { dropNearMe } from '../../../../finding/search/domain/near-me.ts';
import type { PropertyCard } from '../../../../listings/properties/domain/views.ts';
import { html, type Html } from '../html.ts';
import { formatTownPath } from '../search-path.ts';
import { renderBox, renderFrame } from './frame.ts';
import { renderCards } from './property-cards.ts';

export interface ListingResults {
  readonly properties: readonly PropertyCard[];
  readonly total: number;
  readonly page: number;
  readonly per_page: number;
  readonly nearby?: readonly PropertyCard[] | undefined;
}

interface FoundPlace {
  readonly id: string;
  /** A town has a page of its own. */
  readonly kind: string;
  readonly label: string;
}

/** The page of results: how many, the homes of this page, and links to the pages next to it. */
export function renderListingContent(
  found: ListingResults,
  query: URLSearchParams,
  searched?: FoundPlace,
): Html {
  const place = searched?.label ?? query.get('q')?.trim() ?? '';
  const area = dropNearMe(place);
  const words = area === '' ? 'Homes for sale' : `Homes for sale in ${area}`;
  return renderFrame(
    html`<div data-wide class="-mt-4 grid gap-2 sm:-mt-6">
      <div class="grid gap-1 bg-paper lg:pt-3 lg:pb-2">
        ${renderSearchForm(place)}
        <div class="flex items-center justify-between gap-4">
          <h1 class="flex min-h-9 min-w-0 items-center truncate text-base sm:text-lg">
            ${countHomes(found.total)}<span class="font-normal text-muted">&nbsp;· ${words}</span>
          </h1>
        </div>
      </div>
      <div
        class="grid items-start gap-6 pt-1 lg:grid-cols-[minmax(0,1fr)_minmax(22rem,27rem)] 2xl:grid-cols-2"
      >
        <section aria-label="Homes" class="grid gap-8">
          ${
            found.total === 0
              ? html`<p class="text-muted">No homes match this search.</p>`
              : renderCards(found.properties, {
                  columns: 'sm:grid-cols-2',
                  sizes: '(min-width: 96rem) 27rem, (min-width: 80rem) 22rem, (min-width: 40rem) 45vw, 92vw',
                  // A phone shows the second photo as large as the first, so it can be the largest paint.
                  eager: 2,
                  heading: 'h2',
                })
          }
          ${renderPages(found, query)} ${renderNearby(found, searched)}
          ${
            searched?.kind === 'town' && found.total > 0
              ? html`<p>
                  <a href="${formatTownPath(searched.id)}" class="link"
                    >Prices and newest homes in ${searched.label}</a
                  >
                </p>`
              : undefined
          }
        </section>
        ${renderBox('hidden h-dvh lg:block')}
      </div>
    </div>`,
  );
}

/** The nearest other homes, where a postcode has few. */
const renderNearby = (found: ListingResults, place?: FoundPlace) =>
  found.nearby && found.nearby.length > 0
    ? html`<section aria-label="Homes nearby" class="border-t border-line pt-6">
        <h2 class="mb-4 text-lg">The nearest homes outside ${place?.label}</h2>
        ${renderCards(found.nearby, {
          columns: 'sm:grid-cols-2',
          sizes: '(min-width: 96rem) 27rem, (min-width: 80rem) 22rem, (min-width: 40rem) 45vw, 92vw',
          eager: 0,
          heading: 'h3',
        })}
      </section>`
    : undefined;

/** For readers without scripts; others get a box that keeps what they type. */
const renderSearchForm = (place: string) =>
  html`${renderBox('h-11 w-full lg:max-w-72')}
    <noscript>
      <form action="/listing" role="search" class="lg:max-w-72">
        <input
          name="q"
          value="${place}"
          aria-label="Town, postcode or words"
          placeholder="Town or postcode"
          class="min-h-11 w-full rounded-md border border-edge bg-surface px-3"
        />
      </form>
    </noscript>`;

const count = new Intl.NumberFormat('en-GB');
/** `1 home`, `1,200 homes` */
export function countHomes(total: number): string {
  return `${count.format(total)} ${total === 1 ? 'home' : 'homes'}`;
}

function renderPages(
  { page, per_page: size, total }: ListingResults,
  query: URLSearchParams,
): Html | undefined {
  const last = Math.ceil(total / size);
  if (last <= 1) return undefined;
  const toPage = (number: number, words: string, rel: 'prev' | 'next') => {
    const next = new URLSearchParams(query);
    next.set('page', String(number));
    if (number === 1) next.delete('page');
    const path = next.size > 0 ? `/listing?${next.toString()}` : '/listing';
    return html`<a href="${path}" rel="${rel}" class="link">${words}</a>`;
  };
  return html`<nav aria-label="Pages" class="flex justify-center gap-6">
    ${page > 1 ? toPage(page - 1, 'Previous page', 'prev') : undefined}
    ${page < last ? toPage(page + 1, 'Next page', 'next') : undefined}
  </nav>`;
}
