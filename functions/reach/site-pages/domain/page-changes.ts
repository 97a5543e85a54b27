/** When the words of a page of the code last changed, and a digest of them by which a test notices a change. */
export interface PageChange {
  /** A day. */
  readonly changed: string;
  readonly digest: string;
}

/** By path; policies have their day in their text. */
export const pageChanges: ReadonlyMap<string, PageChange> = new Map(
  Object.entries({
    '/how-it-works': { changed: '2026-11-30', digest: '-0Uk1MsY0d-U' },
    '/sell': { changed: '2026-11-30', digest: '_n5jNfYD9lUd' },
    '/help': { changed: '2026-12-01', digest: '0Eq4buvg4U3i' },
    '/contact-us': { changed: '2026-11-29', digest: '3tHARuJ9ZgAd' },
    '/complaints': { changed: '2026-11-29', digest: 'krYzNuhidKnv' },
    '/transparency': { changed: '2026-11-29', digest: '3x8eXeO_tP7G' },
    '/referral': { changed: '2026-11-29', digest: 'nb-rsWKcxpow' },
    '/become-an-affiliate': { changed: '2026-11-29', digest: 'E6TIek32AZvw' },
    '/register': { changed: '2026-11-29', digest: 'oQ6yIiH3r5JN' },
    '/developers': { changed: '2026-11-30', digest: 'rNJ80UL3j4kq' },
    '/get-started': { changed: '2026-11-29', digest: '_Y3Cr8Nsnr-o' },
  } satisfies Record<string, PageChange>),
);
