import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BuyerCheckWithdrawn } from '../../events/buyer-check.ts';
import type { EventType } from '../../events/define.ts';
import { EnquiryAnswered, EnquiryClosed, EnquiryOpened } from '../../events/enquiry.ts';
import { IdentityCheckErased } from '../../events/identity.ts';
import { eventCatalogue } from '../../events/index.ts';
import { ListingReviewDecided, ListingReviewOpened } from '../../events/listing-review.ts';
import { OwnershipCheckErased } from '../../events/ownership.ts';
import { PackageRefundReviewDue, PackageResumed } from '../../events/package.ts';
import { PaymentRefunded } from '../../events/payment.ts';
import { ReportFiled } from '../../events/report.ts';
import { UserId } from '../../events/vocabulary.ts';
import { taskEvents, toTaskChanges } from '../../functions/reach/staff/domain/task-rules.ts';
import {
  applyTaskChange,
  compareTasks,
  completeTask,
  countTasks,
  isOverdue,
  releaseTask,
  takeTask,
  type Task,
  type TaskChange,
  toDoneTime,
  toEventOrderKey,
} from '../../functions/reach/staff/domain/task.ts';

const at = (minute: number) => ({
  time: new Date(Date.UTC(2026, 10, 24, 10, minute)).toISOString(),
  id: `evt_${minute}`,
});
const open: TaskChange = { type: 'open', kind: 'report', subjectId: 'cas_1', title: 'Report: fraud' };
const close: TaskChange = { type: 'close', kind: 'report', subjectId: 'cas_1' };
const stella = UserId.parse('usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E');
const noor = UserId.parse('usr_01K9ZX3Q6T4C8V0R2M5N7P9B1F');
const now = new Date('2026-11-24T11:00:00.000Z');

function opened(): Task {
  const task = applyTaskChange(undefined, open, at(0));
  if (!task) throw new Error('An opening event makes a task');
  return task;
}

describe('the list of tasks', () => {
  test('goes by the day of the promise, then by what people lose, then by the hour', () => {
    const task = (kind: Task['kind'], dueAt: string): Task => ({
      ...opened(),
      kind,
      dueAt: `2026-11-${dueAt}:00.000Z`,
    });
    const tasks = [
      task('report', '26T09:00'),
      task('ticket', '25T09:00'),
      task('buyer_check', '25T09:30'),
      task('report', '25T17:00'),
      task('report', '25T16:00'),
      task('affiliate', '24T17:00'),
    ];
    expect(tasks.toSorted(compareTasks).map(({ kind, dueAt }) => `${kind} ${dueAt.slice(8, 16)}`)).toEqual([
      'affiliate 24T17:00',
      'report 25T16:00',
      'report 25T17:00',
      'buyer_check 25T09:30',
      'ticket 25T09:00',
      'report 26T09:00',
    ]);
  });
});

describe('the harm of a report', () => {
  test('goes before what its kind would lose, on the same day', () => {
    const [harmful, sold] = [
      { ...opened(), subjectId: 'cas_2', dueAt: '2026-11-25T17:00:00.000Z', loss: 'safety' as const },
      { ...opened(), subjectId: 'cas_3', dueAt: '2026-11-25T09:00:00.000Z', loss: 'listing' as const },
    ];
    expect([sold, harmful].toSorted(compareTasks).map(({ subjectId }) => subjectId)).toEqual([
      'cas_2',
      'cas_3',
    ]);
  });
});

describe('a task', () => {
  test('is due one working day after it opened', () => {
    expect(opened()).toMatchObject({ state: 'open', dueAt: '2026-11-25T10:00:00.000Z' });
  });

  test('ends by the latest event, in whichever order events come and repeat', () => {
    const events = fc.array(fc.record({ minute: fc.nat(50), opens: fc.boolean() }), { minLength: 1 });
    fc.assert(
      fc.property(events, fc.integer(), (list, seed) => {
        // Of one moment there is one event.
        const known = [...new Map(list.map((each) => [each.minute, each])).values()];
        const run = (each: typeof known) =>
          each.reduce<Task | undefined>(
            (task, { minute, opens }) => applyTaskChange(task, opens ? open : close, at(minute)) ?? task,
            undefined,
          );
        const shuffled = [...known, ...known].toSorted(
          (a, b) => ((a.minute * 31 + seed) % 17) - ((b.minute * 31 + seed) % 17),
        );
        const latest = known.reduce((a, b) => (a.minute > b.minute ? a : b));
        expect(run(shuffled)?.state).toBe(latest.opens ? 'open' : 'closed');
      }),
    );
  });

  test('takes the due time of a subject that keeps its own, also while it waits', () => {
    const dueAt = '2026-12-14T10:00:00.000Z';
    expect(applyTaskChange(undefined, { ...open, dueAt }, at(0))).toMatchObject({ dueAt });
    expect(applyTaskChange(opened(), { ...open, dueAt }, at(1))).toMatchObject({ state: 'open', dueAt });
  });

  test('keeps its promise and its colleague when it is opened again while it waits', () => {
    const taken = takeTask(opened(), stella, now);
    expect(applyTaskChange(taken, open, at(30))).toMatchObject({ dueAt: taken.dueAt, takenBy: stella });
  });

  test.each([
    ['an event', () => applyTaskChange(opened(), close, at(5))],
    ['a click', () => completeTask({ ...opened(), kind: 'refund' }, stella, new Date(at(5).time))],
    // Of an earlier release, whose rows have no time of their own.
    ['an old row', () => ({ ...opened(), state: 'closed' as const, changedBy: toEventOrderKey(at(5)) })],
  ])('stays done when it was closed first, by %s, whatever closes it again', (_, getClosed) => {
    const closed = getClosed();
    const again = applyTaskChange(closed, close, at(60 * 24));
    expect([closed, again].map((task) => task && toDoneTime(task))).toEqual([at(5).time, at(5).time]);
    const reopened = applyTaskChange(again, open, at(60 * 25));
    expect(reopened && toDoneTime(reopened)).toBeUndefined();
    const anew = applyTaskChange(reopened, close, at(60 * 26));
    expect(anew && toDoneTime(anew)).toBe(at(60 * 26).time);
  });

  test('starts over when it opens again after it closed', () => {
    const closed = applyTaskChange(takeTask(opened(), stella, now), close, at(5));
    const again = applyTaskChange(closed, open, at(90));
    expect(again).toMatchObject({ state: 'open', dueAt: '2026-11-25T11:30:00.000Z' });
    expect(again).not.toHaveProperty('takenBy');
  });

  test('is taken by one colleague at a time', () => {
    const taken = takeTask(opened(), stella, now);
    expect(takeTask(taken, stella, now)).toBe(taken);
    expect(() => takeTask(taken, noor, now)).toThrow(
      expect.objectContaining({ code: 'conflict', extras: { state: 'taken' } }),
    );
    expect(releaseTask(taken)).not.toHaveProperty('takenBy');
    expect(releaseTask(opened())).toBeUndefined();
  });

  test('closes by hand only where the work happens elsewhere', () => {
    expect(() => completeTask(opened(), stella, now)).toThrow(expect.objectContaining({ code: 'conflict' }));
    expect(completeTask({ ...opened(), kind: 'refund' }, stella, now)).toMatchObject({
      state: 'closed',
      closedBy: { action: 'task.complete', actorId: stella },
    });
  });

  test('is overdue from the minute its promise ends', () => {
    expect(isOverdue(opened(), new Date('2026-11-25T09:59:59.999Z'))).toBe(false);
    expect(isOverdue(opened(), new Date('2026-11-25T10:00:00.000Z'))).toBe(true);
  });

  test('is counted by its kind', () => {
    const counts = countTasks([opened()], new Date('2026-11-26T10:00:00.000Z'));
    expect(counts.find(({ kind }) => kind === 'report')).toEqual({ kind: 'report', waiting: 1, overdue: 1 });
    expect(counts.filter(({ waiting }) => waiting > 0)).toHaveLength(1);
  });
});

describe('the rules', () => {
  test('name each event once, and only events that exist', () => {
    expect(new Set(taskEvents.map(({ name }) => name)).size).toBe(taskEvents.length);
    for (const event of taskEvents) expect(eventCatalogue).toContain(event);
  });

  test('open a review when a home is held, and close it when it leaves', () => {
    const { propertyId: subjectId } = ListingReviewOpened.example;
    const change = ({ name, example }: EventType) => toTaskChanges(name, example)[0];
    expect(change(ListingReviewOpened)).toMatchObject({ type: 'open', kind: 'home_review', subjectId });
    expect(change(ListingReviewDecided)).toMatchObject({ type: 'close', kind: 'home_review', subjectId });
  });

  test('open a report with its category', () => {
    expect(toTaskChanges(ReportFiled.name, ReportFiled.example)).toMatchObject([{ kind: 'report' }]);
  });

  test('open a refund for a message that asks for one, until money goes back or the ticket is closed', () => {
    const ticket = { ...EnquiryOpened.example, topic: 'refund' } as const;
    const { ticketId: subjectId, userId: personId } = ticket;
    const [opening] = toTaskChanges(EnquiryOpened.name, ticket);
    expect(opening).toMatchObject({ type: 'open', kind: 'refund', subjectId, personId });
    expect(toTaskChanges(EnquiryAnswered.name, { ...EnquiryAnswered.example, topic: 'refund' })).toEqual([]);
    expect(toTaskChanges(EnquiryClosed.name, { ...EnquiryClosed.example, topic: 'refund' })).toEqual([
      { type: 'close', kind: 'refund', subjectId },
    ]);
    expect(toTaskChanges(PaymentRefunded.name, PaymentRefunded.example)).toContainEqual({
      type: 'close_requests',
      kind: 'refund',
      personId: PaymentRefunded.example.ownerId,
      actSubject: PaymentRefunded.example.paymentId,
    });
  });

  test('name whose matter it is that is closed, so that only what staff do is looked for', () => {
    const ofPerson = [BuyerCheckWithdrawn, IdentityCheckErased, OwnershipCheckErased, PackageResumed];
    for (const { name, example } of ofPerson)
      expect(toTaskChanges(name, example)).toMatchObject([
        { type: 'close', personId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E' },
      ]);
  });

  test('open a refund for the package of a removed home, until the home is back', () => {
    const change = ({ name, example }: EventType) => toTaskChanges(name, example)[0];
    const { propertyPackageId: subjectId } = PackageRefundReviewDue.example;
    expect(change(PackageRefundReviewDue)).toMatchObject({ type: 'open', kind: 'refund', subjectId });
    expect(change(PackageResumed)).toMatchObject({ type: 'close', kind: 'refund', subjectId });
  });
});
