import { describe, expect, test } from 'vitest';
import { PropertyStatus } from '../../events/vocabulary.ts';
import {
  findNotedChange,
  type InterestNote,
  noteInterest,
  tellNoted,
  withdrawInterest,
} from '../../functions/deals/scottish-homes/domain/interest-note.ts';
import { type PropertyMove, propertyMoves } from '../../functions/listings/properties/domain/transitions.ts';
import { createProperty, getNoonAfter, ids, noon } from '../properties/property-examples.ts';

const { address, ...english } = createProperty();
const home = { ...english, status: 'live', address: { ...address, nation: 'scotland' } } as const;
const note = (change = {}, before?: InterestNote) =>
  noteInterest({ ...home, ...change }, { buyerId: ids.other, solicitor: 'Lawson & Reid' }, before, noon);

describe('noteInterest', () => {
  test('keeps the solicitor’s firm and tells the seller', () => {
    const { note: noted, events } = note();
    expect(noted).toMatchObject({ status: 'noted', solicitor: 'Lawson & Reid', version: 1 });
    expect(events.map(({ name }) => name)).toEqual(['interest.noted.v1']);
  });

  test('names another firm without telling anyone', () => {
    const before = note().note;
    expect(note({}, before)).toMatchObject({ note: { version: 2, notedAt: before.notedAt }, events: [] });
  });

  test('notes it again after a withdrawal', () => {
    const { note: withdrawn } = withdrawInterest(note().note, getNoonAfter(1));
    expect(note({}, withdrawn).events).toHaveLength(1);
    expect(() => withdrawInterest(withdrawn, noon)).toThrow(/already/);
  });

  test.each([
    ['outside Scotland', { address }, 'not_found'],
    ['under offer', { status: 'under_offer' }, 'conflict'],
    ['of one’s own', { ownerId: ids.other }, 'conflict'],
  ])('refuses for a home %s', (_, change, code) => {
    expect(() => note(change)).toThrow(expect.objectContaining({ code }));
  });
});

const backFrom = new Set(['fallen_through', 'withdrawn', 'expired', 'under_review']);
const moves = PropertyStatus.options.flatMap((from) =>
  Object.values<PropertyMove>(propertyMoves[from]).map(({ to }) => ({ from, to })),
);

test.each(moves)('tells of a move from $from to $to what it means', ({ from, to }) => {
  const expected = {
    live: backFrom.has(from) ? 'back' : undefined,
    under_offer: 'under_offer',
    withdrawn: 'off_market',
    expired: 'off_market',
    removed: 'off_market',
  };
  expect(findNotedChange({ from, to })).toBe(new Map<string, unknown>(Object.entries(expected)).get(to));
});

test('has a move back to market for each end that a home comes back from', () => {
  const found = moves.filter((move) => findNotedChange(move) === 'back').map(({ from }) => from);
  expect(found.toSorted()).toEqual(['expired', 'fallen_through', 'under_review', 'withdrawn']);
});

test('tells of a return whoever heard of the end, and nobody whose home was only reviewed', () => {
  const noted = note().note;
  const back = { to: 'back', eventId: 'evt_2' } as const;
  expect(tellNoted(home, [noted], back).events).toEqual([]);
  const gone = tellNoted(home, [noted], { to: 'off_market', eventId: 'evt_1' }).notes;
  const told = tellNoted(home, gone, back);
  expect(told.events).toHaveLength(1);
  expect(tellNoted(home, told.notes, { ...back, eventId: 'evt_3' }).events).toEqual([]);
});

test('tells nobody twice in a row that a home is off the market', () => {
  const gone = tellNoted(home, [note().note], { to: 'off_market', eventId: 'evt_1' }).notes;
  expect(tellNoted(home, gone, { to: 'off_market', eventId: 'evt_2' }).events).toEqual([]);
  const back = tellNoted(home, gone, { to: 'back', eventId: 'evt_3' }).notes;
  expect(tellNoted(home, back, { to: 'off_market', eventId: 'evt_4' }).events).toHaveLength(1);
});

test('tells each who noted interest once of an event, and nobody who withdrew', () => {
  const noted = note().note;
  const withdrawn = withdrawInterest(noted, noon).note;
  const news = { to: 'under_offer', eventId: 'evt_1' } as const;
  const told = tellNoted(home, [noted, withdrawn], news);
  expect(told.events.map(({ detail }) => detail['buyerIds'])).toEqual([[ids.other]]);
  expect(tellNoted(home, told.notes, news)).toEqual({ notes: [], events: [] });
});
