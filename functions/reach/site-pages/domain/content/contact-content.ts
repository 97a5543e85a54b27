import { html, type Html } from '../html.ts';
import { contactText } from '../texts/contact-text.ts';
import { renderBox, renderFrame } from './frame.ts';
import { renderLinkedText } from './linked-text.ts';
import { type OperatorContact, renderOperatorDetails } from './operator-details.ts';

const { title, intro, before } = contactText;

/** What to read before writing, and who runs the site; scripts put the form next to it. */
export function renderContactContent(contact: OperatorContact): Html {
  return renderFrame(
    html`<div class="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] lg:gap-16">
      <div class="grid content-start gap-8">
        <div class="grid max-w-prose gap-3">
          <h1 class="text-2xl sm:text-3xl">${title}</h1>
          <p class="text-lg text-muted">${intro}</p>
        </div>
        <section class="grid max-w-prose gap-3">
          <h2 class="text-xl">${before.title}</h2>
          <ul class="grid gap-3">
            ${before.points.map(
              (point) => html`<li class="border-l-3 border-action pl-4">${renderLinkedText(point)}</li>`,
            )}
          </ul>
          <p class="text-muted">${before.danger}</p>
        </section>
        ${renderOperatorDetails(contact)}
      </div>
      <div class="grid content-start gap-4">
        <noscript><p>Turn on JavaScript to write to us with the form on this page.</p></noscript>
        ${renderBox('h-12')}${renderBox('h-12')}${renderBox('h-40')}
      </div>
    </div>`,
  );
}
