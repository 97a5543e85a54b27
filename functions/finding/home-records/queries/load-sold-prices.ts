import * as z from 'zod';
import { listSalesSince } from '../adapters/land-registry.ts';
import { type DatedAnswer, loadDatedAnswer } from '../adapters/register-answer-repository.ts';
import { SoldPrice } from '../domain/price-guide.ts';

/** Postcode areas of Scotland and Northern Ireland, whose sales HM Land Registry does not have. */
const elsewhere = new Set('AB DD DG EH FK G HS IV KA KW KY ML PA PH ZE BT JE GY IM'.split(' '));

/** Whether HM Land Registry has the sales of an outcode. */
export function hasSoldPrices(outcode: string): boolean {
  return !elsewhere.has(outcode.replace(/\d.*$/, ''));
}

const maxSales = 1_500;
const years = 2;

function toFirstDay(now: Date): string {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - years);
  return since.toISOString().slice(0, 10);
}

/**
 * The sales in an outcode in the last two years.
 * @throws RegisterUnavailableError
 */
export async function loadSoldPrices(outcode: string, now: Date): Promise<DatedAnswer<SoldPrice[]>> {
  return loadDatedAnswer(
    {
      register: 'sold_prices',
      place: outcode,
      schema: z.array(SoldPrice),
      ask: () => listSalesSince(outcode, { since: toFirstDay(now), max: maxSales }),
    },
    now,
  );
}
