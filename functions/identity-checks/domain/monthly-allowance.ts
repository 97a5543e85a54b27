/** `2026-11`, in UTC. */
export const toMonth = (at: Date): string => at.toISOString().slice(0, 7);

/** The beginning of the next month, when checks are available again. */
export const findNextMonth = (at: Date): Date =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1));
