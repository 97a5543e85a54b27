import { html, type Html } from '../html.ts';
import { registerText } from '../texts/register-text.ts';
import { renderBox, renderFrame } from './frame.ts';

const { title, intro, email, password, terms, known, logIn } = registerText;

/** The card of the page to sign up; scripts draw its form. */
export function renderRegisterContent(): Html {
  return renderFrame(
    html`<div class="mx-auto max-w-form sm:py-6">
      <div class="grid gap-5 sm:rounded-md sm:border sm:border-line sm:bg-surface sm:p-8 sm:shadow-soft">
        <div class="grid gap-2">
          <h1 class="text-2xl">${title}</h1>
          <div class="text-balance text-muted">${intro}</div>
        </div>
        <noscript><p>Turn on JavaScript to sign up with the form on this page.</p></noscript>
        ${renderBox('h-11')}
        <div class="pulse grid gap-4" aria-hidden="true">
          ${[email, password].map(
            ({ label, hint }) =>
              html`<div class="grid gap-1.5">
                <p class="font-semibold">${label}</p>
                <p class="text-sm text-muted">${hint}</p>
                ${renderBox('h-11')}
              </div>`,
          )}
          <p class="pl-8">${terms}</p>
          ${renderBox('h-11')}
        </div>
        <p class="text-center text-muted">
          ${known} <a href="/login" class="link font-semibold">${logIn}</a>
        </p>
      </div>
    </div>`,
  );
}
