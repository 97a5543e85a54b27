import { html, type Html } from '../html.ts';
import { complaintsText, listComplaintSteps } from '../texts/complaints-text.ts';
import { renderButtonLink, renderFrame } from './frame.ts';
import { renderLinkedText } from './linked-text.ts';
import { type OperatorContact, renderOperatorDetails } from './operator-details.ts';

const { title, intro, start, other } = complaintsText;

/** The steps of a complaint, their periods, and who decides. */
export function renderComplaintsContent(contact: OperatorContact): Html {
  return renderFrame(
    html`<div class="grid max-w-3xl gap-10">
      <div class="grid max-w-prose gap-3">
        <h1 class="text-2xl sm:text-3xl">${title}</h1>
        <p class="text-lg text-muted">${intro}</p>
        ${renderButtonLink('/contact-us?topic=complaint', start, 'primary', 'justify-self-start max-sm:w-full')}
      </div>
      <ol class="grid gap-6">
        ${listComplaintSteps(contact.operator?.redress).map(
          ({ title: name, when, text }, nth) =>
            html`<li
              class="grid gap-x-5 gap-y-1 border-t border-line pt-5 sm:grid-cols-[12rem_minmax(0,1fr)]"
            >
              <div>
                <h2 class="text-lg">${nth + 1}. ${name}</h2>
                <p class="text-sm font-medium text-action">${when}</p>
              </div>
              <p class="max-w-prose">${renderLinkedText(text)}</p>
            </li>`,
        )}
      </ol>
      <section class="grid max-w-prose gap-3">
        <h2 class="text-xl">${other.title}</h2>
        <ul class="grid list-disc gap-1.5 pl-5">
          ${other.points.map((point) => html`<li>${renderLinkedText(point)}</li>`)}
        </ul>
      </section>
      ${renderOperatorDetails(contact)}
    </div>`,
  );
}
