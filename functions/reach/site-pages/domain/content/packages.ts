import { formatPence } from '../../../../kernel/money.ts';
import type { Package } from '../../../../money/packages/domain/property-package.ts';
import { html, type Html } from '../html.ts';

/** Every package with its full price. */
export function renderPackages(packages: readonly Package[]): Html {
  return html`<ul class="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
    ${packages.map(renderPackage)}
  </ul>`;
}

const renderPackage = ({ name, pricePence, vatPence, features, popular }: Package) =>
  html`<li
    class="grid content-start gap-3 rounded-md border bg-surface p-5 ${popular ? 'border-action shadow-soft' : 'border-line'}"
  >
    <h3 class="flex flex-wrap items-center justify-between gap-2 text-lg">
      ${name}${popular ? badge : undefined}
    </h3>
    <p>
      <span class="tabular text-2xl font-bold">${pricePence === 0 ? 'Free' : formatPence(pricePence)}</span>
      <span class="block text-sm text-muted"
        >${pricePence === 0 ? 'Nothing to pay' : `Once, with ${formatPence(vatPence)} VAT included`}</span
      >
    </p>
    <ul class="grid gap-1.5">
      ${features.map((feature) => html`<li class="flex items-start gap-2">${check}<span>${feature}</span></li>`)}
    </ul>
  </li>`;

const badge = html`<span
  class="inline-flex items-center gap-1 rounded-sm bg-action-soft px-2 py-0.5 text-sm font-semibold whitespace-nowrap text-action-strong"
  >Chosen most</span
>`;

const check = html`<svg
  viewBox="0 0 24 24"
  width="18"
  height="18"
  fill="none"
  stroke="currentColor"
  stroke-width="2"
  stroke-linecap="round"
  stroke-linejoin="round"
  aria-hidden="true"
  class="mt-0.5 shrink-0 text-action"
>
  <path d="M20 6 9 17l-5-5" />
</svg>`;
