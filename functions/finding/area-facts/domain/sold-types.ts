import * as z from 'zod';
import {
  isHomePrice,
  PriceRange,
  type SoldPrice,
  SoldType,
  toPriceRange,
} from '../../home-records/domain/price-guide.ts';

/** What the homes of one type sold for. */
export const SoldTypePrices = z.object({ type: SoldType, range: PriceRange });
export type SoldTypePrices = z.output<typeof SoldTypePrices>;

const soldTypes: readonly SoldType[] = ['detached', 'semi_detached', 'terraced', 'flat'];

export interface SoldSummary {
  readonly types: SoldTypePrices[];
  /** Days of the first and the last sale. */
  readonly from: string;
  readonly to: string;
}

/** What homes sold for by type of building; types with fewer than three sales are left out. */
export function summariseSoldTypes(sales: readonly SoldPrice[]): SoldSummary | undefined {
  const homes = sales.filter(({ price }) => isHomePrice(price));
  const types = soldTypes.flatMap((type) => {
    const range = toPriceRange(homes.filter((sale) => sale.type === type).map(({ price }) => price));
    return range ? [{ type, range }] : [];
  });
  const dates = homes
    .filter((sale) => types.some(({ type }) => type === sale.type))
    .map(({ date }) => date)
    .toSorted();
  const [from] = dates;
  const to = dates.at(-1);
  return types.length > 0 && from !== undefined && to !== undefined ? { types, from, to } : undefined;
}
