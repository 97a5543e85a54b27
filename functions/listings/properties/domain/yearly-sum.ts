// Read by the site as well, whose pages load without zod.

/** The greatest tax, rent or charge a year, in pence. */
export const mostYearlyPence = 100_000_00;
