import type { PropertyCard } from '../../../../listings/properties/domain/views.ts';
import { html, type Html } from '../html.ts';
import { renderFrame } from './frame.ts';
import { renderCards } from './property-cards.ts';

/** The home page: what the site is, a search, and the newest homes. */
export function renderHomeContent(newest: readonly PropertyCard[]): Html {
  return renderFrame(
    html`<div class="grid gap-12">
      <section class="grid items-center gap-6 lg:grid-cols-2 lg:gap-12 lg:py-4">
        <div>
          <h1 class="text-2xl sm:text-3xl">Homes, straight from their sellers</h1>
          <p class="mt-3 max-w-prose text-lg text-muted max-sm:text-base">
            Every home’s page has its key facts, its price changes and an estimate of what it would cost you.
          </p>
        </div>
        ${searchForm}
      </section>
      <section>
        <div class="mb-4 flex items-baseline justify-between gap-4">
          <h2 class="text-xl">Newest homes</h2>
          <a href="/listing" class="link">All homes for sale</a>
        </div>
        ${renderCards(newest, {
          columns: 'sm:grid-cols-2 lg:grid-cols-4',
          sizes: '(min-width: 64rem) 17rem, (min-width: 40rem) 45vw, 92vw',
          eager: 1,
          heading: 'h3',
          onPhones: 4,
        })}
      </section>
    </div>`,
  );
}

/** Works without scripts, too. */
const searchForm = html`<form
  action="/listing"
  class="grid gap-4 rounded-md border border-line bg-surface p-4 shadow-soft sm:p-5"
>
  <label class="grid gap-1.5 font-semibold"
    >Where do you want to live?<input
      name="q"
      placeholder="Town or postcode"
      class="min-h-11 w-full rounded-md border border-edge bg-surface px-3 font-normal"
  /></label>
  <button
    class="inline-flex min-h-11 items-center justify-center rounded-md bg-action px-5 py-2 font-semibold text-on-action"
  >
    Search
  </button>
</form>`;
