import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Answers, startLogin, openSite, createUserAnswer } from '../app.tsx';

const ticket = 'tkt_01K9ZX3Q6T4C8V0R2M5N7P9B2A';
const task = (kind: string, subjectId: string, title: string, closedByHand = false) => ({
  id: `${kind}.${subjectId}`,
  kind,
  subjectId,
  title,
  loss: 'reply',
  openedAt: '2026-11-20T10:00:00.000Z',
  dueAt: '2026-11-23T10:00:00.000Z',
  overdue: false,
  closedByHand,
  taken: null,
});
const tasks = [
  task('report', 'cas_01K9ZX3Q6T4C8V0R2M5N7P9B1V', 'Report: fraud'),
  task('refund', ticket, 'Refund request', true),
  task('ticket', 'tkt_01K9ZX3Q6T4C8V0R2M5N7P9B2B', 'Message: selling'),
];
const list = (shown: readonly unknown[]) => ({
  body: { tasks: shown, counts: [], oldestAt: null, total: shown.length, page: 1, per_page: 50 },
});
const open = (more: Answers = {}) => {
  startLogin();
  return openSite('/staff', {
    'GET /api/user': createUserAnswer({ roles: ['staff'] }),
    'GET /api/staff/tasks': list(tasks),
    ...more,
  });
};

describe('the list of tasks', () => {
  test('names the home that waits, so that two of a kind can be told apart', async () => {
    const id = 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D';
    const home = '14 Oak Road, Headingley, Leeds LS6 3HN';
    const { screen } = await open({
      'GET /api/staff/tasks': list([{ ...task('home_review', id, 'Home to check'), home }]),
    });
    const name = `Home to check: ${home}`;
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', `/staff/reviews/${id}`);
    await expect.element(screen.getByRole('button', { name: `Take: ${name}` })).toBeVisible();
  });

  test('names the person whose matter it is, and says how long the oldest waits', async () => {
    const person = { id: 'usr_01J00000000000000000000007', user_name: 'daniel okafor' };
    const check = task('buyer_check', 'bck_01K9ZX3Q6T4C8V0R2M5N7P9B1D', 'Buyer check: proof of funds');
    const review = task('home_review', 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D', 'Home to check');
    const answer = list([
      { ...check, person },
      { ...review, person, home: '14 Oak Road, Leeds' },
    ]);
    const counts = [{ kind: 'buyer_check', waiting: 1, overdue: 0 }];
    const { screen } = await open({
      'GET /api/staff/tasks': { body: { ...answer.body, counts, oldestAt: check.openedAt } },
    });
    await expect
      .element(screen.getByRole('link', { name: 'Buyer check: proof of funds: Daniel Okafor' }))
      .toBeVisible();
    await expect.element(screen.getByText('Daniel Okafor · Received', { exact: false })).toBeVisible();
    await expect
      .element(screen.getByText('1 task, the oldest since Fri 20 Nov 2026, 10:00', { exact: false }))
      .toBeVisible();
  });

  test('supports j, k and enter, and restores the focus', async () => {
    const { screen, place, router } = await open();
    const row = (name: string) => screen.getByRole('main').getByRole('link', { name });
    await expect.element(row('Report: fraud')).toBeVisible();
    await userEvent.keyboard('j');
    await expect.element(row('Report: fraud')).toHaveFocus();
    await userEvent.keyboard('jj');
    await expect.element(row('Message: selling')).toHaveFocus();
    await userEvent.keyboard('k');
    await expect.element(row('Refund request')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(place).toBe(`/staff/tickets/${ticket}`);
    await router.navigate(-1);
    await expect.element(row('Refund request')).toHaveFocus();
  });

  test('closes a task by hand with a note when no other act closes it', async () => {
    const sent: unknown[] = [];
    let waits = true;
    const { screen } = await open({
      'GET /api/staff/tasks': () => list(waits ? tasks : []),
      [`POST /api/staff/tasks/refund.${ticket}/done`]: (body) => {
        sent.push(body);
        waits = false;
        return { status: 204 };
      },
    });
    await screen.getByRole('button', { name: 'Done: Refund request' }).click();
    await expect.element(screen.getByRole('button', { name: /^Done: Report/ })).not.toBeInTheDocument();
    await screen.getByLabelText('What was done').fill('You haven’t been charged');
    await screen.getByRole('button', { name: 'Done', exact: true }).click();
    await expect.element(screen.getByText('Nothing to do')).toBeVisible();
    expect(sent).toEqual([{ reason: 'You haven’t been charged' }]);
  });
});

test('what is done today says who did what, and whose work can be chosen', async () => {
  const colleague = { id: 'usr_01J00000000000000000000008', user_name: 'noor aziz' };
  const done = {
    ...task('report', 'cas_01K9ZX3Q6T4C8V0R2M5N7P9B1V', 'Report: fraud'),
    doneAt: '2026-11-30T10:05:00.000Z',
    act: { action: 'report.decide', by: colleague },
  };
  const settled = { ...done, id: 'ticket.x', kind: 'ticket', title: 'Message: selling', act: null };
  const { screen, place } = await open({
    'GET /api/staff/done-tasks': { body: { tasks: [done, settled], counts: { me: 0, team: 2 } } },
  });
  await screen.getByRole('link', { name: 'Done today' }).click();
  const heading = screen.getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveTextContent('Done today');
  await expect.element(heading).toHaveFocus();
  await expect.poll(() => document.title).toBe('Done today · Gable');
  await expect.element(screen.getByText('Noor Aziz decided the report, 10:05')).toBeVisible();
  await expect.element(screen.getByText('Settled without a decision, 10:05')).toBeVisible();
  await screen.getByRole('link', { name: 'You 0' }).click();
  await expect.poll(place).toBe('/staff?show=done&who=me');
  await screen.getByRole('main').getByRole('link', { name: 'To do' }).last().click();
  await expect.poll(() => document.title).toBe('To do · Gable');
  await expect.element(heading).toHaveFocus();
});
