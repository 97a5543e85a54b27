import { beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { formatLondonDay } from '../../functions/kernel/london-time.ts';
import { staffRoutes } from '../../functions/reach/staff/contract.ts';
import { slowTestMs } from '../support/clients/seller.ts';
import { createStaffMember } from '../support/clients/staff.ts';
import { createVisitorClient } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';

vi.setConfig({ testTimeout: slowTestMs, hookTimeout: slowTestMs });
const { call, createMember, getTokens } = createVisitorClient(cloud);

type Person = Awaited<ReturnType<typeof createStaffMember>>;
let stella: Person;
let noor: Person;
let rex: Awaited<ReturnType<typeof createMember>>;
let caseId: string;

const tasksOf = async (person: Person, query = '') => {
  const { body } = await call('GET', `/api/staff/tasks?per_page=200${query}`, { token: person.token });
  return staffRoutes.tasks.result.parse(body);
};
const act = (person: Person, verb: string, body?: object) =>
  call('POST', `/api/staff/tasks/report.${caseId}/${verb}`, { token: person.token, ...(body && { body }) });
const own = async () =>
  (await tasksOf(stella, '&kind=report')).tasks.find(({ subjectId }) => subjectId === caseId);

beforeAll(async () => {
  [stella, noor] = [await createStaffMember(cloud), await createStaffMember(cloud)];
  const reporter = await createMember('Rita Example');
  rex = await createMember('Rex Example');
  const { body } = await call('POST', '/api/report', {
    token: reporter.token,
    body: { type: 'report', userId: rex.id, category: 'harassment' },
  });
  caseId = z.object({ caseId: z.string() }).parse(body).caseId;
  await cloud.idle();
});

describe('the list of what waits', () => {
  test('shows a filed report with its promise', async () => {
    expect(await own()).toMatchObject({
      id: `report.${caseId}`,
      title: 'Report: threats or harassment',
      person: { id: rex.id, user_name: 'Rex Example' },
      overdue: false,
      taken: null,
    });
    const { counts, oldestAt } = await tasksOf(stella);
    expect(oldestAt).not.toBeNull();
    expect(counts.find(({ kind }) => kind === 'report')?.waiting).toBeGreaterThan(0);
  });

  test('lists what is due first at the top', async () => {
    const days = (await tasksOf(stella)).tasks.map(({ dueAt }) => formatLondonDay(new Date(dueAt)));
    expect(days).toEqual(days.toSorted());
  });

  test('lets one colleague take a task until it is released', async () => {
    expect((await act(stella, 'take')).status).toBe(204);
    expect((await act(stella, 'take')).status).toBe(204);
    expect(await own()).toMatchObject({ taken: { id: stella.id, user_name: expect.any(String) } });
    expect(await act(noor, 'take')).toMatchObject({ status: 409, body: { state: 'taken' } });
    expect((await act(noor, 'release')).status).toBe(204);
    expect((await act(noor, 'take')).status).toBe(204);
    expect(await own()).toMatchObject({ taken: { id: noor.id } });
  });

  test('does not close a report by hand', async () => {
    expect(await act(stella, 'done', { reason: 'Looked at it' })).toMatchObject({
      status: 409,
      body: { state: 'report' },
    });
  });

  test('marks what waits longer than promised', async () => {
    cloud.clock.advance(5 * 86_400_000);
    stella = { ...stella, token: (await getTokens(stella.email)).access_token };
    expect(await own()).toMatchObject({ overdue: true });
  });
});
