import { html, type Html } from '../html.ts';
import type { StaticHead } from '../static-pages.ts';
import { renderFrame } from './frame.ts';

/** A page without content of its own: its title and what it is about, until the site's code draws it. */
export function renderPlainContent({ title, description }: StaticHead): Html {
  return renderFrame(
    html`<div class="grid max-w-prose gap-3">
      <h1 class="text-2xl sm:text-3xl">${title}</h1>
      <p class="text-lg text-muted">${description}</p>
    </div>`,
  );
}
