import { formatPropertyStatus } from '../../../../listings/properties/domain/home-status.ts';
import { listKeyNumbers } from '../../../../listings/properties/domain/key-numbers.ts';
import { listSaleTraits } from '../../../../listings/properties/domain/sale-facts.ts';
import type { PropertyPage } from '../../../../listings/properties/domain/views.ts';
import { html, type Html } from '../html.ts';
import { formatHomeTownPath } from '../town-of-home.ts';
import { renderBox, renderFrame } from './frame.ts';
import { renderPhoto } from './photo.ts';
import { renderCards } from './property-cards.ts';
import { renderPrice } from './property-facts.ts';

/** The page of a property: photo, price, key numbers, description, and where to look on. */
export function renderPropertyContent(page: PropertyPage): Html {
  const [first] = page.pictures;
  return renderFrame(
    html`<article class="-mt-6 sm:mt-0">
      <div class="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div class="grid min-w-0 content-start gap-3">
          <div class="relative -mx-4 overflow-hidden sm:mx-0 sm:rounded-md">
            ${renderPhoto(first, {
              alt: first?.alt ?? `Photo 1 of ${page.title}`,
              sizes: '(min-width: 64rem) 48rem, 100vw',
              eager: true,
            })}
          </div>
          ${page.pictures.length > 1 ? renderBox('h-16 max-lg:hidden') : undefined}
        </div>
        <div class="lg:row-span-2">${renderSummary(page)}</div>
        <div class="grid min-w-0 content-start gap-9">${renderDescription(page)}</div>
      </div>
      ${renderSimilar(page)}
    </article>`,
  );
}

function renderSummary(page: PropertyPage): Html {
  const { address, houseNo, postcode, outcode } = page;
  const place = [address.line2, address.county, houseNo === undefined ? outcode : postcode].filter(Boolean);
  return html`<div class="grid content-start gap-5">
    <div class="grid justify-items-start gap-2">
      ${renderPrice(page, 'text-3xl')}
      <div>
        <h1 class="text-xl">${page.title}</h1>
        <p class="text-muted">${place.join(', ')}</p>
      </div>
      ${renderTraits(page)}
    </div>
    <dl class="grid grid-cols-3 gap-x-4 gap-y-3 border-y border-line py-4 lg:grid-cols-2">
      ${listKeyNumbers(page).map(
        ([label, value]) =>
          html`<div class="min-w-0">
            <dt class="text-sm text-muted">${label}</dt>
            <dd class="tabular font-semibold">${value}</dd>
          </div>`,
      )}
    </dl>
    ${renderBox('h-11')} ${renderBox('h-11')}
    <p class="text-sm text-muted">${formatPropertyStatus(page.status, page.address.nation)}</p>
  </div>`;
}

function renderTraits(page: PropertyPage): Html | undefined {
  const traits = listSaleTraits(page);
  return traits.length === 0 ? undefined : html`<p class="font-semibold">${traits.join(' · ')}</p>`;
}

function renderDescription(page: PropertyPage): Html {
  const paragraphs = page.description[0].value.mainDescription.split(/\n\s*\n/).filter((part) => part.trim());
  return html`<section class="border-t border-line pt-8">
    <h2 class="text-xl">About this home</h2>
    <div class="mt-4 grid max-w-prose gap-4 text-lg leading-7 max-sm:text-base">
      ${paragraphs.map((part) => html`<p class="whitespace-pre-line">${part.trim()}</p>`)}
    </div>
  </section>`;
}

function renderSimilar({ similar, address }: PropertyPage): Html {
  return html`<section class="mt-9 border-t border-line pt-8">
    <h2 class="text-xl">${similar.length > 0 ? 'Similar homes nearby' : 'More homes'}</h2>
    <p class="mt-1">
      <a href="${formatHomeTownPath(address)}" class="link">Homes for sale in ${address.town}</a>
    </p>
    <div class="mt-4">
      ${renderCards(similar, {
        columns: 'sm:grid-cols-2 lg:grid-cols-4',
        sizes: '(min-width: 64rem) 17rem, (min-width: 40rem) 45vw, 92vw',
        eager: 0,
        heading: 'h3',
      })}
    </div>
  </section>`;
}
