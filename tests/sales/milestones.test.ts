import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MilestoneKey, type Side } from '../../events/vocabulary.ts';
import { nameSolicitor } from '../../functions/deals/sales/domain/instruct-solicitor.ts';
import { canConfirm, canUndo } from '../../functions/deals/sales/domain/milestone-permissions.ts';
import {
  milestoneKeysOf,
  type SaleProfile,
  ruleOf,
  prerequisitesOf,
  titleOf,
} from '../../functions/deals/sales/domain/milestones.ts';
import { calculateReviewDay } from '../../functions/deals/sales/domain/reminders.ts';
import type { SaleActor, SaleDecision } from '../../functions/deals/sales/domain/sale-decision.ts';
import type { Sale } from '../../functions/deals/sales/domain/sale.ts';
import { isSettledSale } from '../../functions/deals/sales/domain/settled-sale.ts';
import {
  isOwed,
  milestoneOf,
  nextStepOf,
  createTimeline,
} from '../../functions/deals/sales/domain/timeline.ts';
import { updateMilestone } from '../../functions/deals/sales/domain/update-milestone.ts';
import { AppError } from '../../functions/kernel/errors.ts';
import { addDays, formatLondonDay } from '../../functions/kernel/london-time.ts';
import { getNoonAfter, listEventNames, noon } from '../properties/property-examples.ts';
import { countRuns } from '../support/nightly.ts';
import { createFirm, createMemorandumSource, createStamp, openSale, solicitorIds } from './sale-examples.ts';

const england: SaleProfile = { nation: 'england', funding: 'mortgage' };
const seller: SaleActor = { side: 'seller', solicitor: false };
const buyer: SaleActor = { side: 'buyer', solicitor: false };

function named(sale: Sale, side: Side, now = noon): SaleDecision {
  const by = side === 'seller' ? sale.sellerId : sale.buyerId;
  return nameSolicitor(
    sale,
    createMemorandumSource(),
    { side, by, id: solicitorIds[side], details: createFirm() },
    createStamp(now),
  );
}
const instructed = (): Sale => named(named(openSale(), 'seller').sale, 'buyer').sale;

/** Confirms a step as the given actor; a refused step throws. */
const ticked = (sale: Sale, key: MilestoneKey, by: SaleActor, change = {}): Sale =>
  updateMilestone(sale, england, { key, done: true, ...change, by }, createStamp())?.sale ?? sale;

/** The shortest way to a sale that is ready to exchange. */
function ready(): Sale {
  let sale = instructed();
  for (const key of milestoneKeysOf(england).slice(0, MilestoneKey.options.indexOf('completion_date_set'))) {
    const { owner, automatic } = ruleOf(key);
    if (automatic) continue;
    if (owner !== 'buyer') sale = ticked(sale, key, seller, { date: formatLondonDay(noon) });
    if (owner !== 'seller') sale = ticked(sale, key, buyer, { date: formatLondonDay(noon) });
  }
  return sale;
}

test.each<[SaleProfile['nation'], Side, string]>([
  ['england', 'buyer', 'Searches ordered'],
  ['scotland', 'buyer', 'Property enquiries ordered'],
  ['northern_ireland', 'seller', 'Searches and property certificates ordered'],
])('in %s the searches are ordered by the %s', (nation, side, title) => {
  const profile: SaleProfile = { nation, funding: 'cash' };
  const sale = instructed();
  const key = 'searches_ordered';
  expect(titleOf(key, profile)).toBe(title);
  expect([seller, buyer].filter((actor) => canConfirm(sale, profile, key, actor))).toMatchObject([{ side }]);
  expect(createTimeline(sale, profile, '2026-11-22').find((step) => step.key === key)).toMatchObject({
    owedBy: side,
  });
});

describe('milestones', () => {
  test('wait only for steps that come before them', () => {
    for (const key of MilestoneKey.options)
      for (const before of ruleOf(key).waitsFor)
        expect(MilestoneKey.options.indexOf(before)).toBeLessThan(MilestoneKey.options.indexOf(key));
  });

  test('include no mortgage offer for cash and no buyer’s deposit in Scotland', () => {
    expect(milestoneKeysOf({ nation: 'england', funding: 'cash' })).not.toContain('mortgage_offer');
    expect(prerequisitesOf('ready_to_exchange', { nation: 'scotland', funding: 'cash' })).not.toContain(
      'deposit_paid',
    );
    expect(milestoneKeysOf(england)).toHaveLength(MilestoneKey.options.length);
  });
});

describe('exchange of contracts', () => {
  const completionDate = addDays(formatLondonDay(noon), 14);

  test('needs the confirmation of both sides', () => {
    const half = ticked(ready(), 'exchanged', seller, { completionDate });
    expect(half).toMatchObject({ status: 'sold_stc' });
    const both = updateMilestone(half, england, { key: 'exchanged', done: true, by: buyer }, createStamp());
    expect(both).toMatchObject({ linkedAction: 'exchange', sale: { status: 'exchanged', completionDate } });
    expect(listEventNames(both?.events ?? [])).toEqual(['sale.exchanged.v1']);
  });

  test('needs one solicitor’s confirmation only, even after their own client’s', () => {
    const half = ticked(ready(), 'exchanged', buyer, { completionDate });
    const said = updateMilestone(
      half,
      england,
      { key: 'exchanged', done: true, by: { ...buyer, solicitor: true } },
      createStamp(),
    );
    expect(said).toMatchObject({ linkedAction: 'exchange', sale: { status: 'exchanged' } });
  });

  test.each([
    ['without a day of completion', {}],
    ['with one before the exchange', { completionDate: addDays(formatLondonDay(noon), -1) }],
    ['on a day that is still to come', { date: addDays(formatLondonDay(noon), 1), completionDate }],
    ['on a day before the sale was agreed', { date: addDays(formatLondonDay(noon), -1), completionDate }],
  ])('is refused %s', (_, change) => {
    expect(() => ticked(ready(), 'exchanged', seller, change)).toThrow(
      expect.objectContaining({ code: 'invalid' }),
    );
  });

  test('can be changed and undone by a side until the other one agrees', () => {
    const half = ticked(ready(), 'exchanged', seller, { completionDate });
    const later = addDays(completionDate, 7);
    expect(ticked(half, 'exchanged', seller, { completionDate: later })).toMatchObject({
      completionDate: later,
      status: 'sold_stc',
    });
    const back = updateMilestone(
      half,
      england,
      { key: 'exchanged', done: false, by: seller },
      createStamp(),
    )?.sale;
    expect(back).not.toHaveProperty('completionDate');
    expect(
      updateMilestone(half, england, { key: 'exchanged', done: false, by: buyer }, createStamp()),
    ).toBeUndefined();
  });

  test('needs a new confirmation of the other side after another completion date', () => {
    const day = { date: addDays(formatLondonDay(noon), 20) };
    const half = ticked(ready(), 'completion_date_set', seller, day);
    const counter = ticked(half, 'completion_date_set', buyer, {
      date: addDays(formatLondonDay(noon), 30),
    });
    expect(milestoneOf(counter, 'completion_date_set')).toMatchObject({
      done: false,
      confirmedBy: [{ side: 'buyer' }],
    });
    const agreed = ticked(counter, 'completion_date_set', seller);
    expect(agreed.completionDate).toBe(addDays(formatLondonDay(noon), 30));
  });
});

describe('a step before the day that was planned for it', () => {
  const planned = addDays(formatLondonDay(noon), 20);
  const exchanged = () =>
    ticked(ticked(ready(), 'exchanged', seller, { completionDate: planned }), 'exchanged', buyer);

  test('is refused for completion, unless the caller confirms that it is early', () => {
    const sale = exchanged();
    expect(() => ticked(sale, 'completed', seller)).toThrow(/./);
    const half = ticked(sale, 'completed', seller, { early: true });
    expect(milestoneOf(half, 'completed').date).toBe(formatLondonDay(noon));
    // The other side agrees to that day.
    expect(ticked(half, 'completed', buyer)).toMatchObject({ status: 'completed' });
  });

  test('is owed by nobody until then, and by both on the day', () => {
    const owed = (day: string) =>
      createTimeline(exchanged(), england, day)
        .filter(isOwed)
        .map(({ key }) => key);
    expect(owed(addDays(planned, -1))).toEqual([]);
    expect(owed(planned)).toEqual(['keys_released', 'completed']);
    const early = ticked(exchanged(), 'completed', seller, { early: true });
    const steps = createTimeline(early, england, formatLondonDay(noon));
    expect(nextStepOf(steps.filter(isOwed))).toMatchObject({ key: 'completed', owedBy: 'buyer' });
  });

  test('is refused for the survey, unless the caller confirms that it is early', () => {
    const booked = ticked(instructed(), 'survey_booked', buyer, { date: planned });
    expect(() => ticked(booked, 'survey_done', buyer)).toThrow(/./);
    const done = ticked(booked, 'survey_done', buyer, { early: true });
    expect(milestoneOf(done, 'survey_done').done).toBe(true);
  });
});

describe('nextStepOf', () => {
  test('is owed by both sides first, then by the side that has not confirmed', () => {
    const first = nextStepOf(createTimeline(openSale(), england, formatLondonDay(noon)));
    expect(first).toMatchObject({ key: 'solicitors_instructed', owedBy: 'both', since: '2026-11-21' });
    const half = named(openSale(), 'seller', getNoonAfter(3)).sale;
    expect(nextStepOf(createTimeline(half, england, formatLondonDay(getNoonAfter(5))))).toMatchObject({
      key: 'solicitors_instructed',
      owedBy: 'buyer',
      since: '2026-11-24',
      state: 'half_done',
    });
  });

  test('returns late steps first and never optional ones', () => {
    const late = formatLondonDay(getNoonAfter(11));
    const next = nextStepOf(createTimeline(instructed(), england, late));
    expect(next).toMatchObject({ key: 'id_checks', state: 'overdue' });
    const surveyed = createTimeline(instructed(), england, formatLondonDay(getNoonAfter(300)));
    expect(surveyed.find(({ key }) => key === 'survey_booked')).toMatchObject({ state: 'due' });
  });
});

const actors = fc.constantFrom<SaleActor>(
  seller,
  buyer,
  { ...seller, solicitor: true },
  { ...buyer, solicitor: true },
);
const commands = fc.array(
  fc.record({
    key: fc.constantFrom(...MilestoneKey.options),
    done: fc.boolean(),
    by: actors,
    days: fc.integer({ min: 0, max: 30 }),
    ahead: fc.option(fc.integer({ min: 0, max: 40 }), { nil: undefined }),
  }),
  { maxLength: 120 },
);
const matters = fc.record<SaleProfile>({
  nation: fc.constantFrom('england', 'wales', 'scotland', 'northern_ireland'),
  funding: fc.constantFrom('cash', 'mortgage', 'mixed'),
});

/** Tries random steps in any order; a refused step changes nothing. */
function played(
  matter: SaleProfile,
  steps: typeof commands extends fc.Arbitrary<infer T> ? T : never,
  check: (sale: Sale, before: Sale, decision: SaleDecision | undefined, now: Date) => void,
) {
  let sale = instructed();
  let now = noon;
  for (const { key, done, by, days, ahead } of steps) {
    now = getNoonAfter(days, now);
    const day = ahead === undefined ? undefined : addDays(formatLondonDay(now), ahead);
    const change = {
      key,
      done,
      ...(ruleOf(key).ahead && { date: day }),
      ...(key === 'exchanged' && { completionDate: day }),
    };
    const before = sale;
    const could = done ? canConfirm(sale, matter, key, by) : canUndo(sale, matter, key, by);
    let decision: SaleDecision | undefined;
    try {
      decision = updateMilestone(sale, matter, { ...change, by }, createStamp(now));
    } catch (error) {
      if (!(error instanceof AppError) || (error.code !== 'conflict' && error.code !== 'invalid'))
        throw error;
      if (error.code === 'conflict') expect(could).toBe(false);
    }
    sale = decision?.sale ?? sale;
    check(sale, before, decision, now);
  }
  return sale;
}

describe('random steps of both sides and their solicitors', () => {
  test('never exchange or complete without both sides or a solicitor, nor skip a step', () => {
    fc.assert(
      fc.property(matters, commands, (matter, steps) => {
        played(matter, steps, (sale, before, decision) => {
          for (const key of ['exchanged', 'completed'] as const) {
            const { done, confirmedBy } = milestoneOf(sale, key);
            const both = new Set(confirmedBy.map(({ side }) => side)).size === 2;
            if (done) expect(both || confirmedBy.some(({ solicitor }) => solicitor)).toBe(true);
          }
          if (sale.exchangedOn !== undefined) expect(sale.completionDate).toBeDefined();
          for (const { key, confirmedBy } of sale.milestones)
            if (confirmedBy.length > 0 && sale.exchangedOn === undefined)
              for (const first of prerequisitesOf(key, matter))
                expect(milestoneOf(sale, first).done).toBe(true);
          if (decision) expect(sale.version).toBe(before.version + 1);
          expect(decision?.events.length ?? 0).toBeLessThanOrEqual(1);
        });
      }),
      { numRuns: countRuns(60, 1_500) },
    );
  });

  test('always leave a next step until the sale is over and never undo an exchange', () => {
    fc.assert(
      fc.property(matters, commands, (matter, steps) => {
        played(matter, steps, (sale, before, _, now) => {
          const next = nextStepOf(createTimeline(sale, matter, formatLondonDay(now)));
          if (isSettledSale(sale)) expect(next).toBeUndefined();
          else {
            expect(next).toMatchObject({ since: expect.any(String) });
            expect(calculateReviewDay(sale, matter, formatLondonDay(now))).toBeDefined();
          }
          if (before.exchangedOn !== undefined) expect(sale.exchangedOn).toBe(before.exchangedOn);
          if (before.status === 'completed') expect(sale).toEqual(before);
        });
      }),
      { numRuns: countRuns(60, 1_500) },
    );
  });

  test('complete the sale when both sides confirm all that they can', () => {
    fc.assert(
      fc.property(matters, (matter) => {
        let sale = instructed();
        const now = getNoonAfter(30);
        const date = formatLondonDay(now);
        for (let round = 0; round < 60 && !isSettledSale(sale); round += 1)
          for (const by of [seller, buyer])
            for (const key of milestoneKeysOf(matter))
              if (canConfirm(sale, matter, key, by))
                sale =
                  updateMilestone(
                    sale,
                    matter,
                    { key, done: true, date, completionDate: date, by },
                    createStamp(now),
                  )?.sale ?? sale;
        expect(sale.status).toBe('completed');
      }),
    );
  });
});
