import { describe, expect, test } from 'vitest';
import { type Answers, startLogin, openSite, createUserAnswer } from '../app.tsx';

const report = {
  id: 'cas_01K9ZX3Q6T4C8V0R2M5N7P9B1V',
  status: 'open',
  subject: 'home',
  title: 'Oak Road, Leeds',
  category: 'fraud',
  createdAt: '2026-11-20T10:00:00.000Z',
};
const decided = {
  ...report,
  id: 'cas_01K9ZX3Q6T4C8V0R2M5N7P9B1W',
  status: 'no_action',
  title: 'A member of Gable',
  outcome: 'We looked at your report and took no action.',
  decidedAt: '2026-11-21T10:00:00.000Z',
  appealUntil: '2026-12-21T10:00:00.000Z',
};
const page = (reports: readonly object[], total = reports.length) => ({
  body: { reports, total, page: 1, per_page: 20 },
});

const open = (answers: Answers) => {
  startLogin();
  return openSite('/cases', { 'GET /api/user': createUserAnswer(), ...answers });
};

describe('/cases', () => {
  test('lists the own reports with what became of them and a link to each', async () => {
    const { screen } = await open({ 'GET /api/cases': page([decided, report], 21) });
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Your reports' })).toBeVisible();
    await expect.element(screen.getByText('Waiting to be looked at')).toBeVisible();
    await expect.element(screen.getByText(/took no action/)).toBeVisible();
    await expect.element(screen.getByText('You can appeal until 21 December 2026.')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Oak Road, Leeds' }))
      .toHaveAttribute('href', `/cases/${report.id}`);
    await expect.element(screen.getByRole('link', { name: 'Page 2' })).toBeVisible();
  });

  test('shows where a report begins when the list is empty', async () => {
    const { screen } = await open({ 'GET /api/cases': page([]) });
    await expect.element(screen.getByText('You haven’t reported anything')).toBeVisible();
  });

  test('offers to try again when the call fails', async () => {
    let calls = 0;
    const { screen } = await open({
      'GET /api/cases': () => {
        calls += 1;
        return calls > 1
          ? page([report])
          : { status: 400, body: { status: 400, code: 'invalid', detail: 'No' } };
      },
    });
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('Oak Road, Leeds')).toBeVisible();
  });
});
