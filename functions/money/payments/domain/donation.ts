// Read by the site as well, whose pages load without zod.

/** The greatest donation for trees with one payment, in pence. */
export const mostDonationPence = 100_00;
