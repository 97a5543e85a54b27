import { html, type Html } from '../html.ts';
import { affiliateText } from '../texts/affiliate-text.ts';
import { renderBox, renderFrame } from './frame.ts';

const { title, intro, gainsTitle, gains, asked } = affiliateText;

/** What affiliates get and promise; scripts put the application next to it. */
export function renderAffiliateContent(): Html {
  return renderFrame(
    html`<div class="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] lg:gap-16">
      <div class="grid content-start gap-8">
        <div class="grid max-w-prose gap-3">
          <h1 class="text-2xl sm:text-3xl">${title}</h1>
          <p class="text-lg text-muted">${intro}</p>
        </div>
        <section class="grid gap-4">
          <h2 class="text-xl">${gainsTitle}</h2>
          <ul class="grid gap-4">
            ${gains.map(
              (gain) =>
                html`<li class="border-l-3 border-action pl-4">
                  <h3 class="text-lg">${gain.title}</h3>
                  <p class="text-muted">${gain.text}</p>
                </li>`,
            )}
          </ul>
        </section>
        <p class="max-w-prose text-muted">${asked}</p>
      </div>
      <div class="grid content-start gap-4">
        <noscript><p>Turn on JavaScript to apply with the form on this page.</p></noscript>
        ${renderBox('h-12')}${renderBox('h-12')}${renderBox('h-40')}
      </div>
    </div>`,
  );
}
