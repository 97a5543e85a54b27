/** How many results a search of the desk lists of each kind, and of one that is searched by itself; more words find fewer. */
export const maxFound = { perKind: 8, ofOneKind: 50 } as const;
