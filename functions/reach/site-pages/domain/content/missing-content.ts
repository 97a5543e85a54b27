import { html, type Html } from '../html.ts';
import { renderFrame } from './frame.ts';

/** What a visitor reads in place of a page that is not there. */
export interface MissingPage {
  readonly heading: string;
  readonly text: string;
  /** The path and label of where to look on. */
  readonly next: readonly [path: string, label: string];
}

export const missingPages = {
  page: {
    heading: 'No one lives here',
    text: 'This page has moved, was never built or belongs to someone else. The homes are this way:',
    next: ['/listing', 'Homes for sale'],
  },
  property: {
    heading: 'This home isn’t available',
    text: 'It may have been taken off the market, or the link may be incomplete. You might like another one.',
    next: ['/listing', 'Homes for sale'],
  },
  place: {
    heading: 'We don’t know this place',
    text: 'The link may be incomplete. Search for a town or postcode instead.',
    next: ['/listing', 'Homes for sale'],
  },
  post: {
    heading: 'There’s no guide here',
    text: 'The link may not be complete. Look through all guides instead.',
    next: ['/blog', 'Guides'],
  },
  removedPost: {
    heading: 'This post was removed',
    text: 'It was out of date, or its advice no longer applied. Others may answer your question.',
    next: ['/blog', 'Guides'],
  },
} as const satisfies Record<string, MissingPage>;

/** The page of an address without content, with a way on. */
export function renderMissingContent({ heading, text, next: [path, label] }: MissingPage): Html {
  return renderFrame(
    html`<div class="mx-auto grid max-w-form justify-items-center gap-3 py-12 text-center">
      <h1 class="text-xl">${heading}</h1>
      <p class="text-muted">${text}</p>
      <p class="mt-2 flex flex-wrap justify-center gap-6">
        <a href="${path}" class="link">${label}</a><a href="/" class="link">Home page</a>
      </p>
    </div>`,
  );
}
