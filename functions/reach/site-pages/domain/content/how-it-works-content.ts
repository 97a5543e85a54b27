import type { Package } from '../../../../money/packages/domain/property-package.ts';
import { html, type Html } from '../html.ts';
import { howItWorksText } from '../texts/how-it-works-text.ts';
import type { Stage } from '../texts/timelines.ts';
import { renderButtonLink, renderFrame } from './frame.ts';
import { renderPackages } from './packages.ts';

const { title, intro, timelines, prices, order } = howItWorksText;

/** The timelines of both sides, with all fees. */
export function renderHowItWorksContent(packages: readonly Package[]): Html {
  return renderFrame(
    html`<div class="grid gap-14">
      <div class="grid max-w-prose gap-3">
        <h1 class="text-2xl sm:text-3xl">${title}</h1>
        <p class="text-lg text-muted">${intro}</p>
      </div>
      <div class="grid gap-12 lg:grid-cols-2">${timelines.map(renderTimeline)}</div>
      <section class="grid gap-4">
        <div class="grid max-w-prose gap-1">
          <h2 class="text-xl">${prices.title}</h2>
          <p class="text-muted">${prices.text}</p>
        </div>
        ${renderPackages(packages)}
        <dl class="grid max-w-prose gap-2 text-muted [&_dt]:font-semibold [&_dt]:text-ink">
          ${prices.terms.map(
            ({ name, text }) =>
              html`<div>
                <dt>${name}</dt>
                <dd>${text}</dd>
              </div>`,
          )}
        </dl>
        <p class="max-w-prose text-muted">${prices.trees}</p>
      </section>
      <section class="grid max-w-prose gap-2">
        <h2 id="order" class="scroll-mt-24 text-xl">${order.title}</h2>
        ${order.paragraphs.map((text) => html`<p class="text-muted">${text}</p>`)}
      </section>
      <div class="flex flex-wrap gap-3">
        ${renderButtonLink('/sell', 'Sell your home')}${renderButtonLink('/listing', 'Find a home', 'secondary')}
      </div>
    </div>`,
  );
}

const renderTimeline = ({ title: heading, stages }: (typeof timelines)[number]) =>
  html`<section class="grid content-start gap-4">
    <h2 class="text-xl">${heading}</h2>
    <ol class="grid">
      ${stages.map(renderStage)}
    </ol>
  </section>`;

const renderStage = ({ title: name, text, cost, takes }: Stage, at: number) =>
  html`<li class="group relative grid grid-cols-[2.25rem_1fr] gap-4 pb-7 last:pb-0">
    <span
      aria-hidden="true"
      class="absolute top-9 bottom-0 left-4.5 w-px -translate-x-1/2 bg-line group-last:hidden"
    ></span>
    <span
      aria-hidden="true"
      class="tabular grid size-9 place-items-center rounded-full bg-action-soft font-bold text-action-strong"
      >${at + 1}</span
    >
    <div class="grid gap-1 pt-1">
      <h3 class="text-lg leading-7">${name}</h3>
      <p class="text-muted">${text}</p>
      <dl class="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-sm">
        <dt class="font-semibold">Costs</dt>
        <dd>${cost}</dd>
        <dt class="font-semibold">Takes</dt>
        <dd>${takes}</dd>
      </dl>
    </div>
  </li>`;
