import type { Package } from '../../../../money/packages/domain/property-package.ts';
import { html, type Html } from '../html.ts';
import { sellText } from '../texts/sell-text.ts';
import { renderBox, renderButtonLink, renderFrame } from './frame.ts';
import { renderLinkedText } from './linked-text.ts';
import { renderPackages } from './packages.ts';

const { title, intro, postcode, start, effort, saving, offersTitle, offers, prices } = sellText;

/** What sellers get and pay. */
export function renderSellContent(packages: readonly Package[]): Html {
  return renderFrame(
    html`<div class="grid gap-14">
      <section class="grid gap-8">
        <div class="grid max-w-prose gap-3">
          <h1 class="text-3xl sm:text-4xl">${title}</h1>
          <p class="text-lg text-muted">${intro}</p>
        </div>
        <div class="pulse grid max-w-prose gap-1.5" aria-hidden="true">
          <p class="font-semibold">${postcode.label}</p>
          <p class="text-sm text-muted">${postcode.hint}</p>
          ${renderBox('h-11 w-72')}
        </div>
        ${startLine}
      </section>
      <section class="grid gap-5">
        <div class="grid max-w-prose gap-1">
          <h2 class="text-xl">${saving.title}</h2>
          <p class="text-muted">${saving.text}</p>
        </div>
        ${renderBox('h-72')}
      </section>
      <section class="grid gap-6">
        <h2 class="text-xl">${offersTitle}</h2>
        <ul class="grid gap-x-10 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
          ${offers.map(
            ({ title: name, text }) =>
              html`<li class="grid content-start gap-1">
                ${renderBox('mb-1 size-6')}
                <h3 class="text-base">${name}</h3>
                <p class="text-muted">${text}</p>
              </li>`,
          )}
        </ul>
      </section>
      <section class="grid gap-4">
        <div class="grid max-w-prose gap-1">
          <h2 class="text-xl">${prices.title}</h2>
          <p class="text-muted">${renderLinkedText(prices.text)}</p>
        </div>
        ${renderPackages(packages)}
      </section>
      ${startLine}
    </div>`,
  );
}

const startLine = html`<div class="flex flex-wrap items-center gap-x-5 gap-y-3">
  ${renderButtonLink('/add-property?draft=new', start)}
  <p class="text-muted">${effort}</p>
</div>`;
