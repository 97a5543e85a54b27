import { describe, expect, it, vi } from 'vitest';
import { clearReferral, storeReferral, readReferral } from '../../../web/entities/referral/referral-code.ts';
import { clearCodeTimer, storeCodeTimer, readCodeTimer } from '../../../web/features/accounts/code-timer.ts';
import { type Answers, startLogin, openSite, createUserAnswer } from '../app.tsx';

const count = (change: Record<string, unknown> = {}) => ({
  code: 'HAPPYDAY',
  link: 'https://gable.example/register?ref=HAPPYDAY',
  count: 3,
  qualified: 1,
  points: 40,
  pendingPoints: 0,
  isReferred: false,
  isRedeem: false,
  nextReward: { points: 100, pence: 1000, missing: 60 },
  ...change,
});
const coupon = {
  id: 'cpn_01K9ZX3Q6T4C8V0R2M5N7P9B1W',
  code: 'THANKS-HAPPY234',
  type: 'fixed',
  value: 1000,
  packages: [],
  minSpendPence: 0,
  expiresAt: '2027-11-21T12:00:00.000Z',
  usesLeft: 1,
};
const list = (...coupons: unknown[]) => ({ coupons, total: coupons.length, page: 1, per_page: 20 });
const answers = (own: Record<string, unknown>, more: Answers = {}): Answers => ({
  'GET /api/user': createUserAnswer(),
  'GET /api/referral/user-referral/count-by-referrer': { body: own },
  'GET /api/coupon/coupons': { body: list() },
  ...more,
});
const open = (given: Answers) => {
  startLogin();
  return openSite('/referral', given);
};

describe('/referral', () => {
  it('explains referrals to a visitor, and returns after a sign-up', async () => {
    const { screen } = await openSite('/referral');
    await expect
      .element(screen.getByRole('link', { name: 'Sign up and get your link' }))
      .toHaveAttribute('href', '/register?next=%2Freferral');
  });

  it('shows the link, the referred people and the progress to the next coupon', async () => {
    const { screen } = await open(answers(count()));
    await expect
      .element(screen.getByLabelText('Link', { exact: true }))
      .toHaveValue('https://gable.example/register?ref=HAPPYDAY');
    await expect
      .element(screen.getByText('3 people signed up through your link, and 1 of them earned you points.'))
      .toBeVisible();
    await expect.element(screen.getByText('60 points to your next £10 coupon')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /^Turn 100 points/ })).toBeDisabled();
    await expect.element(screen.getByText(/^None yet\./)).toBeVisible();
  });

  it('redeems points for a coupon and shows it', async () => {
    const { screen } = await open(
      answers(count({ points: 100, isRedeem: true, nextReward: { points: 100, pence: 1000, missing: 0 } }), {
        'GET /api/referral/user-referral/redeem-points': { body: { coupon, pointsLeft: 0 } },
        'GET /api/coupon/coupons': { body: list(coupon) },
      }),
    );
    await screen.getByRole('button', { name: 'Turn 100 points into £10' }).click();
    await expect.element(screen.getByText('Your coupon: THANKS-HAPPY234')).toBeVisible();
    await expect.element(screen.getByText('THANKS-HAPPY234', { exact: true })).toBeVisible();
  });

  it('explains why points can’t be redeemed', async () => {
    const detail = 'Some of your points are still on their way. Redeem when all are here.';
    const { screen } = await open(
      answers(count({ points: 100, isRedeem: true }), {
        'GET /api/referral/user-referral/redeem-points': {
          status: 409,
          body: { status: 409, code: 'conflict', detail },
        },
      }),
    );
    await screen.getByRole('button', { name: /^Turn 100 points/ }).click();
    await expect.element(screen.getByText(detail)).toBeVisible();
  });

  it('can be retried when the link can’t be loaded', async () => {
    let isBack = false;
    const { screen } = await open(
      answers(count(), {
        'GET /api/referral/user-referral/count-by-referrer': () =>
          isBack
            ? { body: count() }
            : { status: 404, body: { status: 404, code: 'not_found', detail: 'No' } },
      }),
    );
    await expect.element(screen.getByText('We couldn’t load your link')).toBeVisible();
    isBack = true;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('Your link', { exact: true })).toBeVisible();
  });

  it('leads an account without a username to its next step', async () => {
    const { screen } = await open(
      answers(count(), { 'GET /api/user': createUserAnswer({ user_name: null }) }),
    );
    await expect
      .element(screen.getByRole('link', { name: 'Continue' }))
      .toHaveAttribute('href', '/username-unset?next=%2Freferral');
  });
});

describe('the form for a code from another source', () => {
  const said = 'POST /api/referral/user-referral/create';
  const asNew = (more: Answers) =>
    open(
      answers(count(), {
        'GET /api/user': createUserAnswer({ createdAt: new Date().toISOString() }),
        ...more,
      }),
    );

  it('is hidden after the first week', async () => {
    const { screen } = await open(answers(count()));
    await expect.element(screen.getByText(/^None yet\./)).toBeVisible();
    await expect.element(screen.getByText('Did someone invite you?')).not.toBeInTheDocument();
  });

  it('is hidden once one was used', async () => {
    const { screen } = await asNew({
      'GET /api/referral/user-referral/count-by-referrer': { body: count({ isReferred: true }) },
    });
    await expect.element(screen.getByText(/^None yet\./)).toBeVisible();
    await expect.element(screen.getByText('Did someone invite you?')).not.toBeInTheDocument();
  });

  it('shows errors of a missing and a rejected code, and accepts a valid one', async () => {
    const sent: unknown[] = [];
    const detail = 'This is your own code.';
    const { screen } = await asNew({
      [said]: (body) => {
        sent.push(body);
        return sent.length === 1
          ? {
              status: 422,
              body: { status: 422, code: 'invalid', detail, errors: { referralCode: [detail] } },
            }
          : { status: 201, body: { status: 'created' } };
      },
    });
    await screen.getByText('Did someone invite you?').click();
    const field = screen.getByRole('textbox', { name: 'Their code' });
    const save = screen.getByRole('button', { name: 'Save' });
    await save.click();
    await expect.element(screen.getByText('Enter their code')).toBeVisible();
    await field.fill('HAPPYDAY');
    await save.click();
    await expect.element(screen.getByText(detail)).toBeVisible();
    await field.fill('SUNNYDAY');
    await expect.element(screen.getByText(detail)).not.toBeInTheDocument();
    await save.click();
    await expect.element(screen.getByText(/^Thank you\. You’ll both get points/)).toBeVisible();
    expect(sent).toEqual([{ referralCode: 'HAPPYDAY' }, { referralCode: 'SUNNYDAY' }]);
  });
});

describe('a code in the URL', () => {
  const day = 86_400_000;
  it.each([
    ['?ref=HAPPYDAY', 'HAPPYDAY'],
    ['?ref=newsletter', undefined],
    ['?utm=x&ref=HAPPY2', 'HAPPY2'],
    ['?ref=newsletter-7', undefined],
    ['?ref=', undefined],
    ['', undefined],
  ])('of %s stores %s', (search, code) => {
    storeReferral(search);
    expect(readReferral()).toBe(code);
  });

  it('is stored for thirty days, and the latest one counts', () => {
    vi.useFakeTimers();
    storeReferral('?ref=HAPPYDAY');
    storeReferral('?ref=SUNNYDAY');
    vi.advanceTimersByTime(30 * day - 1);
    expect(readReferral()).toBe('SUNNYDAY');
    vi.advanceTimersByTime(2);
    expect(readReferral()).toBeUndefined();
    vi.useRealTimers();
  });

  it('is ignored in a browser without storage, without failing the sign-up', () => {
    const refuse = () => {
      throw new DOMException('Storage is off', 'SecurityError');
    };
    for (const call of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, call).mockImplementation(refuse);
    storeReferral('?ref=HAPPYDAY');
    expect(readReferral()).toBeUndefined();
    clearReferral();
    storeCodeTimer({ sendTime: '2026-11-21T12:00:00.000Z', timeLimit: 600 });
    expect(readCodeTimer()).toBeUndefined();
    clearCodeTimer();
    vi.restoreAllMocks();
  });

  it('is sent with the sign-up and then removed', async () => {
    storeReferral('?ref=HAPPYDAY');
    let sent: unknown;
    const { screen } = await openSite('/register', {
      'POST /api/register': (body) => {
        sent = body;
        return {
          status: 201,
          body: { accessToken: 'token', sendTime: '2026-11-21T12:00:00.000Z', timeLimit: 600 },
        };
      },
      'GET /api/user': createUserAnswer({ is_active: 0, user_name: null }),
    });
    await expect.element(screen.getByText(/^Someone invited you\. Their code HAPPYDAY/)).toBeVisible();
    await screen.getByLabelText('Email').fill('nina@example.com');
    await screen.getByLabelText('Password', { exact: true }).fill('Gable-demo-1');
    await screen.getByLabelText('I accept the terms of use').click();
    await screen.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect.poll(() => sent).toMatchObject({ referralCode: 'HAPPYDAY' });
    await expect.poll(readReferral).toBeUndefined();
    clearReferral();
  });
});
