import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { formatLondonDay } from '../../functions/kernel/london-time.ts';
import { staffRoutes } from '../../functions/reach/staff/contract.ts';
import { createStaffMember } from '../support/clients/staff.ts';
import { createVisitorClient } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('cases');
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

  test('moves what is decided to the team’s day, the latest first, under the name of who did it', async () => {
    const report = async (reporter: string) => {
      const { token } = await createMember(reporter);
      const filed = { type: 'report', userId: rex.id, category: 'harassment' };
      const { body } = await call('POST', '/api/report', { token, body: filed });
      return z.object({ caseId: z.string() }).parse(body).caseId;
    };
    const [first, second] = [await report('Rita Again'), await report('Rufus Also')];
    const done = async (person: Person, who: 'me' | 'team') => {
      const { body } = await call('GET', `/api/staff/done-tasks?who=${who}`, { token: person.token });
      const { tasks, counts } = staffRoutes.doneTasks.result.parse(body);
      return { counts, tasks: tasks.filter(({ subjectId }) => [first, second].includes(subjectId)) };
    };
    const change = async (id: string, verb: string, more: object = {}) => {
      const path = `/api/staff/reports/${id}`;
      const { body } = await call('GET', path, { token: stella.token });
      const { version } = z.object({ version: z.int() }).parse(body);
      const answer = await call('POST', `${path}/${verb}`, {
        token: stella.token,
        body: { version, ...more },
      });
      expect(answer.status).toBe(200);
      await cloud.idle();
    };
    await change(first, 'take');
    expect((await done(stella, 'team')).tasks).toEqual([]);
    const words = 'We read the messages and found nothing against our rules.';
    await change(first, 'decide', { measure: 'none', words });
    cloud.clock.advance(60_000);
    await change(second, 'take');
    await change(second, 'decide', { measure: 'none', words });
    const act = { action: 'report.decide', by: { id: stella.id } };
    const title = 'Report: threats or harassment';
    const tasks = [
      { subjectId: second, title, act },
      { subjectId: first, title, act },
    ];
    expect(await done(stella, 'me')).toMatchObject({ counts: { me: 2 }, tasks });
    expect(await done(noor, 'team')).toMatchObject({ counts: { me: 0 }, tasks });
    expect((await done(noor, 'me')).tasks).toEqual([]);
  });

  test('marks what waits longer than promised', async () => {
    cloud.clock.advance(5 * 86_400_000);
    stella = { ...stella, token: (await getTokens(stella.email)).access_token };
    expect(await own()).toMatchObject({ overdue: true });
  });
});
