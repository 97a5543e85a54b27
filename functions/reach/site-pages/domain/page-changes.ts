/** When the words of a page of the code last changed, and a digest of them by which a test notices a change. */
export interface PageChange {
  /** A day. */
  readonly changed: string;
  readonly digest: string;
}

/** By path; policies have their day in their text. */
export const pageChanges: ReadonlyMap<string, PageChange> = new Map(
  Object.entries({
    '/how-it-works': { changed: '2026-11-28', digest: '71x0-08eiL_8' },
    '/sell': { changed: '2026-11-29', digest: 'kEVt4gjbEOl8' },
    '/help': { changed: '2026-11-29', digest: 'SGaNqeA156E9' },
    '/contact-us': { changed: '2026-11-26', digest: 'r28slJZfKdV5' },
    '/complaints': { changed: '2026-11-26', digest: 'lPigdYEFS6oQ' },
    '/transparency': { changed: '2026-11-28', digest: 'hKhDCPqHuOl_' },
    '/referral': { changed: '2026-11-23', digest: 'Aig_dSKdRPHK' },
    '/become-an-affiliate': { changed: '2026-11-23', digest: 'XByvUrrnykPz' },
    '/register': { changed: '2026-11-26', digest: 'QDJe7BvfbFMN' },
    '/developers': { changed: '2026-11-29', digest: 'YZcfk_vIPfC3' },
    '/get-started': { changed: '2026-11-23', digest: '7RKZgJo_hJFR' },
  } satisfies Record<string, PageChange>),
);
