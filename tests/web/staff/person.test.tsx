import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Answers, resetVisitor, startLogin, openSite, createUserAnswer } from '../app.tsx';

beforeEach(() => {
  vi.restoreAllMocks();
  resetVisitor();
});

const person = {
  id: 'usr_01J00000000000000000000007',
  user_name: 'cara lostphone',
  email: 'c…@example.com',
  is_active: 1,
  signInWith: 'password',
  memberSince: '2026-03-02T10:00:00.000Z',
  emailVerified: true,
  twoStepSince: '2026-09-14T10:00:00.000Z',
  staff: false,
  saleUnderWay: null,
  counts: { homes: 0, openOffers: 0, upcomingViewings: 0, blockedBy: 0, openReports: 0, upheldReports: 0 },
  homes: [],
  networks: { score: 0, reasons: [], traces: [] },
  acts: [],
};
const path = `/api/staff/people/${person.id}`;
const open = (different: object = {}, more: Answers = {}) => {
  startLogin();
  return openSite(`/staff/people/${person.id}`, {
    'GET /api/user': createUserAnswer({ roles: ['staff'] }),
    [`GET ${path}`]: { body: { ...person, ...different } },
    ...more,
  });
};
const name = 'Reset two-step sign-in';

describe('two-step sign-in on the page of a person', () => {
  test('is reset with a reason after a confirmation', async () => {
    const sent: unknown[] = [];
    let since: string | undefined = person.twoStepSince;
    const { screen } = await open(
      {},
      {
        [`GET ${path}`]: () => ({ body: { ...person, twoStepSince: since } }),
        [`POST ${path}/two-step/reset`]: (body) => {
          sent.push(body);
          since = undefined;
          return { status: 204 };
        },
      },
    );
    await expect.element(screen.getByText('On since 14 September 2026')).toBeVisible();
    await screen.getByRole('button', { name }).click();
    await expect.element(screen.getByText('Every login ends', { exact: false })).toBeVisible();
    await screen.getByLabelText('Why, and how you know who they are').fill('Lost phone; called them back');
    await screen.getByRole('button', { name: 'Reset', exact: true }).click();
    await expect.element(screen.getByText('Two-step sign-in is off.')).toBeVisible();
    expect(sent).toEqual([{ reason: 'Lost phone; called them back' }]);
    await expect.element(screen.getByRole('button', { name })).not.toBeInTheDocument();
  });

  test('shows a missing reason at its field', async () => {
    const refusal = { code: 'invalid', detail: 'Check the form.', errors: { reason: ['Give a reason'] } };
    const { screen } = await open({}, { [`POST ${path}/two-step/reset`]: { status: 422, body: refusal } });
    await screen.getByRole('button', { name }).click();
    await screen.getByRole('button', { name: 'Reset', exact: true }).click();
    await expect.element(screen.getByText('Give a reason')).toBeVisible();
  });

  test('cannot be reset while it is off', async () => {
    const { screen } = await open({ twoStepSince: undefined });
    await expect.element(screen.getByRole('button', { name: 'Block' })).toBeVisible();
    await expect.element(screen.getByText('Off', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('button', { name })).not.toBeInTheDocument();
  });

  test('cannot be reset by its own person', async () => {
    const { screen } = await open(
      {},
      { 'GET /api/user': createUserAnswer({ id: person.id, roles: ['staff'] }) },
    );
    await expect.element(screen.getByText('On since 14 September 2026')).toBeVisible();
    await expect.element(screen.getByRole('button', { name })).not.toBeInTheDocument();
  });
});
