import { html, type Html } from '../html.ts';
import { wizardText } from '../texts/wizard-text.ts';
import { renderBox, renderFrame } from './frame.ts';

/** What sellers see until their draft is open: the same for all, as the document knows no one. */
export function renderWizardContent(): Html {
  return renderFrame(
    html`<div class="grid gap-7">
      ${renderBox('h-11')}
      <div class="grid content-start gap-6">
        <h1 class="text-2xl">${wizardText.title}</h1>
        <p class="max-w-prose text-lg text-muted">${wizardText.opening}</p>
        <div class="grid gap-2">${Array.from({ length: 6 }, () => renderBox('h-4'))}</div>
      </div>
    </div>`,
  );
}
