import type { TransparencyMonth } from '../../../../trust/cases/domain/transparency.ts';
import { html, type Html } from '../html.ts';
import { countByCategory, hasReports, monthColumns, transparencyText } from '../texts/transparency-text.ts';
import { renderFrame } from './frame.ts';

const { title, intro, none, months: byMonth, categories } = transparencyText;
const cell = 'border-b border-line px-3 py-2.5 text-right first:pl-0 first:text-left';

/** Reports, decisions and appeals of the last twelve months. */
export function renderTransparencyContent(months: readonly TransparencyMonth[]): Html {
  return renderFrame(
    html`<div class="grid gap-8">
      <header class="grid max-w-prose gap-3">
        <h1 class="text-2xl sm:text-3xl">${title}</h1>
        <p class="text-lg text-muted">${intro}</p>
      </header>
      ${hasReports(months) ? undefined : html`<p>${none}</p>`}
      <section class="grid gap-3">
        <h2 class="text-xl">${byMonth.title}</h2>
        <p class="max-w-prose text-muted">${byMonth.text}</p>
        <section class="overflow-x-auto" aria-label="${byMonth.region}" tabindex="0">
          ${renderTable(
            'min-w-3xl',
            monthColumns.map(({ label }) => label),
            months.map((month) => monthColumns.map(({ toFigure }) => toFigure(month))),
          )}
        </section>
      </section>
      <section class="grid gap-3">
        <h2 class="text-xl">${categories.title}</h2>
        ${renderTable('max-w-md', categories.columns, countByCategory(months))}
      </section>
    </div>`,
  );
}

/** The first cell of each row is its heading. */
const renderTable = (
  width: string,
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
) =>
  html`<table class="tabular w-full border-collapse ${width}">
    <thead>
      <tr>
        ${columns.map((label) => html`<th scope="col" class="${cell}">${label}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([name = '', ...figures]) =>
          html`<tr>
            <th scope="row" class="${cell} font-normal whitespace-nowrap">${name}</th>
            ${figures.map((figure) => html`<td class="${cell}">${figure}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
