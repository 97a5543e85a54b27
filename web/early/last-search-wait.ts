/** Milliseconds for which the home page waits, as a document and as a page, for the homes of its reader's last search. */
export const lastSearchWaitMs = 1_000;
