/** `2026-11`, by UTC. */
export const toMonth = (at: Date): string => at.toISOString().slice(0, 7);

/** When the next month's checks begin. */
export const findNextMonth = (at: Date): Date =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1));
