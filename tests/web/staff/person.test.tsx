import { describe, expect, test } from 'vitest';
import { type Answers, startLogin, openSite, createUserAnswer } from '../app.tsx';

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
  salesUnderWay: [],
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
  did: [],
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
          nation: 'england',
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
    await expect.element(screen.getByText('Final offer sent')).toBeVisible();
    const ticket = screen.getByRole('link', { name: 'Selling a home: Cara' });
    await expect.element(ticket).toHaveAttribute('href', '/staff/tickets/tkt_01J00000000000000000000003');
  });

  test('says what of viewings and offers is ahead and what is over, in the words of the site', async () => {
    const deal = {
      propertyId: 'prp_01J00000000000000000000002',
      home: '14 Oak Road, Leeds',
      buyer: { id: person.id, user_name: person.user_name },
    };
    const [soon, later, gone] = [1, 2, -2].map((days) =>
      new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString(),
    );
    const { screen } = await open({
      viewings: [
        { id: 'vwg_01J00000000000000000000001', ...deal, status: 'confirmed', start: later },
        { id: 'vwg_01J00000000000000000000002', ...deal, status: 'requested', start: soon },
        { id: 'vwg_01J00000000000000000000003', ...deal, status: 'rejected', start: soon },
        { id: 'vwg_01J00000000000000000000004', ...deal, status: 'completed', start: gone },
      ],
      offers: (
        [
          ['countered', undefined],
          ['on_hold', undefined],
          ['rejected', 'sold'],
        ] as const
      ).map(([status, end], at) => ({
        id: `off_01J0000000000000000000000${at}`,
        ...deal,
        nation: 'england',
        status,
        end,
        amount: 300_000,
        createdAt: '2026-11-20T10:00:00.000Z',
      })),
    });
    const linesOf = (title: string) =>
      screen.getByRole('heading', { name: title }).element().closest('section')?.innerText ?? '';
    await expect.element(screen.getByRole('heading', { name: 'Viewings ahead' })).toBeVisible();
    expect(linesOf('Viewings ahead')).toMatch(/asked for by[^]+Waiting for an answer[^]+Confirmed/);
    expect(linesOf('Viewings ahead')).not.toContain('viewed');
    expect(linesOf('Viewings past or called off')).toMatch(/Declined[^]+viewed by Cara Lostphone[^]+Viewed/);
    expect(linesOf('Offers')).toMatch(/Counter-offer[^]+Backup[^]+Sold to another buyer/);
  });

  test('names the home of a sale under way, also before a block', async () => {
    const sale = {
      propertyId: 'prp_01J00000000000000000000002',
      home: '14 Oak Road, Leeds',
      status: 'sold_stc',
      nation: 'england',
      isBuyer: true,
    };
    const { screen } = await open({ salesUnderWay: [sale] });
    const home = screen.getByRole('link', { name: sale.home });
    await expect.element(home).toHaveAttribute('href', `/staff/homes/${sale.propertyId}`);
    await expect.element(screen.getByText('Sold subject to contract')).toBeVisible();
    await screen.getByRole('button', { name: 'Block' }).click();
    await expect.element(screen.getByText('The sale of 14 Oak Road, Leeds goes on')).toBeVisible();
  });
});

describe('a person without a name', () => {
  test('is told by the email while they have given none', async () => {
    const { screen } = await open({ user_name: null });
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(person.email);
    await expect.element(screen.getByText('No name yet')).toBeVisible();
  });

  test('is a former member once the account is deleted', async () => {
    const { screen } = await open({ user_name: null, email: '', deletedAt: '2026-11-20T10:00:00.000Z' });
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Former member');
    await expect.element(screen.getByText('Active')).not.toBeInTheDocument();
  });
});

test('the list of people tells a nameless account from a deleted one', async () => {
  startLogin();
  const line = { user_name: null, is_active: 1, memberSince: person.memberSince };
  const { screen } = await openSite('/staff/people', {
    'GET /api/user': createUserAnswer({ roles: ['staff'] }),
    'GET /api/staff/people': {
      body: {
        people: [
          { ...line, id: 'usr_01J00000000000000000000008', email: 'n…@example.com', deleted: false },
          { ...line, id: 'usr_01J00000000000000000000009', email: '', deleted: true },
          {
            ...line,
            id: 'usr_01J00000000000000000000010',
            user_name: 'bo barred',
            email: 'b…@example.com',
            deleted: false,
            is_active: 2,
          },
        ],
        next: null,
      },
    },
  });
  await expect.element(screen.getByRole('link', { name: 'n…@example.com' })).toBeVisible();
  await expect.element(screen.getByText('No name yet, member since March 2026')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Former member' })).toBeVisible();
  await expect.element(screen.getByText('Deleted, member since March 2026')).toBeVisible();
  await expect.element(screen.getByRole('listitem').getByText('Blocked')).toBeVisible();
  await expect.element(screen.getByRole('listitem').getByText('Active')).not.toBeInTheDocument();
});

test('the page of a person tells what they sell from what they own with others and what they buy', async () => {
  const nation = 'england';
  const home = (nth: number, title: string, joint: boolean) => ({
    id: `prp_01J0000000000000000000000${nth}`,
    title,
    status: 'sold_stc',
    nation,
    joint,
  });
  const toSale = ({ id: propertyId, title }: ReturnType<typeof home>, isBuyer: boolean) => ({
    propertyId,
    isBuyer,
    home: title,
    status: 'sold_stc',
    nation,
  });
  const own = home(1, '14 Oak Road, Leeds', false);
  const shared = home(2, '7 Brook Avenue, Shrewsbury', true);
  const unlisted = home(4, '3 Fern Way, Derby', false);
  const bought = home(3, '72 Mulberry Close, Colchester', false);
  const { screen } = await open({
    homes: [own, shared],
    // More homes of theirs are on sale than the page lists.
    salesUnderWay: [toSale(own, false), toSale(unlisted, false), toSale(bought, true)],
    counts: { ...person.counts, homes: 2 },
  });
  const listIn = async (heading: string) => {
    const title = screen.getByRole('heading', { name: heading });
    await expect.element(title).toBeVisible();
    const links = title.element().closest('section')?.querySelectorAll('a') ?? [];
    return [...links].map(({ textContent }) => textContent);
  };
  expect(await listIn('Homes they sell')).toEqual([own.title]);
  expect(await listIn('Homes they own with a seller')).toEqual([shared.title]);
  expect(await listIn('Homes they’re buying')).toEqual([bought.title]);
});

test('the page of a member of staff says what they did, and leads to what it was about', async () => {
  const did = [
    { id: 'act_1', actorName: 'ruth penhaligon', action: 'account.block', subject: person.id },
    { id: 'act_2', actorName: 'ruth penhaligon', action: 'configuration.change', subject: 'max_photos' },
  ].map((act) => ({ ...act, reason: 'Asked for by the police.', at: new Date().toISOString() }));
  const { screen } = await open({ staff: true, did });
  await expect
    .element(screen.getByRole('link', { name: 'Blocked the account' }))
    .toHaveAttribute('href', `/staff/people/${person.id}`);
  await expect.element(screen.getByText('Changed a setting')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Changed a setting' })).not.toBeInTheDocument();
});
