import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DomainEvent } from '../../events/define.ts';
import { EnquiryClosed, EnquiryOpened, EnquiryReopened } from '../../events/enquiry.ts';
import { eventCatalogue } from '../../events/index.ts';
import { OfferAccepted, OfferFellThrough, OfferMade } from '../../events/offer.ts';
import { PackageChosen, PackagePaid } from '../../events/package.ts';
import {
  DraftCreated,
  DraftUpdated,
  PropertyPublished,
  PropertyStatusChanged,
  PropertySubmitted,
} from '../../events/property.ts';
import { ReportDecided, ReportFiled } from '../../events/report.ts';
import { SaleCompleted, SaleExchanged } from '../../events/sale.ts';
import type { LedgerEntry } from '../../functions/money/payments/domain/ledger.ts';
import {
  addToDay,
  type BoardDay,
  listShareChanges,
  toDayKey,
} from '../../functions/reach/staff/domain/board/board-day.ts';
import { boardEvents, listBoardNews } from '../../functions/reach/staff/domain/board/board-rules.ts';
import { toRevenueShares, toShares } from '../../functions/reach/staff/domain/board/board-shares.ts';
import { type BoardSubject, mergeSightings } from '../../functions/reach/staff/domain/board/board-subject.ts';
import {
  toComplaints,
  toFunnel,
  toHomeDays,
  toRevenueDays,
  toTimes,
} from '../../functions/reach/staff/domain/board/board-view.ts';

interface Told {
  readonly event: DomainEvent;
  readonly time: string;
}
const tell = (time: string, event: DomainEvent): Told => ({ event, time: `${time}:00.000Z` });

const home = PropertyPublished.example;
const sale = SaleExchanged.example;
const publish = (occasion: 'first' | 'resumed') => PropertyPublished.of({ ...home, occasion });
const moveTo = (to: 'paused' | 'under_offer') => PropertyStatusChanged.of({ ...home, from: 'live', to });
const ticket = EnquiryClosed.of({ ...EnquiryClosed.example, topic: 'complaint' });

/** A home from its draft to the keys, a complaint that came back, and a report. */
const story: readonly Told[] = [
  tell('2026-03-01T10:00', DraftCreated.of(DraftCreated.example)),
  tell('2026-03-01T10:05', DraftUpdated.of({ ...DraftUpdated.example, fields: ['houseNo', 'postcode'] })),
  tell('2026-03-02T10:05', DraftUpdated.of({ ...DraftUpdated.example, fields: ['images'] })),
  tell('2026-03-03T09:00', PropertySubmitted.of({ ...home, begunAt: '2026-03-01T10:00:00.000Z' })),
  tell('2026-03-03T09:10', PackageChosen.of(PackageChosen.example)),
  tell('2026-03-03T09:20', PackagePaid.of(PackagePaid.example)),
  // Half past midnight in London, where summer time has begun.
  tell('2026-03-29T23:30', publish('first')),
  tell('2026-04-02T12:00', OfferMade.of(OfferMade.example)),
  tell('2026-04-03T12:00', OfferMade.of(OfferMade.example)),
  tell('2026-04-04T12:00', moveTo('paused')),
  tell('2026-04-05T12:00', publish('resumed')),
  tell('2026-04-06T12:00', moveTo('under_offer')),
  tell('2026-04-06T12:00', OfferAccepted.of(OfferAccepted.example)),
  tell('2026-06-05T12:00', SaleExchanged.of({ ...sale, date: '2026-06-05', completionDate: '2026-06-19' })),
  tell('2026-06-20T12:00', SaleCompleted.of({ ...sale, date: '2026-06-19' })),
  tell('2026-05-01T12:00', EnquiryOpened.of({ ...EnquiryOpened.example, topic: 'complaint' })),
  tell('2026-05-04T12:00', ticket),
  tell('2026-05-05T12:00', EnquiryReopened.of({ ...EnquiryReopened.example, topic: 'complaint' })),
  tell('2026-05-11T12:00', ticket),
  tell('2026-05-02T12:00', ReportFiled.of(ReportFiled.example)),
];

/** The days as the reaction keeps them, of events as they come. */
function keepDays(told: readonly Told[]): ReadonlyMap<string, BoardDay> {
  const subjects = new Map<string, BoardSubject>();
  const days = new Map<string, BoardDay>();
  for (const { event, time } of told)
    for (const news of listBoardNews(event.name, event.detail, { time })) {
      if ('paymentId' in news) continue;
      const id = news.subjectId;
      const before = subjects.get(id) ?? { id, seen: [], shares: [], version: 0 };
      const seen = mergeSightings(before.seen, news.told);
      const after = { ...before, seen, shares: toShares(id, seen) };
      subjects.set(id, after);
      for (const change of listShareChanges(before.shares, after.shares))
        days.set(toDayKey(change), addToDay(days.get(toDayKey(change)), change));
    }
  return days;
}
const countDays = (told: readonly Told[]) =>
  Object.fromEntries(
    [...keepDays(told)]
      .filter(([, { counts }]) => Object.keys(counts).length > 0)
      .map(([key, { counts }]) => [key, counts] as const),
  );

describe('the days of the board', () => {
  const counted = {
    'funnel#2026-03-01': {
      started: 1,
      step1: 1,
      step2: 1,
      step3: 1,
      step4: 1,
      submitted: 1,
      chosen: 1,
      paid: 1,
      published: 1,
    },
    'homes#2026-03-30': { onSale: 1, listed: 1 },
    'homes#2026-04-02': { offered: 1, 'offeredIn.3': 1 },
    'homes#2026-04-04': { onSale: -1 },
    'homes#2026-04-05': { onSale: 1 },
    'homes#2026-04-06': { onSale: -1 },
    'sales#2026-04-06': { agreed: 1 },
    'sales#2026-06-05': { exchanged: 1, 'exchangedIn.60': 1 },
    'sales#2026-06-19': { completed: 1 },
    'complaints#2026-05-01': { 'complaint.opened': 1 },
    'complaints#2026-05-11': { 'complaint.closed': 1, 'complaint.closedIn.10': 1 },
    'complaints#2026-05-02': { 'report.opened': 1, 'report.waiting': 1 },
  };

  test('count what happened on days in London', () => {
    expect(countDays(story)).toEqual(counted);
  });

  test('are the same in whatever order events come, and however often', () => {
    const any = fc
      .tuple(
        fc.shuffledSubarray([...story], { minLength: story.length }),
        fc.subarray([...story]),
        fc.subarray([...story]),
      )
      .map(([all, again, once]) => [...again, ...all, ...once, ...all]);
    fc.assert(
      fc.property(any, (told) => {
        expect(countDays(told)).toEqual(counted);
      }),
    );
  });

  test('have nothing of a message that is no complaint, or an act without a report', () => {
    const quiet = [
      tell('2026-04-02T12:00', EnquiryOpened.of({ ...EnquiryOpened.example, topic: 'selling' })),
      tell('2026-04-02T12:00', ReportDecided.of({ ...ReportDecided.example, origin: 'staff_act' })),
      tell('2026-04-02T12:00', moveTo('under_offer')),
    ];
    expect(countDays(quiet)).toEqual({});
  });

  test('count a sale that fell through beside its agreement', () => {
    const over = [
      tell('2026-04-02T12:00', OfferAccepted.of(OfferAccepted.example)),
      tell('2026-04-09T12:00', OfferFellThrough.of(OfferFellThrough.example)),
    ];
    expect(countDays(over)).toEqual({
      'sales#2026-04-02': { agreed: 1 },
      'sales#2026-04-09': { fellThrough: 1 },
    });
  });

  test('listen to events of the catalogue, each once', () => {
    const names = boardEvents.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(eventCatalogue.map((event) => event.name)).toContain(name);
  });
});

const entry = (
  kind: LedgerEntry['kind'],
  day: string,
  [net, vat, donation]: readonly number[],
): LedgerEntry => ({
  id: `${kind}#x`,
  paymentId: 'pay_01K9ZX3Q6T4C8V0R2M5N7P9B1T',
  kind,
  at: `${day}T12:00:00.000Z`,
  day,
  lines: [
    { account: 'card_clearing', amountPence: (net ?? 0) + (vat ?? 0) + (donation ?? 0) },
    { account: 'sales', amountPence: -(net ?? 0) },
    { account: 'vat', amountPence: -(vat ?? 0) },
    { account: 'donations', amountPence: -(donation ?? 0) },
  ],
});

describe('revenue', () => {
  test('falls by a refund on the day when its money left, and leaves donations out', () => {
    const shares = toRevenueShares('standard', [
      entry('payment', '2026-04-01', [8_250, 1_650, 0]),
      entry('donation', '2026-04-01', [0, 0, 500]),
      entry('refund', '2026-05-02', [-2_000, -400, -100]),
      entry('refund_returned', '2026-05-09', [2_000, 400, 100]),
    ]);
    const days = shares.map((share) => addToDay(undefined, share));
    expect(toRevenueDays(days)).toEqual([
      line('2026-04-01', { sold: 1, netPence: 8_250, vatPence: 1_650, refundedPence: 0 }),
      line('2026-05-02', { sold: 0, netPence: -2_000, vatPence: -400, refundedPence: 2_400 }),
      line('2026-05-09', { sold: 0, netPence: 2_000, vatPence: 400, refundedPence: -2_400 }),
    ]);
  });
  const line = (day: string, sums: object) => ({
    day,
    packageId: 'standard',
    packageName: 'Standard',
    ...sums,
  });
});

const createDay = (day: string, counts: Record<string, number>): BoardDay => ({
  measure: 'homes',
  day,
  counts,
  version: 1,
});
const range = { from: '2026-04-01', to: '2026-05-31' };

describe('what the board says', () => {
  test('homes on sale are those before the range and what came and went since', () => {
    const days = [
      createDay('2026-03-01', { onSale: 3, listed: 3 }),
      createDay('2026-04-10', { onSale: 2, listed: 1 }),
      createDay('2026-04-12', { onSale: -4 }),
    ];
    expect(toHomeDays(days, range)).toEqual({
      onSaleBefore: 3,
      days: [
        { day: '2026-04-10', onSale: 5, listed: 1 },
        { day: '2026-04-12', onSale: 1, listed: 0 },
      ],
    });
  });

  test.each([
    [{}, 0, null],
    [{ 'offeredIn.4': 4 }, 4, null],
    [{ 'offeredIn.2': 1, 'offeredIn.4': 3, 'offeredIn.90': 1 }, 5, 4],
    [{ 'offeredIn.2': 3, 'offeredIn.9': 3 }, 6, 5.5],
  ])('a median has five cases at least: %j', (counts, count, medianDays) => {
    const homes = [createDay('2026-04-10', counts)];
    const times = toTimes({ homes, sales: [] }, range);
    expect(times.offer).toEqual({ count, medianDays });
    expect(times.months.map(({ month, offer }) => [month, offer.count])).toEqual([
      ['2026-04', count],
      ['2026-05', 0],
    ]);
  });

  test('the funnel sums the drafts of all days', () => {
    const days = [
      createDay('2026-04-10', { started: 2, step1: 2, submitted: 1 }),
      createDay('2026-04-11', { started: 1, published: 1 }),
    ];
    expect(toFunnel(days)).toEqual({
      started: 3,
      steps: [2, 0, 0, 0, 0, 0].map((count, nth) => ({ step: nth + 1, count })),
      submitted: 1,
      chosen: 0,
      paid: 0,
      published: 1,
    });
  });

  test('complaints that wait have their age today, also those from before the range', () => {
    const days = [
      createDay('2026-03-01', { 'complaint.opened': 1, 'complaint.waiting': 1 }),
      createDay('2026-05-30', { 'complaint.opened': 2, 'complaint.waiting': 2 }),
      createDay('2026-05-31', { 'complaint.closed': 1, 'complaint.closedIn.1': 1 }),
    ];
    expect(toComplaints(days, range, '2026-06-02')[0]).toEqual({
      kind: 'complaint',
      days: [
        { day: '2026-05-30', opened: 2, closed: 0 },
        { day: '2026-05-31', opened: 0, closed: 1 },
      ],
      answered: { count: 1, medianDays: null },
      waiting: 3,
      oldestDays: 93,
      medianDays: 3,
      ages: [
        { upToDays: 2, count: 0 },
        { upToDays: 7, count: 2 },
        { upToDays: 28, count: 0 },
        { upToDays: null, count: 1 },
      ],
    });
  });
});
