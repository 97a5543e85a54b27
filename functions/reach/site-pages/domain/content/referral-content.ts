import { html, type Html } from '../html.ts';
import { describeReferralRates, type ReferralRates, referralText } from '../texts/referral-text.ts';
import { renderButtonLink, renderFrame } from './frame.ts';
import { renderLinkedText } from './linked-text.ts';

const { title, intro, signUp, logIn, stepsTitle, steps, terms } = referralText;
const back = new URLSearchParams({ next: '/referral' }).toString();

/** What an invitation brings, and how it works. */
export function renderReferralContent(rates: ReferralRates): Html {
  return renderFrame(
    html`<div class="grid gap-10">
      <div class="grid max-w-prose gap-3">
        <h1 class="text-2xl sm:text-3xl">${title}</h1>
        <p class="text-lg text-muted">${intro} ${describeReferralRates(rates)}.</p>
      </div>
      <div class="flex flex-wrap gap-3">
        ${renderButtonLink(`/register?${back}`, signUp)}
        ${renderButtonLink(`/login?${back}`, logIn, 'secondary')}
      </div>
      <section class="grid gap-5">
        <h2 class="text-xl">${stepsTitle}</h2>
        <ol class="grid gap-x-8 gap-y-5 md:grid-cols-3">
          ${steps.map(
            (step, nth) =>
              html`<li class="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 gap-y-1">
                <span
                  aria-hidden="true"
                  class="tabular grid size-8 place-items-center rounded-full bg-action-soft font-semibold text-action"
                  >${nth + 1}</span
                >
                <h3 class="self-center text-lg">${step.title}</h3>
                <p class="col-start-2 text-muted">${step.text}</p>
              </li>`,
          )}
        </ol>
        <p class="max-w-prose text-muted">${renderLinkedText(terms)}</p>
      </section>
    </div>`,
  );
}
