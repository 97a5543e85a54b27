import { html, type Html } from '../html.ts';
import { developersText, quickStarts } from '../texts/developers-text.ts';
import { renderButtonLink, renderFrame } from './frame.ts';

const { title, intro, keys, start, scopes, rules, webhooks, events } = developersText;

const renderCode = (code: string): Html =>
  html`<pre
    class="rounded-md border border-line bg-sunk p-4 font-mono text-sm break-words whitespace-pre-wrap"
  ><code>${code}</code></pre>`;
const renderPoints = (points: readonly string[]): Html =>
  html`<ul class="grid list-disc gap-1.5 pl-5">
    ${points.map((point) => html`<li>${point}</li>`)}
  </ul>`;

/** How a person's own program calls the API and hears of events. */
export function renderDevelopersContent(): Html {
  return renderFrame(
    html`<div class="mx-auto grid max-w-prose grid-cols-1 gap-10">
      <div class="grid gap-3">
        <h1 class="text-2xl sm:text-3xl">${title}</h1>
        <p class="text-lg text-muted">${intro}</p>
        ${renderButtonLink('/developers/keys', keys, 'primary', 'justify-self-start max-sm:w-full')}
      </div>
      <section class="grid grid-cols-1 gap-3">
        <h2 class="text-xl">${start.title}</h2>
        <p>${start.text}</p>
        ${quickStarts.map(
          ({ name, code }) =>
            html`<h3 class="font-semibold">${name}</h3>
              ${renderCode(code)}`,
        )}
      </section>
      <section class="grid gap-3">
        <h2 class="text-xl">${scopes.title}</h2>
        <p>${scopes.text}</p>
        <dl class="grid gap-2">
          ${scopes.list.map(
            ({ name, what }) =>
              html`<div>
                <dt class="font-mono text-sm font-semibold">${name}</dt>
                <dd>${what}</dd>
              </div>`,
          )}
        </dl>
      </section>
      <section class="grid gap-3">
        <h2 class="text-xl">${rules.title}</h2>
        ${renderPoints(rules.points)}
      </section>
      <section class="grid gap-3">
        <h2 class="text-xl">${webhooks.title}</h2>
        <p>${webhooks.text}</p>
        ${renderPoints(webhooks.points)}
      </section>
      <section class="grid grid-cols-1 gap-3">
        <h2 class="text-xl">${events.title}</h2>
        <p>${events.text}</p>
        ${events.list.map(
          ({ name, example }) =>
            html`<details class="border-b border-line">
              <summary class="flex min-h-11 items-center font-mono text-sm">${name}</summary>
              ${renderCode(JSON.stringify(example, null, 2))}
            </details>`,
        )}
      </section>
    </div>`,
  );
}
