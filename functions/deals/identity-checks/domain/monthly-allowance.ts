/** `2026-11`, in UTC. */
export function toMonth(at: Date): string {
  return at.toISOString().slice(0, 7);
}

/** The beginning of the next month, when checks are available again. */
export function findNextMonth(at: Date): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1));
}
