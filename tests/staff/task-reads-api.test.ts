import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { BuyerCheckSubmitted, BuyerCheckWithdrawn } from '../../events/buyer-check.ts';
import { EnquiryOpened } from '../../events/enquiry.ts';
import { PaymentRefunded } from '../../events/payment.ts';
import { ReportDecided, ReportFiled } from '../../events/report.ts';
import { CaseId, UserId } from '../../events/vocabulary.ts';
import { newId } from '../../functions/kernel/data/ids.ts';
import type { buildStaffActWrite } from '../../functions/kernel/data/staff-act.ts';
import type { commit } from '../../functions/kernel/data/table.ts';
import type { buildTaskWrite, findTask } from '../../functions/reach/staff/adapters/task-repository.ts';
import type { trackTask } from '../../functions/reach/staff/commands/track-task.ts';
import { completeTask, type Task } from '../../functions/reach/staff/domain/task.ts';
import type { loadTaskSubjects } from '../../functions/reach/staff/queries/load-task-subjects.ts';
import { stubFunctionEnvironment } from '../support/clients/function-environment.ts';
import { createStaffMember } from '../support/clients/staff.ts';
import { cloud } from '../support/cloud.ts';
import { interceptCalls } from '../support/table-calls.ts';

interface Staff {
  readonly client: Parameters<typeof interceptCalls>[0];
  readonly findTask: typeof findTask;
  readonly buildTaskWrite: typeof buildTaskWrite;
  readonly trackTask: typeof trackTask;
  readonly loadTaskSubjects: typeof loadTaskSubjects;
  readonly buildStaffActWrite: typeof buildStaffActWrite;
  readonly commit: typeof commit;
}
let staff: Staff;

beforeAll(async () => {
  stubFunctionEnvironment(cloud);
  const [database, repository, command, query, act, table] = await Promise.all([
    import('../../functions/kernel/data/database.ts'),
    import('../../functions/reach/staff/adapters/task-repository.ts'),
    import('../../functions/reach/staff/commands/track-task.ts'),
    import('../../functions/reach/staff/queries/load-task-subjects.ts'),
    import('../../functions/kernel/data/staff-act.ts'),
    import('../../functions/kernel/data/table.ts'),
  ]);
  staff = { client: database.database, ...repository, ...command, ...query, ...act, ...table };
});
afterAll(() => vi.unstubAllEnvs());

test('an act that the index of the trail has not yet is read again', async () => {
  const { id: actor } = await createStaffMember(cloud);
  const caseId = CaseId.parse(newId('cas'));
  const track = (of: typeof ReportFiled | typeof ReportDecided, at: Date) =>
    staff.trackTask(of.name, of.detail.parse({ ...of.example, caseId }), {
      id: newId('evt'),
      time: at.toISOString(),
      actor,
      correlationId: 'a decision',
    });
  const filedAt = new Date('2026-11-30T09:00:00.000Z');
  const decidedAt = new Date('2026-11-30T10:00:00.000Z');
  await track(ReportFiled, filedAt);
  const actorId = UserId.parse(actor);
  const act = { actorId, action: 'report.decide', subject: caseId, at: decidedAt, owners: [] } as const;
  await staff.commit([staff.buildStaffActWrite(act)]);
  let queries = 0;
  onTestFinished(
    interceptCalls(staff.client, async ({ operation }, send) => {
      if (operation !== 'Query') return send();
      queries += 1;
      return queries === 1 ? { Items: [] } : send();
    }),
  );
  await track(ReportDecided, decidedAt);
  expect(queries).toBe(2);
  expect(await staff.findTask('report', caseId)).toMatchObject({
    state: 'closed',
    closedBy: { action: 'report.decide', actorId: actor },
  });
});

test('what a person closes themselves is looked for once', async () => {
  const { id: userId } = await createStaffMember(cloud);
  const checkId = newId('bck');
  const track = (of: typeof BuyerCheckSubmitted | typeof BuyerCheckWithdrawn, at: string) =>
    staff.trackTask(of.name, of.detail.parse({ ...of.example, checkId, userId }), {
      id: newId('evt'),
      time: at,
      actor: userId,
      correlationId: 'a check',
    });
  await track(BuyerCheckSubmitted, '2026-11-30T09:00:00.000Z');
  let queries = 0;
  onTestFinished(
    interceptCalls(staff.client, ({ operation }, send) => {
      if (operation === 'Query') queries += 1;
      return send();
    }),
  );
  await track(BuyerCheckWithdrawn, '2026-11-30T10:00:00.000Z');
  expect(queries).toBe(1);
  expect(await staff.findTask('buyer_check', checkId)).toMatchObject({ state: 'closed' });
});

test('a request that a colleague closed since the list was read stays as they closed it', async () => {
  const { id } = await createStaffMember(cloud);
  const personId = UserId.parse(id);
  const ticketId = newId('tkt');
  const meta = { actor: null, correlationId: 'a refund' };
  const opening = { ...EnquiryOpened.example, ticketId, userId: personId, topic: 'refund' };
  await staff.trackTask(EnquiryOpened.name, opening, {
    ...meta,
    id: newId('evt'),
    time: '2026-11-30T09:00:00.000Z',
  });
  const task = await staff.findTask('refund', ticketId);
  expect(task).toMatchObject({ state: 'open', personId });
  onTestFinished(
    interceptCalls(staff.client, async ({ operation }, send) => {
      const listed = await send();
      if (
        operation === 'Query' &&
        task &&
        (await staff.findTask('refund', ticketId))?.version === task.version
      )
        await staff.commit([
          staff.buildTaskWrite(completeTask(task, personId, new Date('2026-11-30T09:30:00.000Z'))),
        ]);
      return listed;
    }),
  );
  await staff.trackTask(
    PaymentRefunded.name,
    { ...PaymentRefunded.example, ownerId: personId },
    { ...meta, id: newId('evt'), time: '2026-11-30T10:00:00.000Z' },
  );
  expect(await staff.findTask('refund', ticketId)).toMatchObject({
    state: 'closed',
    closedBy: { action: 'task.complete' },
    version: (task?.version ?? 0) + 1,
  });
});

test('the subjects of all lines are read in as many requests as those of one', async () => {
  const toTask = (kind: 'report' | 'comment' | 'refund' | 'ticket', prefix: string): Task => ({
    kind,
    subjectId: newId(prefix),
    state: 'open',
    title: 'A line',
    openedAt: '2026-11-30T09:00:00.000Z',
    dueAt: '2026-12-01T09:00:00.000Z',
    changedBy: '2026-11-30T09:00:00.000Z#1',
    version: 1,
  });
  const countRequests = async (tasks: readonly Task[]) => {
    const operations: string[] = [];
    const end = interceptCalls(staff.client, ({ operation }, send) => {
      operations.push(operation);
      return send();
    });
    await staff.loadTaskSubjects(tasks);
    end();
    return operations;
  };
  const one = await countRequests([toTask('report', 'cas')]);
  const lines = [
    toTask('report', 'cas'),
    toTask('report', 'cas'),
    toTask('comment', 'cmt'),
    toTask('refund', 'pkg'),
    toTask('refund', 'pay'),
    toTask('ticket', 'tkt'),
  ];
  expect(await countRequests(lines)).toEqual(one);
  expect(one).toEqual(['BatchGetItem']);
});
