import type { OpenPortals } from '../../../../finding/portals/contract.ts';
import { type HelpQuestion, listHelpGroups } from '../help/help-questions.ts';
import { html, type Html } from '../html.ts';
import { renderBox, renderFrame } from './frame.ts';

/** The help page: its answers open without scripts, too. */
export function renderHelpContent(open?: OpenPortals): Html {
  const groups = listHelpGroups(open);
  return renderFrame(
    html`<div class="grid max-w-3xl gap-8">
      <div class="grid gap-3">
        <h1 class="text-2xl sm:text-3xl">Help</h1>
        ${renderBox('h-12')}
        <nav aria-label="Help topics" class="flex flex-wrap gap-2">
          ${groups.map(
            ({ id, title }) =>
              html`<a
                href="#${id}"
                class="inline-flex min-h-11 items-center rounded-full border border-edge px-4 font-medium hover:bg-sunk"
                >${title}</a
              >`,
          )}
        </nav>
      </div>
      ${groups.map(
        ({ id, title, stages }) =>
          html`<section id="${id}" class="grid scroll-mt-24 gap-6">
            <h2 class="text-xl">${title}</h2>
            ${stages.map(
              (stage) =>
                html`<div>
                  ${
                    stage.title === undefined
                      ? undefined
                      : html`<h3 class="mb-2 text-base text-muted">${stage.title}</h3>`
                  }
                  <div class="border-b border-line">${stage.questions.map(renderQuestion)}</div>
                </div>`,
            )}
          </section>`,
      )}
    </div>`,
  );
}

const renderQuestion = ({ id, question, answer, link }: HelpQuestion) =>
  html`<details id="${id}" class="scroll-mt-24 border-t border-line">
    <summary class="flex min-h-12 items-center py-3 font-medium">${question}</summary>
    <div class="max-w-prose pb-5">
      ${answer.map((paragraph) => html`<p class="mb-3">${paragraph}</p>`)}
      ${link && html`<p><a href="${link.to}" class="link">${link.label}</a></p>`}
    </div>
  </details>`;
