import { describe, expect, test } from 'vitest';
import { describeMoment, type MomentFacts } from '../../functions/deals/sales/domain/moments.ts';
import { toSaleView } from '../../functions/deals/sales/domain/sale-view.ts';
import type { Sale } from '../../functions/deals/sales/domain/sale.ts';
import { noon } from '../properties/property-examples.ts';
import { createMemorandumSource, openSale } from './sale-examples.ts';

const facts: MomentFacts = { side: 'seller', nation: 'england', other: 'Ben Buyer', price: 283_500 };

describe('describeMoment', () => {
  test.each([
    ['england', 'buyer', 'tell the council that you’ve moved in, and register to vote at the new address'],
    [
      'northern_ireland',
      'buyer',
      expect.stringMatching(/^tell Land & Property Services that you’ve moved in/),
    ],
    ['northern_ireland', 'seller', expect.stringMatching(/^tell Land & Property Services, your bank/)],
  ] as const)('sends people of %s, the %s, to who bills their home', (nation, side, what) => {
    const { steps } = describeMoment('completed', { side, nation, other: 'Sam', on: '2026-11-27' });
    expect(steps).toContainEqual(expect.objectContaining({ what }));
  });

  test('names who does each step, as the reader reads it', () => {
    const whoIn = (side: 'seller' | 'buyer', other: string) =>
      describeMoment('memorandum', { ...facts, side, other }).steps.map(({ who }) => who);
    expect(whoIn('seller', 'Ben Buyer')).toEqual([
      'You',
      'Ben Buyer’s solicitor',
      'Your solicitor',
      'Both solicitors',
    ]);
    expect(whoIn('buyer', 'the seller')).toEqual([
      'You',
      'Your solicitor',
      'The seller’s solicitor',
      'Both solicitors',
    ]);
  });

  test('counts the days of a step from the day of the moment, where it is known', () => {
    const whenOf = (on: string | undefined) => describeMoment('accepted', { ...facts, on }).steps[0]?.when;
    expect(whenOf('2026-11-29')).toBe('by Sun 6 Dec 2026');
    expect(whenOf(undefined)).toBe('within 7 days');
  });

  test.each([
    ['england', 'Stamp Duty Land Tax', 'return due by Fri 11 Dec 2026'],
    ['northern_ireland', 'Stamp Duty Land Tax', 'return due by Fri 11 Dec 2026'],
    ['wales', 'Land Transaction Tax', 'return due by Sun 27 Dec 2026'],
    ['scotland', 'Land and Buildings Transaction Tax', 'return due by Sun 27 Dec 2026'],
  ] as const)('gives the tax of %s and the last day of its return to the buyer', (nation, tax, when) => {
    const { title, steps } = describeMoment('completed', {
      ...facts,
      side: 'buyer',
      nation,
      on: '2026-11-27',
    });
    expect(title).toBe('The home is yours');
    expect(steps.at(-1)).toMatchObject({ what: expect.stringContaining(tax), when });
  });

  test.each([
    ['england', 'buyer', 'orders the searches and asks questions'],
    ['northern_ireland', 'seller', 'orders the searches and property certificates'],
  ] as const)('in %s the %s’s solicitor orders the searches', (nation, side, what) => {
    const { steps } = describeMoment('memorandum', { ...facts, side, nation });
    expect(steps[1]).toMatchObject({ who: 'Your solicitor', what: expect.stringContaining(what) });
  });

  test('says what binds in the law of the nation', () => {
    expect(describeMoment('accepted', facts).meaning).toContain('until contracts are exchanged');
    expect(describeMoment('accepted', { ...facts, nation: 'scotland' }).meaning).toContain('missives');
    expect(describeMoment('exchanged', { ...facts, nation: 'scotland' }).title).toBe(
      'The missives are concluded',
    );
  });
});

describe('toSaleView', () => {
  const view = (change: Partial<Sale>, solicitor = false) =>
    toSaleView(
      { ...openSale(), ...change },
      createMemorandumSource(),
      { by: { side: 'seller', solicitor }, papers: { memoranda: [], handover: [] } },
      noon,
    ).moment;
  const issued = [{ version: 1, issuedAt: noon.toISOString(), why: 'Both sides gave their details.' }];

  test.each<[string, Partial<Sale>, string | undefined]>([
    ['an accepted offer', {}, 'accepted'],
    ['both solicitors, but no memorandum', { status: 'sold_stc' }, 'accepted'],
    ['a memorandum', { status: 'sold_stc', memoranda: issued }, 'memorandum'],
    ['an exchange', { status: 'exchanged', memoranda: issued, exchangedOn: '2026-12-01' }, 'exchanged'],
    ['a completion', { status: 'completed', memoranda: issued, completedOn: '2026-12-11' }, 'completed'],
    ['a fall-through', { status: 'fallen_through' }, undefined],
  ])('leads with the last moment: %s', (_, change, key) => {
    expect(view(change)?.key).toBe(key);
  });

  const issuedOn = (day: string) => [{ version: 1, issuedAt: `${day}T12:00:00.000Z`, why: '' }];

  test.each<[string, (day: string) => Partial<Sale>, number, number]>([
    ['the acceptance', (day) => ({ acceptedAt: `${day}T12:00:00.000Z` }), 3, 0],
    ['the memorandum', (day) => ({ status: 'sold_stc', memoranda: issuedOn(day) }), 4, 0],
    ['the completion', (day) => ({ status: 'completed', completedOn: day }), 4, 0],
    ['the exchange, for the day of completion', (day) => ({ status: 'exchanged', exchangedOn: day }), 4, 4],
  ])('has steps for five days after %s', (_, since, fresh, later) => {
    expect(view(since('2026-11-16'))?.steps).toHaveLength(fresh);
    expect(view(since('2026-11-15'))?.steps).toHaveLength(later);
  });

  test('shows no moment to a solicitor', () => {
    expect(view({}, true)).toBeUndefined();
  });
});
