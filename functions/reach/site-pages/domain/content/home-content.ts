import { formatHomePath } from '../../../../listings/properties/domain/home-path.ts';
import type { PropertyCard } from '../../../../listings/properties/domain/views.ts';
import { listHomeLinks, partHero } from '../home-hero.ts';
import { html, type Html } from '../html.ts';
import { renderFrame } from './frame.ts';
import { renderPhoto } from './photo.ts';
import { renderCards } from './property-cards.ts';

/** The home page: what the site is, a search over a photo of a home, and the newest homes. */
export function renderHomeContent(newest: readonly PropertyCard[]): Html {
  const { hero, others } = partHero(newest);
  return renderFrame(
    html`<div class="grid gap-12" data-visitor>
      <div class="grid gap-3">
        <section class="relative min-h-112 items-center lg:flex lg:p-4">
          <div class="relative grid items-center overflow-hidden rounded-md bg-sunk lg:absolute lg:inset-0">
            ${hero ? renderHero(hero) : html`<span class="block aspect-3/2"></span>`}
          </div>
          <div
            class="relative mx-3 max-w-md rounded-md border border-line bg-surface p-4 shadow-soft -mt-6 sm:p-6"
          >
            <h1 class="text-2xl sm:text-3xl">Homes, straight from their sellers</h1>
            <p class="mt-2 mb-4 text-muted">
              Each home’s page has its key facts, price changes and an estimate of the costs.
            </p>
            ${searchForm}
          </div>
        </section>
        <nav aria-label="More homes" class="flex gap-2 overflow-x-auto p-1">
          ${listHomeLinks(newest, []).map(({ query, name }) => html`<a href="/listing?${query}" class="inline-flex min-h-9 items-center rounded-full border border-edge bg-surface px-3.5 text-sm font-medium whitespace-nowrap hover:bg-sunk">${name}</a>`)}
        </nav>
      </div>
      <section>
        <div class="mb-4 flex items-baseline justify-between gap-4">
          <h2 class="text-xl">Newest homes</h2>
          <a href="/listing" class="link">All homes for sale</a>
        </div>
        ${renderCards(others, {
          columns: 'sm:grid-cols-2 lg:grid-cols-4',
          sizes: '(min-width: 64rem) 17rem, (min-width: 40rem) 45vw, 92vw',
          eager: hero ? 0 : 1,
          heading: 'h3',
          onPhones: 4,
        })}
      </section>
    </div>`,
  );
}

const renderHero = (hero: PropertyCard): Html =>
  html`${renderPhoto(hero.picture, {
      alt: '',
      sizes: '(min-width: 78rem) 76rem, 100vw',
      eager: true,
    })}
    <a
      href="${formatHomePath(hero)}"
      class="absolute top-3 right-3 rounded-sm bg-surface/90 px-1.5 py-0.5 text-sm font-medium hover:underline"
      >For sale: ${hero.title}</a
    >`;

/** Works without scripts, too; below it is the place of what the site's code adds. */
const searchForm = html`<form action="/listing" class="flex gap-2">
    <input
      name="q"
      aria-label="Where do you want to live?"
      placeholder="Town or postcode"
      class="min-h-11 w-full min-w-0 rounded-md border border-edge bg-surface px-3"
    />
    <button
      class="inline-flex min-h-11 items-center justify-center rounded-md bg-action px-5 py-2 font-semibold text-on-action"
    >
      Search
    </button>
  </form>
  <div class="mt-4 min-h-20"></div>`;
