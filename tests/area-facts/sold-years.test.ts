import { describe, expect, test } from 'vitest';
import { summariseSoldYears, toFirstDay } from '../../functions/finding/area-facts/domain/sold-years.ts';
import type { SoldPrice } from '../../functions/finding/home-records/domain/price-guide.ts';

const sale = (date: string, price: number, type: SoldPrice['type'] = 'flat'): SoldPrice => ({
  date,
  price,
  type,
  postcode: 'BA1 1AA',
});
const summarise = (sales: readonly SoldPrice[], isCut = false) => summariseSoldYears([{ sales, isCut }]);

describe('summariseSoldYears', () => {
  test('counts the twelve months to the latest sale, and gives middle prices from three sales up', () => {
    const found = summarise([
      sale('2026-10-15', 300_000),
      sale('2026-03-01', 200_000),
      sale('2025-10-16', 250_000),
      sale('2025-10-15', 900_000),
      sale('2026-05-05', 400_000, 'terraced'),
    ]);
    expect(found).toMatchObject({
      from: '2025-10-16',
      to: '2026-10-15',
      count: 4,
      types: [
        { type: 'terraced', count: 1, range: undefined },
        { type: 'flat', count: 3, range: { median: 250_000 } },
      ],
    });
  });

  test('gives each year its middle prices, the earliest first', () => {
    const years = ['2024', '2025'].flatMap((year) =>
      [1, 2, 3].map((nth) => sale(`${year}-0${nth}-01`, nth * 100_000)),
    );
    expect(summarise([...years, sale('2026-01-01', 100_000)])?.years).toEqual([
      { year: 2024, count: 3, medians: [{ type: 'flat', count: 3, median: 200_000 }] },
      { year: 2025, count: 3, medians: [{ type: 'flat', count: 3, median: 200_000 }] },
      { year: 2026, count: 1, medians: [] },
    ]);
  });

  test('leaves out a year of which a district has more sales than the register listed', () => {
    const found = summarise([sale('2024-06-01', 100_000), sale('2025-06-01', 100_000)], true);
    expect(found?.years.map(({ year }) => year)).toEqual([2025]);
  });

  test.each([
    ['no sale', []],
    ['shares and garages alone', [sale('2026-01-01', 5_000)]],
    ['buildings of other types alone', [sale('2026-01-01', 500_000, 'other')]],
  ])('has nothing to say of %s', (_, sales) => {
    expect(summarise(sales)).toBeUndefined();
  });

  test('asks for five whole years and the present one', () => {
    expect(toFirstDay(new Date('2026-11-29T12:00:00Z'))).toBe('2021-01-01');
  });
});
