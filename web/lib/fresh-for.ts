/** Milliseconds for which a page takes what the cache holds for fresh. */
export const freshFor = 30_000;
