// Read by the site as well, whose pages load without zod.

/** An offer under this share of the asking price needs the buyer's confirmation. */
export const lowOfferShare = 0.5;
/** So does one above this share: a digit typed twice is ten times the price, a slip of the first digit less. */
export const highOfferShare = 1.5;
