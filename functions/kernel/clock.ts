/** The time now. The one place that reads the clock; domain code is handed the result. */
export const now = (): Date => new Date();
