import { html, type Html } from '../html.ts';

const mark = html`<svg
  viewBox="0 0 32 32"
  width="28"
  height="28"
  fill="none"
  stroke="currentColor"
  stroke-width="3"
  stroke-linecap="round"
  stroke-linejoin="round"
  aria-hidden="true"
>
  <path d="M3 18 16 6l13 12M8 17v9h16v-9" />
</svg>`;

const mainLinks: readonly (readonly [path: string, label: string])[] = [
  ['/listing', 'Find a home'],
  ['/sell', 'Sell your home'],
  ['/how-it-works', 'How it works'],
];

const footLinks: readonly (readonly [path: string, label: string])[] = [
  ['/listing', 'Find a home'],
  ['/how-it-works', 'How it works and fees'],
  ['/blog', 'Guides'],
  ['/help', 'Help'],
  ['/contact-us', 'Contact us'],
  ['/terms-of-use', 'Terms of use'],
  ['/privacy-policy', 'Privacy'],
];

/** The shell of the site around the content of a page, in the shape that its code draws. */
export function renderFrame(content: Html): Html {
  return html`<div class="flex min-h-dvh flex-col">
    <header data-shell class="sticky top-0 z-40 border-b border-line bg-paper">
      <div class="mx-auto flex h-15 max-w-page items-center gap-2 px-4 sm:px-6">
        <a
          href="/"
          class="-ml-1 flex min-h-11 items-center gap-2 rounded-md px-1 text-xl font-bold tracking-tight"
          ><span class="text-action">${mark}</span>Gable</a
        >
        <nav aria-label="Main" class="ml-6 hidden items-center gap-1 md:flex">
          ${mainLinks.map(
            ([path, label]) =>
              html`<a
                href="${path}"
                class="flex min-h-11 items-center rounded-md px-3 font-medium hover:bg-sunk"
                >${label}</a
              >`,
          )}
        </nav>
      </div>
      <noscript>
        <nav aria-label="Main" class="flex flex-wrap gap-x-6 border-t border-line px-4 md:hidden">
          ${mainLinks.map(
            ([path, label]) =>
              html`<a href="${path}" class="flex min-h-11 items-center font-medium">${label}</a>`,
          )}
        </nav>
      </noscript>
    </header>
    <main
      id="main"
      class="mx-auto min-h-[calc(100dvh-3.75rem)] w-full max-w-page grow px-4 pt-6 pb-16 sm:px-6 sm:pt-8"
    >
      ${content}
    </main>
    <footer data-shell class="border-t border-line bg-sunk">
      <nav aria-label="Footer" class="mx-auto flex max-w-page flex-wrap gap-6 px-4 py-10 sm:px-6">
        ${footLinks.map(
          ([path, label]) =>
            html`<a href="${path}" class="inline-flex min-h-9 items-center text-muted hover:text-ink"
              >${label}</a
            >`,
        )}
      </nav>
    </footer>
  </div>`;
}

const skeleton = 'pulse rounded-sm bg-line';

/** A grey box where the site's code puts a control. */
export function renderBox(classes: string): Html {
  return html`<div aria-hidden="true" class="${skeleton} ${classes}"></div>`;
}
