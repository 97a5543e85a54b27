// Read by the site as well, whose pages load without zod.

/** An offer under this share of the asking price needs the buyer's confirmation. */
export const lowOfferShare = 0.5;
