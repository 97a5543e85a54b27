import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PropertyStatus } from '../../events/vocabulary.ts';
import { AppError } from '../../functions/kernel/errors.ts';
import { isMoveAllowed, applyMove, findMove } from '../../functions/listings/properties/domain/market.ts';
import type { Property } from '../../functions/listings/properties/domain/property.ts';
import type {
  TransitionActor,
  PropertyVerb,
} from '../../functions/listings/properties/domain/transitions.ts';
import { getNoonAfter, createProperty, listEventNames, noon } from './property-examples.ts';

const verbs = [
  'submit',
  'activate',
  'hold',
  'approve',
  'return',
  'pause',
  'resume',
  'accept_offer',
  'instruct',
  'fall_through',
  'relist',
  'exchange',
  'complete',
  'withdraw',
  'expire',
  'remove',
  'restore',
] as const satisfies readonly PropertyVerb[];
const movers = ['owner', 'system', 'staff'] as const satisfies readonly TransitionActor[];
const status = fc.constantFrom(...PropertyStatus.options);
const verb = fc.constantFrom(...verbs);
const mover = fc.constantFrom(...movers);

describe('a move', () => {
  // The rows of the specification's table, next to the table in the code.
  test.each([
    ['draft', 'submit', 'owner', 'pending_payment'],
    ['pending_payment', 'activate', 'system', 'live'],
    ['pending_payment', 'hold', 'system', 'under_review'],
    ['under_review', 'approve', 'staff', 'live'],
    ['under_review', 'return', 'staff', 'draft'],
    ['live', 'pause', 'owner', 'paused'],
    ['paused', 'resume', 'owner', 'live'],
    ['live', 'accept_offer', 'owner', 'under_offer'],
    ['paused', 'accept_offer', 'owner', 'under_offer'],
    ['under_offer', 'instruct', 'system', 'sold_stc'],
    ['under_offer', 'fall_through', 'owner', 'fallen_through'],
    ['sold_stc', 'fall_through', 'owner', 'fallen_through'],
    ['fallen_through', 'relist', 'owner', 'live'],
    ['withdrawn', 'relist', 'owner', 'live'],
    ['expired', 'relist', 'owner', 'live'],
    ['sold_stc', 'exchange', 'system', 'exchanged'],
    ['exchanged', 'complete', 'system', 'completed'],
    ['live', 'withdraw', 'owner', 'withdrawn'],
    ['paused', 'withdraw', 'owner', 'withdrawn'],
    ['under_offer', 'withdraw', 'owner', 'withdrawn'],
    ['live', 'expire', 'system', 'expired'],
    ['exchanged', 'remove', 'staff', 'removed'],
    ['live', 'hold', 'staff', 'under_review'],
    ['removed', 'restore', 'staff', 'withdrawn'],
  ] as const)('from %s by %s of the %s leads to %s', (from, verb, by, to) => {
    expect(applyMove(createProperty({ status: from }), verb, { by }, noon).property.status).toBe(to);
  });

  test.each([
    ['sold_stc', 'withdraw', 'owner'],
    ['exchanged', 'fall_through', 'owner'],
    ['live', 'approve', 'owner'],
    ['under_review', 'approve', 'owner'],
    ['pending_payment', 'relist', 'owner'],
    ['live', 'remove', 'owner'],
    ['live', 'hold', 'owner'],
    ['removed', 'restore', 'owner'],
    ['live', 'complete', 'system'],
    ['completed', 'remove', 'staff'],
  ] as const)('from %s by %s of the %s is rejected with the present status', (from, verb, by) => {
    expect(() => applyMove(createProperty({ status: from }), verb, { by }, noon)).toThrow(
      expect.objectContaining({ code: 'conflict', extras: { state: from } }),
    );
  });

  test('is possible exactly when the table has it, for every status, verb and mover', () => {
    const made = (from: Property['status'], verb: PropertyVerb, by: TransitionActor) => {
      try {
        return applyMove(createProperty({ status: from }), verb, { by }, noon).property.status;
      } catch (error) {
        return error instanceof AppError ? undefined : error;
      }
    };
    fc.assert(
      fc.property(status, verb, mover, (from, verb, by) => {
        expect(made(from, verb, by)).toBe(
          isMoveAllowed(from, verb, by) ? findMove(from, verb)?.to : undefined,
        );
      }),
    );
  });

  test('never resets the first listing and publishes each change once, in any sequence', () => {
    const steps = fc.array(fc.record({ verb, by: mover, days: fc.integer({ min: 0, max: 200 }) }), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(steps, (life) => {
        let property = createProperty({
          status: 'pending_payment',
          firstListedAt: undefined,
          newAt: undefined,
        });
        let time = noon;
        for (const { verb, by, days } of life) {
          time = getNoonAfter(days, time);
          if (!isMoveAllowed(property.status, verb, by)) continue;
          const { property: next, events, entries } = applyMove(property, verb, { by }, time);
          const listedNow = next.status === 'live' ? time.toISOString() : undefined;
          expect(next.firstListedAt).toBe(property.firstListedAt ?? listedNow);
          expect(next.version).toBe(property.version + 1);
          expect([events.length, entries.length]).toEqual([1, 1]);
          property = next;
        }
      }),
    );
  });

  test('is impossible from a final status', () => {
    for (const verb of verbs)
      for (const by of movers) expect(isMoveAllowed('completed', verb, by)).toBe(false);
  });
});

describe('going on sale', () => {
  test('counts as new the first time', () => {
    const before = createProperty({ status: 'pending_payment', firstListedAt: undefined, newAt: undefined });
    const { property, events, entries } = applyMove(before, 'activate', { by: 'system' }, noon);
    expect(property).toMatchObject({ firstListedAt: noon.toISOString(), newAt: noon.toISOString() });
    expect(events).toMatchObject([{ name: 'property.published.v1', detail: { occasion: 'first' } }]);
    expect(entries).toEqual([{ at: noon.toISOString(), kind: 'listed', price: 325_000 }]);
  });

  test.each([
    [97, 'back'],
    [98, 'first'],
  ])('counts after %i days off the market as %s', (days, occasion) => {
    const withdrawn = applyMove(createProperty(), 'withdraw', { by: 'owner' }, noon).property;
    const time = getNoonAfter(days);
    const { property, events } = applyMove(withdrawn, 'relist', { by: 'owner' }, time);
    expect(events).toMatchObject([{ detail: { occasion } }]);
    expect(property.newAt).toBe(occasion === 'first' ? time.toISOString() : noon.toISOString());
    expect(property.backOnMarketAt).toBe(occasion === 'back' ? time.toISOString() : undefined);
    expect(property.offMarketAt).toBeUndefined();
  });

  test('counts as neither new nor back after a pause', () => {
    const paused = applyMove(createProperty(), 'pause', { by: 'owner' }, noon).property;
    const { property, events } = applyMove(paused, 'resume', { by: 'owner' }, getNoonAfter(200));
    expect(events).toMatchObject([{ detail: { occasion: 'resumed' } }]);
    expect(property).toMatchObject({ newAt: noon.toISOString(), listedAt: noon.toISOString() });
  });
});

test('publishes from, to and reason when a property leaves the market', () => {
  const { events } = applyMove(createProperty(), 'withdraw', { by: 'owner', reason: 'We are staying' }, noon);
  expect(listEventNames(events)).toEqual(['property.status_changed.v1']);
  expect(events[0]?.detail).toMatchObject({ from: 'live', to: 'withdrawn', reason: 'We are staying' });
});
