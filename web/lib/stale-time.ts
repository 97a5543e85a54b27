/** Milliseconds for which a page takes what the cache holds for fresh. */
export const staleTimeMs = 30_000;
