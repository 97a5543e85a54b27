import { describe, expect, test } from 'vitest';
import { MilestoneKey } from '../../events/vocabulary.ts';
import { estimateChain, type EstimatedSale } from '../../functions/deals/chains/domain/chain-estimate.ts';
import {
  estimateCompletion,
  estimateOutside,
  phaseOf,
} from '../../functions/deals/chains/domain/sale-progress.ts';
import type { SaleProfile } from '../../functions/deals/sales/domain/milestones.ts';
import type { Sale } from '../../functions/deals/sales/domain/sale.ts';
import { addDays, formatLondonDay, toInstant } from '../../functions/kernel/london-time.ts';
import { noon } from '../properties/property-examples.ts';
import { openSale } from '../sales/sale-examples.ts';

const cash: SaleProfile = { nation: 'england', funding: 'cash' };
const begin = formatLondonDay(noon);
const dayAfter = (days: number) => addDays(begin, days);

/** A sale whose steps were confirmed some days after it was agreed. */
function saleWith(steps: Partial<Record<MilestoneKey, number>>, change: Partial<Sale> = {}): Sale {
  return {
    ...openSale(),
    milestones: MilestoneKey.options.flatMap((key) => {
      const days = steps[key];
      if (days === undefined) return [];
      const at = toInstant(dayAfter(days), '12:00').toISOString();
      return [{ key, done: true, confirmedBy: [{ side: 'buyer' as const, solicitor: false, at }] }];
    }),
    ...change,
  };
}
/** Every step before the exchange, each in its usual time and then `factor` times as slow. */
const passed = (factor: number) => ({
  solicitors_instructed: 0,
  id_checks: 10 * factor,
  searches_ordered: 10 * factor,
  enquiries_raised: 21 * factor,
});

describe('the estimate of a sale', () => {
  test.each([
    ['nothing is passed', saleWith({}), 'too_early'],
    [
      'two steps are passed',
      saleWith({ solicitors_instructed: 1, id_checks: 5, searches_ordered: 5 }),
      'too_early',
    ],
    ['it is completed', saleWith({}, { status: 'completed' }), 'done'],
  ])('says no day when %s', (_, sale, kind) => {
    expect(estimateCompletion(sale, cash, dayAfter(30))).toEqual({ kind });
  });

  test('adds the usual days of what is left to the steps that were passed in their usual time', () => {
    // Enquiries answered on day 42, deposit 56, ready 63, exchange 70, completion 84.
    expect(estimateCompletion(saleWith(passed(1)), cash, dayAfter(21))).toEqual({
      kind: 'not_before',
      day: dayAfter(84),
    });
  });

  test('goes on at the pace of the steps that were passed', () => {
    const slow = estimateCompletion(saleWith(passed(2)), cash, dayAfter(42));
    expect(slow).toEqual({ kind: 'not_before', day: dayAfter(168) });
  });

  test('is never before today, and not before a day that both sides agreed', () => {
    const late = estimateCompletion(saleWith(passed(1)), cash, dayAfter(400));
    expect(late).toMatchObject({ kind: 'not_before' });
    expect('day' in late && late.day >= dayAfter(400)).toBe(true);
    const agreed = saleWith(passed(1), { completionDate: dayAfter(200) });
    expect(estimateCompletion(agreed, cash, dayAfter(30))).toEqual({
      kind: 'not_before',
      day: dayAfter(200),
    });
  });

  test('is the day of the contract after the exchange', () => {
    const sale = saleWith(
      {},
      { status: 'exchanged', exchangedOn: dayAfter(50), completionDate: dayAfter(64) },
    );
    expect(estimateCompletion(sale, cash, dayAfter(51))).toEqual({ kind: 'agreed', day: dayAfter(64) });
  });
});

describe('the phase of a sale', () => {
  test.each([
    ['agreed', saleWith({})],
    ['legal_work', saleWith({ solicitors_instructed: 3 })],
    ['ready', saleWith({ solicitors_instructed: 3, ready_to_exchange: 60 })],
    ['exchanged', saleWith({}, { status: 'exchanged' })],
    ['completed', saleWith({}, { status: 'completed' })],
  ])('is %s', (phase, sale) => {
    expect(phaseOf(sale)).toBe(phase);
  });
});

describe('the estimate of a chain', () => {
  const openUntil = (day: string): EstimatedSale => ({
    phase: 'legal_work',
    estimate: { kind: 'not_before', day },
  });
  const agreedFor = (day: string): EstimatedSale => ({
    phase: 'exchanged',
    estimate: { kind: 'agreed', day },
  });
  const early: EstimatedSale = { phase: 'agreed', estimate: { kind: 'too_early' } };
  const done: EstimatedSale = { phase: 'completed', estimate: { kind: 'done' } };

  test.each<[string, EstimatedSale[], object]>([
    [
      'the slowest sale',
      [openUntil('2027-02-01'), openUntil('2027-03-01'), done],
      { estimate: { kind: 'not_before', day: '2027-03-01' }, slowest: 1 },
    ],
    [
      'nothing while one is too early',
      [openUntil('2027-03-01'), early],
      { estimate: { kind: 'too_early' }, slowest: 1 },
    ],
    [
      'the day that all contracts have',
      [agreedFor('2027-02-05'), agreedFor('2027-02-05')],
      { estimate: { kind: 'agreed', day: '2027-02-05' }, slowest: undefined },
    ],
    [
      'a contract’s day as the least for the others',
      [agreedFor('2027-04-01'), openUntil('2027-02-01')],
      { estimate: { kind: 'not_before', day: '2027-04-01' }, slowest: 1 },
    ],
    ['that all is done', [done, done], { estimate: { kind: 'done' }, slowest: undefined }],
  ])('says %s', (_, sales, expected) => {
    expect(estimateChain(sales)).toEqual(expected);
  });

  test('finds the sale that is least far among those too early', () => {
    expect(estimateChain([{ phase: 'legal_work', estimate: { kind: 'too_early' } }, early]).slowest).toBe(1);
  });

  test('says a day of a sale outside Gable for its last steps alone', () => {
    expect(estimateOutside({ phase: 'legal_work' }, begin)).toEqual({ kind: 'too_early' });
    expect(estimateOutside({ phase: 'ready' }, begin)).toEqual({ kind: 'not_before', day: dayAfter(21) });
    expect(estimateOutside({ phase: 'exchanged', completionDate: '2027-01-08' }, begin)).toEqual({
      kind: 'agreed',
      day: '2027-01-08',
    });
  });
});
