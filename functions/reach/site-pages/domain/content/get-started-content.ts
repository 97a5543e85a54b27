import { html, type Html } from '../html.ts';
import { getStartedText } from '../texts/get-started-text.ts';
import { renderBox, renderFrame } from './frame.ts';

const { title, intro, selling, buying, known, logIn } = getStartedText;

/** The choice of selling or buying. */
export function renderGetStartedContent(): Html {
  return renderFrame(
    html`<div class="mx-auto grid max-w-prose gap-6 sm:py-8">
      <div class="grid gap-2">
        <h1 class="text-2xl sm:text-3xl">${title}</h1>
        <p class="text-lg text-muted">${intro}</p>
      </div>
      <ul class="grid gap-4 sm:grid-cols-2">
        ${[selling, buying].map(
          ({ title: choice, text, path }) =>
            html`<li>
              <a
                href="${path}"
                class="grid h-full content-start gap-3 rounded-md border border-edge bg-surface p-6 shadow-soft hover:border-action hover:bg-action-soft"
              >
                ${renderBox('size-12 rounded-full')}
                <span class="text-xl font-semibold">${choice}</span>
                <span class="text-muted">${text}</span>
              </a>
            </li>`,
        )}
      </ul>
      <p class="text-muted">${known} <a href="/login" class="link">${logIn}</a></p>
    </div>`,
  );
}
