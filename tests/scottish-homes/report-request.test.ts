import { describe, expect, test } from 'vitest';
import {
  answerReport,
  applyDueReport,
  askForReport,
  noteOpening,
  type ReportHome,
  type HomeReportRequest,
} from '../../functions/deals/scottish-homes/domain/report-request.ts';
import {
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

  test('needs the file', () => {
    expect(() => answer(asked(), inScotland({ homeReportFile: undefined }))).toThrow(/Upload/);
  });

  test('answers once', () => {
    expect(() => answer(asked({ status: 'handed_out' }))).toThrow(/answered already/);
  });
});

describe('applyDueReport', () => {
  const end = calculateReportEnd(noon);
  const atReminder = calculateReminderTime(end.toISOString());
  const apply = (request: HomeReportRequest, home: ReportHome | undefined, now: Date) =>
    applyDueReport(request, home, now);

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

  test('tells both sides once that it is overdue, while there is no file', () => {
    const home = inScotland({ homeReportFile: undefined });
    const decision = apply(asked(), home, end);
    expect(decision?.request.status).toBe('asked');
    expect(namesOf(decision ?? { events: [] })).toEqual(['home_report.overdue.v1']);
    expect(apply(decision?.request ?? asked(), home, end)).toBeUndefined();
    expect(apply(decision?.request ?? asked(), inScotland(askFirst), end)?.request.status).toBe('handed_out');
  });

  test('hands it out before the end once members get it at once', () => {
    expect(apply(asked(), inScotland(), noon)?.request).toMatchObject({ handedOutBy: 'choice' });
  });

  test('lapses at the end for a home that left the market', () => {
    const home = inScotland({ ...askFirst, status: 'withdrawn' });
    expect(apply(asked(), home, noon)).toBeUndefined();
    expect(apply(asked(), home, end)).toMatchObject({ request: { status: 'lapsed' }, events: [] });
  });
});

test('keeps the first opening alone', () => {
  const opened = noteOpening(asked({ status: 'handed_out' }), noon);
  expect(opened?.openedAt).toBe(noon.toISOString());
  expect(noteOpening(opened ?? asked(), getNoonAfter(1))).toBeUndefined();
});
