/** Lengths of time in milliseconds. A day has 24 hours; one of the calendar may have an hour more or less. */
export const hourMs = 3_600_000;
export const dayMs = 86_400_000;
