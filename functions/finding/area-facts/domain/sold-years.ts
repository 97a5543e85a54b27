import * as z from 'zod';
import { Pounds } from '../../../../events/vocabulary.ts';
import {
  isHomePrice,
  PriceRange,
  type SoldPrice,
  SoldType,
  toPriceRange,
} from '../../home-records/domain/price-guide.ts';

/** Sales of one type of building; fewer than three have no prices. */
const TypeSales = z.object({ type: SoldType, count: z.int(), range: PriceRange.optional() });
const YearSales = z.object({
  year: z.int(),
  count: z.int(),
  /** The middle price by type; a type with fewer than three sales in the year is missing. */
  medians: z.array(z.object({ type: SoldType, count: z.int(), median: Pounds })),
});

/** What homes sold for in the last twelve months that the register has, and in the calendar years before. */
export const SoldYears = z.object({
  /** Days of the first and the last sale of the twelve months. */
  from: z.iso.date(),
  to: z.iso.date(),
  count: z.int(),
  /** Of all types together. */
  range: PriceRange.optional(),
  types: z.array(TypeSales),
  /** The earliest first; the last one is that of the latest sale. */
  years: z.array(YearSales),
});
export type SoldYears = z.output<typeof SoldYears>;

const shownTypes: readonly SoldType[] = ['detached', 'semi_detached', 'terraced', 'flat'];

/** How many whole calendar years are compared with the present one. */
const wholeYears = 5;

/** The first day of the sales that are asked for. */
export function toFirstDay(now: Date): string {
  return `${now.getUTCFullYear() - wholeYears}-01-01`;
}

/** The sales of an outcode, and whether the register had more than it may list. */
export interface OutcodeSales {
  readonly sales: readonly SoldPrice[];
  readonly isCut: boolean;
}

/** `undefined` without any sale. A year whose sales of an outcode were cut off is left out. */
export function summariseSoldYears(lists: readonly OutcodeSales[]): SoldYears | undefined {
  const homes = lists
    .flatMap(({ sales }) => sales)
    .filter(({ price, type }) => isHomePrice(price) && shownTypes.includes(type));
  const to = findEnd(homes.map(({ date }) => date));
  if (to === undefined) return undefined;
  const from = toYearBefore(to);
  const recent = homes.filter(({ date }) => date > from);
  const cutYear = findEnd(lists.filter(({ isCut }) => isCut).flatMap(findCutYear)) ?? '';
  const byYear = Map.groupBy(homes, ({ date }) => date.slice(0, 4));
  return {
    from: recent.map(({ date }) => date).toSorted()[0] ?? to,
    to,
    count: recent.length,
    range: toRange(recent),
    types: listTypes(recent),
    years: [...byYear]
      .filter(([year]) => year > cutYear)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([year, sales]) => ({
        year: Number(year),
        count: sales.length,
        medians: listTypes(sales).flatMap(({ type, count, range }) =>
          range ? [{ type, count, median: range.median }] : [],
        ),
      })),
  };
}

const toRange = (sales: readonly SoldPrice[]) => toPriceRange(sales.map(({ price }) => price));

function listTypes(sales: readonly SoldPrice[]): SoldYears['types'] {
  return shownTypes.flatMap((type) => {
    const own = sales.filter((sale) => sale.type === type);
    return own.length === 0 ? [] : [{ type, count: own.length, range: toRange(own) }];
  });
}

/** Texts of days and years sort as they follow each other. */
const findEnd = (texts: readonly string[]): string | undefined => texts.toSorted().at(-1);

/** The year of the earliest sale of a list that was cut off. */
const findCutYear = ({ sales }: OutcodeSales): string[] =>
  sales
    .map(({ date }) => date.slice(0, 4))
    .toSorted()
    .slice(0, 1);

function toYearBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() - 1);
  return date.toISOString().slice(0, 10);
}
