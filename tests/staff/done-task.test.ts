import { describe, expect, test } from 'vitest';
import { findClosingAct, toDoneDay } from '../../functions/reach/staff/domain/done-task.ts';
import type { TaskKind } from '../../functions/reach/staff/domain/task.ts';

describe('a task that is done', () => {
  test('belongs to the day in London on which it was closed, and to none while it waits', () => {
    // Half past midnight in London, as its summer time begins an hour before UTC’s day.
    const changedBy = '2026-07-01T23:30:00.000Z#evt_1';
    expect(toDoneDay({ state: 'closed', changedBy })).toBe('2026-07-02');
    expect(toDoneDay({ state: 'closed', changedBy: '2026-11-30T23:30:00.000Z' })).toBe('2026-11-30');
    expect(toDoneDay({ state: 'open', changedBy })).toBeUndefined();
  });

  const at = (time: string, action: string) => ({ at: `2026-11-30T${time}:00.000Z`, action });
  const wait = (kind: TaskKind) => ({
    kind,
    openedAt: at('09:00', '').at,
    closedAt: at('12:00', '').at,
  });

  test.each<[TaskKind, readonly [string, string][], string | undefined]>([
    [
      'report',
      [
        ['12:00', 'report.decide'],
        ['10:00', 'report.take'],
      ],
      'report.decide',
    ],
    // Of a case whose report and appeal have one id.
    [
      'report',
      [
        ['11:00', 'appeal.decide'],
        ['10:00', 'report.decide'],
      ],
      'report.decide',
    ],
    [
      'appeal',
      [
        ['11:00', 'appeal.decide'],
        ['10:00', 'report.decide'],
      ],
      'appeal.decide',
    ],
    // Of a home with a review, a proof and other acts.
    [
      'home_review',
      [
        ['11:30', 'portal_advert.send'],
        ['11:00', 'ownership_proof.accepted'],
        ['10:00', 'home_review.approved'],
      ],
      'home_review.approved',
    ],
    [
      'ownership_proof',
      [
        ['11:00', 'home_review.returned'],
        ['10:00', 'home.restore'],
      ],
      undefined,
    ],
    [
      'ticket',
      [
        ['13:00', 'ticket.close'],
        ['11:00', 'ticket.note'],
        ['10:00', 'ticket.answer'],
      ],
      'ticket.answer',
    ],
    ['ticket', [['08:00', 'ticket.answer']], undefined],
    ['refund', [['11:00', 'payment.refund']], 'payment.refund'],
  ])('of the kind %s was closed by an act of its own, while it waited', (kind, acts, action) => {
    const recorded = acts.map(([time, name]) => at(time, name));
    expect(findClosingAct(recorded, wait(kind))?.action).toBe(action);
  });
});
