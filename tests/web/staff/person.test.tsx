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
  offers: [],
  viewings: [],
  payments: [],
  tickets: [],
  casesAbout: [],
  casesReported: [],
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

describe('the block of a person', () => {
  test('accuses nobody before a reason is chosen', async () => {
    const sent: unknown[] = [];
    const { screen } = await open(
      {},
      {
        [`POST ${path}/block`]: (body) => {
          sent.push(body);
          return { body: { saleUnderWay: null } };
        },
      },
    );
    await screen.getByRole('button', { name: 'Block' }).click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByLabelText('Reason')).toHaveValue('');
    await dialog.getByLabelText('What happened').fill('Sends the same advert to every seller.');
    await dialog.getByRole('button', { name: 'Block' }).click();
    const reason = dialog.getByLabelText('Reason');
    await expect.element(reason).toHaveAccessibleDescription('Choose a reason');
    await expect.element(reason).toHaveFocus();
    expect(sent).toEqual([]);
    await reason.selectOptions('spam');
    await dialog.getByRole('button', { name: 'Block' }).click();
    await expect.element(screen.getByText('The account is blocked.')).toBeVisible();
    expect(sent).toEqual([{ reason: 'spam', words: 'Sends the same advert to every seller.' }]);
  });
});

describe('what a person has', () => {
  test('leads to each thing, and keeps a sealed sum to itself', async () => {
    const { screen } = await open({
      offers: [
        {
          id: 'off_01J00000000000000000000001',
          propertyId: 'prp_01J00000000000000000000002',
          home: '14 Oak Road, Leeds',
          buyer: { id: person.id, user_name: person.user_name },
          status: 'pending',
          amount: null,
          createdAt: '2026-11-20T10:00:00.000Z',
        },
      ],
      tickets: [
        {
          id: 'tkt_01J00000000000000000000003',
          number: 'T-1042',
          status: 'open',
          topic: 'selling',
          name: 'Cara',
          createdAt: '2026-11-20T10:00:00.000Z',
        },
      ],
    });
    const home = screen.getByRole('link', { name: '14 Oak Road, Leeds' });
    await expect.element(home).toHaveAttribute('href', '/staff/homes/prp_01J00000000000000000000002');
    await expect.element(screen.getByText('Sealed', { exact: false })).toBeVisible();
    const ticket = screen.getByRole('link', { name: 'Selling: Cara' });
    await expect.element(ticket).toHaveAttribute('href', '/staff/tickets/tkt_01J00000000000000000000003');
  });
});
