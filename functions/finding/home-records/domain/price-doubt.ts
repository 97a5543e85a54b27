// Read by the site as well, whose pages load without zod.

/** A price so many times above or below the middle price of homes of its kind has often a digit too many or too few. */
export const doubtFactor = 5;

interface KnownPrices {
  readonly median: number;
}

/** What similar homes go for by a price guide: sales first, then homes on sale; undefined where it knows neither. */
export function findTypicalPrice({
  sold,
  asking,
}: {
  readonly sold: { readonly range?: KnownPrices | undefined };
  readonly asking: { readonly range?: KnownPrices | undefined };
}): number | undefined {
  return (sold.range ?? asking.range)?.median;
}

/** Whether a price has to be typed once more, both in whole pounds. */
export function isPriceDoubtful(price: number, typicalPrice: number | undefined): boolean {
  return (
    typicalPrice !== undefined && (price > typicalPrice * doubtFactor || price * doubtFactor < typicalPrice)
  );
}
