import { formatLondonDate } from '../../../../kernel/london-time.ts';
import { html, type Html } from '../html.ts';
import { policyLinks } from '../policies/policy-links.ts';
import type { PolicyBlock, PolicyText } from '../policies/policy-text.ts';
import { renderFrame } from './frame.ts';
import { renderLinkedText } from './linked-text.ts';

/** A policy page with its whole text. */
export function renderPolicyContent(path: string, policy: PolicyText): Html {
  return renderFrame(
    html`<div class="grid gap-10 lg:grid-cols-[minmax(0,40rem)_14rem] lg:gap-16">
      <article class="max-w-prose">
        <h1 class="text-2xl sm:text-3xl">${policy.title}</h1>
        <p class="mt-2 text-muted">Last changed on ${formatLondonDate(new Date(policy.changed))}</p>
        <p class="mt-6 border-l-3 border-action pl-4 text-lg">${policy.inShort}</p>
        <div class="mt-8 grid gap-8">
          ${policy.parts.map(
            ({ title, blocks }) =>
              html`<section class="grid gap-3">
                <h2 class="text-xl">${title}</h2>
                ${blocks.map(renderBlock)}
              </section>`,
          )}
        </div>
      </article>
      <nav aria-label="Terms and privacy" class="lg:pt-3">
        <ul
          class="grid gap-x-6 border-t border-line pt-4 max-lg:sm:flex lg:border-t-0 lg:border-l lg:pt-0 lg:pl-5"
        >
          ${policyLinks.map(
            ({ to, label }) =>
              html`<li>
                <a href="${to}" ${to === path ? html`aria-current="page"` : undefined} class="${linkClasses}"
                  >${label}</a
                >
              </li>`,
          )}
        </ul>
      </nav>
    </div>`,
  );
}

const linkClasses =
  'inline-flex min-h-11 items-center text-muted hover:text-ink hover:underline aria-[current]:font-semibold aria-[current]:text-ink';

function renderBlock(block: PolicyBlock): Html {
  if (typeof block === 'string') return html`<p>${renderLinkedText(block)}</p>`;
  if (block.kind === 'facts') return renderFacts(block);
  const items = block.items.map((item) => html`<li>${renderLinkedText(item)}</li>`);
  return block.kind === 'steps'
    ? html`<ol class="grid list-decimal gap-1.5 pl-5">
        ${items}
      </ol>`
    : html`<ul class="grid list-disc gap-1.5 pl-5">
        ${items}
      </ul>`;
}

const renderFacts = ({ heading, facts }: Extract<PolicyBlock, { readonly kind: 'facts' }>) =>
  html`${heading === undefined ? undefined : html`<h3 class="mt-2 text-lg">${heading}</h3>`}
    <dl class="grid gap-5">
      ${facts.map(
        ({ name, text, note }) =>
          html`<div class="grid gap-1 border-t border-line pt-4">
            <dt class="font-semibold">${name}</dt>
            <dd>${text}</dd>
            ${note === undefined ? undefined : html`<dd class="text-sm text-muted">${note}</dd>`}
          </div>`,
      )}
    </dl>`;
