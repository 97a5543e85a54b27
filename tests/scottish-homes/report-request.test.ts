import { describe, expect, test } from 'vitest';
import {
  answerReport,
  applyDueReport,
  askForReport,
  canOpenReport,
  noteOpening,
  type ReportHome,
  type HomeReportRequest,
} from '../../functions/deals/scottish-homes/domain/report-request.ts';
import {
  calculateLegalEnd,
  calculateReminderTime,
  calculateReportEnd,
  reportDays,
} from '../../functions/deals/scottish-homes/domain/report-times.ts';
import { createProperty, getNoonAfter, ids, noon } from '../properties/property-examples.ts';

const file = { id: ids.epc, name: 'Home Report.pdf' };
const inScotland = (change: Partial<ReportHome> = {}): ReportHome => {
  const { address, ...property } = createProperty();
  return {
    ...property,
    status: 'live',
    address: { ...address, nation: 'scotland' },
    homeReport: 'ready',
    homeReportFile: file,
    ...change,
  };
};
const askFirst = { homeReportHandOut: 'ask_first' } as const;
const ask = (home: ReportHome, before?: HomeReportRequest) => askForReport(home, ids.other, before, noon);
const asked = (change: Partial<HomeReportRequest> = {}): HomeReportRequest => ({
  ...ask(inScotland(askFirst)).request,
  ...change,
});
const namesOf = ({ events }: { events: readonly { name: string }[] }) => events.map(({ name }) => name);

describe('askForReport', () => {
  test('hands the report out at once unless the seller says otherwise', () => {
    const decision = ask(inScotland());
    expect(decision.request).toMatchObject({ status: 'handed_out', handedOutBy: 'choice', version: 1 });
    expect(namesOf(decision)).toEqual(['home_report.handed_out.v1']);
  });

  test.each([
    ['a seller who wants to be asked first', askFirst],
    ['a seller who has not uploaded it', { homeReportFile: undefined }],
  ])('asks %s, who has nine days', (_, change) => {
    const decision = ask(inScotland(change));
    const { request } = decision;
    expect(request).toMatchObject({ status: 'asked', answerBy: calculateReportEnd(noon).toISOString() });
    expect((request.answerBy ?? '') <= getNoonAfter(reportDays).toISOString()).toBe(true);
    expect((request.answerBy ?? '') > getNoonAfter(reportDays - 1).toISOString()).toBe(true);
    expect(namesOf(decision)).toEqual(['home_report.asked.v1']);
  });

  test('asks once: a second press changes nothing', () => {
    const before = asked();
    expect(ask(inScotland(askFirst), before)).toEqual({ request: before, events: [] });
  });

  test('begins anew after a request that lapsed', () => {
    expect(ask(inScotland(), asked({ status: 'lapsed', version: 2 })).request).toMatchObject({
      status: 'handed_out',
      version: 3,
    });
  });

  test.each([
    ['in England', inScotland({ address: createProperty().address }), 'not_found'],
    ['that needs no report', inScotland({ homeReport: 'exempt' }), 'not_found'],
    ['that is withdrawn', inScotland({ status: 'withdrawn' }), 'conflict'],
    ['of the asker', inScotland({ ownerId: ids.other }), 'conflict'],
  ])('refuses for a home %s', (_, home, code) => {
    expect(() => ask(home)).toThrow(expect.objectContaining({ code }));
  });

  test('begins anew once a report that was handed out is taken down', () => {
    const before = asked({ status: 'handed_out', handedOutBy: 'choice', version: 3 });
    expect(ask(inScotland(), before).request).toBe(before);
    expect(ask(inScotland({ homeReportFile: undefined }), before).request).toMatchObject({
      status: 'asked',
      version: 4,
    });
  });

  test('keeps when its buyer agreed to a PDF', () => {
    expect(ask(inScotland()).request.pdfAgreedAt).toBe(noon.toISOString());
  });

  test('refuses who was refused', () => {
    expect(() => ask(inScotland(), asked({ status: 'refused' }))).toThrow(/refused you/);
  });
});

describe('answerReport', () => {
  const answer = (request: HomeReportRequest, home = inScotland(askFirst)) =>
    answerReport(request, home, { answer: 'hand_out' }, noon);

  test('hands it out, also to who was refused, whose ground goes', () => {
    const { request } = answer(asked({ status: 'refused', reason: 'not_serious' }));
    expect(request).toMatchObject({ status: 'handed_out', handedOutBy: 'seller', version: 2 });
    expect(request.reason).toBeUndefined();
  });

  test('refuses on a ground of the law', () => {
    const decision = answerReport(
      asked(),
      inScotland(askFirst),
      { answer: 'refuse', reason: 'cannot_afford' },
      noon,
    );
    expect(decision.request).toMatchObject({ status: 'refused', reason: 'cannot_afford' });
    expect(namesOf(decision)).toEqual(['home_report.refused.v1']);
  });

  test.each([
    ['without the file', asked(), { homeReportFile: undefined }, /Upload/],
    ['of one that was handed out', asked({ status: 'handed_out' }), {}, /answered already/],
    ['of one that lapsed', asked({ status: 'lapsed' }), {}, /has ended/],
    ['of a withdrawn home', asked(), { status: 'withdrawn' }, /on the market/],
    ['of a home that staff removed', asked({ status: 'refused' }), { status: 'removed' }, /on the market/],
  ] as const)('refuses a hand-out %s', (_, request, change, words) => {
    expect(() => answer(request, inScotland({ ...askFirst, ...change }))).toThrow(words);
  });
});

describe('applyDueReport', () => {
  const end = calculateReportEnd(noon);
  const atReminder = calculateReminderTime(end.toISOString());
  const legalEnd = calculateLegalEnd(noon.toISOString());
  const apply = (
    request: HomeReportRequest,
    home: ReportHome | undefined,
    now: Date,
    isBuyerBlocked = false,
  ) => applyDueReport(request, { home, isBuyerBlocked }, now);

  test('does nothing before the reminder', () => {
    expect(apply(asked(), inScotland(askFirst), noon)).toBeUndefined();
  });

  test('reminds the seller once', () => {
    const decision = apply(asked(), inScotland(askFirst), atReminder);
    expect(namesOf(decision ?? { events: [] })).toEqual(['home_report.answer_near.v1']);
    expect(apply(decision?.request ?? asked(), inScotland(askFirst), atReminder)).toBeUndefined();
  });

  test('hands it out at the end, as silence is no ground to refuse', () => {
    expect(apply(asked(), inScotland(askFirst), end)?.request).toMatchObject({
      status: 'handed_out',
      handedOutBy: 'deadline',
    });
  });

  test('tells both sides once that it is overdue, when the nine days of the law are over without a file', () => {
    const home = inScotland({ homeReportFile: undefined });
    expect(apply(asked(), home, end)).toBeUndefined();
    expect(apply(asked(), home, new Date(legalEnd.getTime() - 1))).toBeUndefined();
    const decision = apply(asked(), home, legalEnd);
    expect(decision?.request.status).toBe('asked');
    expect(namesOf(decision ?? { events: [] })).toEqual(['home_report.overdue.v1']);
    expect(apply(decision?.request ?? asked(), home, legalEnd)).toBeUndefined();
    expect(apply(decision?.request ?? asked(), inScotland(askFirst), legalEnd)?.request.status).toBe(
      'handed_out',
    );
  });

  test('hands it out before the end once members get it at once', () => {
    expect(apply(asked(), inScotland(), noon)?.request).toMatchObject({ handedOutBy: 'choice' });
  });

  test.each([
    ['for a home that left the market', inScotland({ ...askFirst, status: 'withdrawn' }), false],
    ['for a buyer whom staff blocked', inScotland(), true],
  ] as const)('lapses at the end %s', (_, home, isBuyerBlocked) => {
    expect(apply(asked(), home, noon, isBuyerBlocked)).toBeUndefined();
    expect(apply(asked(), home, end, isBuyerBlocked)).toMatchObject({
      request: { status: 'lapsed' },
      events: [],
    });
  });

  test('lapses in the end for a home that needs no report, with its file left behind, not before', () => {
    const exempt = inScotland({ homeReport: 'exempt' });
    for (const time of [noon, atReminder]) expect(apply(asked(), exempt, time)).toBeUndefined();
    expect(apply(asked(), exempt, end)).toMatchObject({ request: { status: 'lapsed' }, events: [] });
  });

  test.each(['handed_out', 'refused', 'lapsed'] as const)('does nothing on one that is %s', (status) => {
    for (const time of [atReminder, end, legalEnd])
      expect(apply(asked({ status }), inScotland(askFirst), time)).toBeUndefined();
  });
});

test.each([
  ['at noon', '2026-11-29T12:00', '2026-12-07T21:00', '2026-12-09T00:00'],
  ['late in the evening', '2026-11-29T22:30', '2026-12-08T21:00', '2026-12-09T00:00'],
  ['at noon before the clocks go forward', '2027-03-25T12:00', '2027-04-02T20:00', '2027-04-03T23:00'],
  ['in the evening before they do', '2027-03-25T22:30', '2027-04-03T20:00', '2027-04-03T23:00'],
  ['at one before the clocks go back', '2026-10-20T12:00', '2026-10-28T21:00', '2026-10-30T00:00'],
  ['just after midnight before they do', '2026-10-20T23:30', '2026-10-29T21:00', '2026-10-31T00:00'],
])('ends the seller’s time before the law’s, for a request %s', (_, asking, end, legalEnd) => {
  const at = (time: string) => new Date(`${time}:00.000Z`);
  expect(calculateReportEnd(at(asking))).toEqual(at(end));
  expect(calculateLegalEnd(at(asking).toISOString())).toEqual(at(legalEnd));
});

test.each([
  ['live', true],
  ['paused', true],
  ['under_offer', true],
  ['sold_stc', true],
  ['completed', true],
  ['removed', false],
  ['under_review', false],
  ['withdrawn', false],
] as const)('opens the report of a home that is %s: %s', (status, canOpen) => {
  expect(canOpenReport(inScotland({ status }))).toBe(canOpen);
  expect(canOpenReport(inScotland({ status, homeReportFile: undefined }))).toBe(false);
});

test('keeps the first opening alone', () => {
  const opened = noteOpening(asked({ status: 'handed_out' }), noon);
  expect(opened?.openedAt).toBe(noon.toISOString());
  expect(noteOpening(opened ?? asked(), getNoonAfter(1))).toBeUndefined();
});
