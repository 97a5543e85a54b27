import { beforeEach, describe, expect, it } from 'vitest';
import { ids } from '../../properties/property-examples.ts';
import { startLogin, openSite, createUserAnswer } from '../app.tsx';
import {
  calls,
  getDayAfter,
  getTimeAfter,
  createAnswers,
  pages,
  createPaymentAnswer,
  payment,
} from './samples.ts';

beforeEach(startLogin);
const me = { 'GET /api/user': createUserAnswer({ id: ids.owner }) };
const receipts = [
  { number: 'GBL-000123', kind: 'receipt', issuedAt: getTimeAfter(0), totalPence: 99_00 },
] as const;
const refund = {
  id: 'rfd_01K9ZX3Q6T4C8V0R2M5N7P9B1V',
  amountPence: 99_00,
  reason: 'not_needed',
  status: 'pending',
  askedAt: getTimeAfter(0),
} as const;

describe('the page to which a provider redirects', () => {
  it.each([
    [{ status: 'processing' }, 'Your bank is taking a while', /You can leave this page/],
    [
      { status: 'processing', method: 'pay_by_bank' },
      'Your bank is taking a while',
      /hasn’t sent the money yet.*Nothing is paid until then/,
    ],
    [
      { status: 'processing', method: 'bacs_debit' },
      'Your Direct Debit is on its way',
      /about seven working days.*or if it fails/,
    ],
    [
      { status: 'failed', failure: 'declined', method: 'pay_by_bank' },
      'Your bank didn’t make the payment',
      /^You haven’t been charged.*Choose the package again.*pay by card/,
    ],
    [
      { status: 'failed', failure: 'declined', method: 'apple_pay' },
      'Your card was declined',
      /another card/,
    ],
    [{ status: 'failed', failure: 'declined' }, 'Your card was declined', /use another card/],
    [{ status: 'failed', failure: 'cancelled' }, 'You stopped the payment', /We’ve kept your choice/],
    [{ status: 'failed', failure: 'expired' }, 'You ran out of time to pay', /check the price again/],
    [
      { status: 'refunded', refunds: [refund], refundedPence: 99_00 },
      'We sent your money back',
      /^This payment wasn’t needed/,
    ],
    [{ status: 'succeeded', paidAt: getTimeAfter(0) }, 'One moment', /updates automatically/],
    [
      { status: 'disputed', paidAt: getDayAfter(-9) },
      'Your bank asked for this money back',
      /^A dispute about £99 is open/,
    ],
    [{ payBy: 'wallet', status: 'processing' }, 'PayPal is taking a while', /^PayPal has your payment/],
    [
      { payBy: 'wallet', status: 'failed', failure: 'declined' },
      'PayPal couldn’t make the payment',
      /PayPal doesn’t tell us why/,
    ],
    [{ payBy: 'wallet', status: 'lost' }, 'The payment was charged back', /^PayPal settled the dispute/],
  ])('shows the state of %j', async (change, title, words) => {
    const { screen } = await openSite(pages.payment, { ...me, [calls.payment]: createPaymentAnswer(change) });
    await expect.element(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect.element(screen.getByText(words)).toBeVisible();
  });

  it('continues at the provider while it can be paid, and links back to the choice', async () => {
    const { screen } = await openSite(pages.payment, {
      ...me,
      [calls.payment]: createPaymentAnswer({
        payUrl: 'https://checkout.example/cs_1',
        payUntil: getTimeAfter(20),
        donationPence: 500,
      }),
    });
    await expect
      .element(screen.getByRole('link', { name: 'Continue to payment £104' }))
      .toHaveAttribute('href', 'https://checkout.example/cs_1');
    await expect
      .element(screen.getByRole('link', { name: 'Back to your choice' }))
      .toHaveAttribute('href', `${pages.package}?buy=standard&gift=500`);
  });

  it('opens the confirmation with the receipt once the package is active, after any delay', async () => {
    let now = createPaymentAnswer({ status: 'processing' });
    const { screen, place } = await openSite(pages.payment, {
      ...me,
      ...createAnswers('live', { listedAt: getTimeAfter(0) }),
      [calls.payment]: () => now,
    });
    await expect.element(screen.getByRole('heading', { name: 'Your bank is taking a while' })).toBeVisible();
    now = createPaymentAnswer({ status: 'succeeded', paidAt: getTimeAfter(0), active: true, receipts });
    await expect.element(screen.getByRole('heading', { name: 'Your home is on sale' })).toBeVisible();
    expect(place()).toBe(`/congratulations?home=${ids.property}&payment=${payment}`);
    await expect.element(screen.getByRole('link', { name: 'Receipt GBL-000123' })).toBeVisible();
  });

  it('keeps showing an old payment', async () => {
    const { screen, place } = await openSite(pages.payment, {
      ...me,
      [calls.payment]: createPaymentAnswer({
        status: 'succeeded',
        paidAt: getDayAfter(-30),
        active: true,
        receipts,
      }),
    });
    await expect.element(screen.getByRole('heading', { name: 'Paid: £99' })).toBeVisible();
    expect(place()).toBe(pages.payment);
  });

  it('captures a wallet’s approval once, and removes it from the URL', async () => {
    let now = createPaymentAnswer({ payBy: 'wallet' });
    const sent: unknown[] = [];
    const { screen, place } = await openSite(`${pages.payment}?token=5O190127TN364715T&PayerID=X`, {
      ...me,
      [calls.payment]: () => now,
      [calls.wallet]: (body) => {
        sent.push(body);
        now = createPaymentAnswer({ payBy: 'wallet', status: 'failed', failure: 'declined' });
        return { body: { paymentId: payment, status: 'failed', approveUrl: null } };
      },
    });
    await expect
      .element(screen.getByRole('heading', { name: 'PayPal couldn’t make the payment' }))
      .toBeVisible();
    await expect.poll(place).toBe(pages.payment);
    expect(sent).toEqual([
      { propertyPackageId: ids.package, donationPence: 0, orderId: '5O190127TN364715T' },
    ]);
  });

  it('retries a capture that did not reach the server with one press, and explains the delay', async () => {
    let isDown = true;
    const sent: unknown[] = [];
    const { screen, place } = await openSite(`${pages.payment}?token=5O190127TN364715T`, {
      ...me,
      [calls.payment]: () =>
        createPaymentAnswer({
          payBy: 'wallet',
          ...(!isDown && { status: 'succeeded', paidAt: getTimeAfter(0) }),
        }),
      [calls.wallet]: (body) => {
        sent.push(body);
        return isDown
          ? { status: 503, body: { status: 503, code: 'unavailable', detail: 'Off' } }
          : { body: { paymentId: payment, status: 'succeeded', approveUrl: null } };
      },
    });
    await expect.element(screen.getByRole('alert').getByText(/you’ll never be charged twice/)).toBeVisible();
    isDown = false;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('heading', { name: 'One moment' })).toBeVisible();
    await expect.poll(place).toBe(pages.payment);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('shows why an approval was rejected, and allows paying without a reload', async () => {
    const detail = 'This PayPal order isn’t for any of your payments.';
    const { screen, place } = await openSite(`${pages.payment}?token=5O190127TN364715T`, {
      ...me,
      [calls.payment]: createPaymentAnswer({
        payBy: 'wallet',
        payUrl: 'https://wallet.example/1',
        payUntil: getTimeAfter(20),
      }),
      [calls.wallet]: { status: 404, body: { status: 404, code: 'not_found', detail } },
    });
    await expect.element(screen.getByRole('alert').getByText(detail, { exact: false })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Continue to payment £99' }))
      .toHaveAttribute('href', 'https://wallet.example/1');
    await expect.poll(place).toBe(pages.payment);
  });

  it('retries a capture that did not reach the server after a reload', async () => {
    const sent: unknown[] = [];
    const address = `${pages.payment}?token=5O190127TN364715T`;
    const answers = (status: number) => ({
      ...me,
      [calls.payment]: createPaymentAnswer({ payBy: 'wallet' }),
      [calls.wallet]: (body: unknown) => {
        sent.push(body);
        return { status, body: { paymentId: payment, status: 'processing', approveUrl: null } };
      },
    });
    const { screen, place } = await openSite(address, answers(503));
    await expect.element(screen.getByRole('heading', { name: 'Not paid yet' })).toBeVisible();
    expect(place()).toBe(address);
    await screen.unmount();
    const again = await openSite(place(), answers(200));
    await expect.poll(again.place).toBe(pages.payment);
    expect(sent).toHaveLength(2);
  });

  it('shows nothing of another person’s payment', async () => {
    const { screen } = await openSite(pages.payment, me);
    await expect.element(screen.getByRole('heading', { name: 'We can’t find that payment' })).toBeVisible();
  });
});

describe('the payments on the profile', () => {
  const none = { 'GET /api/coupon/coupons': { body: { coupons: [], total: 0, page: 1, per_page: 100 } } };
  const list = (payments: readonly unknown[]) => ({
    'GET /api/payments': { body: { payments, total: payments.length, page: 1, per_page: 10 } },
  });

  it('shows an empty state', async () => {
    const { screen } = await openSite('/profile?tab=payments', { ...me, ...none, ...list([]) });
    await expect.element(screen.getByRole('heading', { name: 'Nothing paid yet' })).toBeVisible();
    await expect.element(screen.getByText(/^None right now/)).toBeVisible();
  });

  it('lists each with its documents and refunds, and the usable coupons', async () => {
    const { body } = createPaymentAnswer({
      status: 'partially_refunded',
      paidAt: getDayAfter(-2),
      refundedPence: 97_35,
      refunds: [{ ...refund, amountPence: 97_35, reason: 'cancelled', status: 'succeeded' }],
      receipts: [...receipts, { ...receipts[0], number: 'GBL-000124', kind: 'credit_note' }],
    });
    const coupon = {
      id: 'cpn_01K9ZX3Q6T4C8V0R2M5N7P9B1C',
      code: 'FRIEND-7K3',
      type: 'fixed',
      value: 1_000,
      packages: ['plus'],
      minSpendPence: 0,
      note: 'For 100 points',
      expiresAt: getDayAfter(365),
      usesLeft: 1,
    };
    const { screen } = await openSite('/profile?tab=payments', {
      ...me,
      ...list([body]),
      'GET /api/coupon/coupons': { body: { coupons: [coupon], total: 1, page: 1, per_page: 100 } },
    });
    await expect.element(screen.getByText('Partly refunded')).toBeVisible();
    await expect.element(screen.getByText(/was sent back because you cancelled/)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Credit note GBL-000124' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Receipt GBL-000123 as PDF' })).toBeVisible();
    await expect.element(screen.getByText('£10 off')).toBeVisible();
    await expect.element(screen.getByText(/^For 100 points, for Plus, until/)).toBeVisible();
  });

  it('shows an error and can be retried', async () => {
    let isDown = true;
    const { screen } = await openSite('/profile?tab=payments', {
      ...me,
      ...none,
      'GET /api/payments': () =>
        isDown
          ? { status: 422, body: { status: 422, detail: 'Out of order' } }
          : list([])['GET /api/payments'],
    });
    await expect.element(screen.getByText('Out of order')).toBeVisible();
    isDown = false;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Nothing paid yet' })).toBeVisible();
  });
});

describe('a receipt', () => {
  it('is shown as issued and runs no scripts', async () => {
    const paper =
      '<!doctype html><title>Receipt</title><h1>Receipt GBL-000123</h1><script>top.ran = true</script>';
    const { screen } = await openSite('/receipt/GBL-000123', {
      ...me,
      'GET /api/payment/receipt/GBL-000123': { page: paper },
    });
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Receipt GBL-000123' })).toBeVisible();
    const frame = screen.getByTitle('Receipt GBL-000123').element();
    await expect
      .poll(() => (frame instanceof HTMLIFrameElement ? frame.contentDocument?.body.textContent : ''))
      .toContain('Receipt GBL-000123');
    expect('ran' in window).toBe(false);
  });

  it('is distinguished from a credit note by its own number', async () => {
    const paper = (title: string, note: string) => ({
      page: `<!doctype html><title>${title}</title><h1>${title}</h1><p>${note}</p>`,
    });
    const { screen, router } = await openSite('/receipt/GBL-000124', {
      ...me,
      'GET /api/payment/receipt/GBL-000124': paper('Credit note GBL-000124', 'It lowers receipt GBL-000123'),
      'GET /api/payment/receipt/GBL-000123': paper('Receipt GBL-000123', 'A credit note follows a refund.'),
      'GET /api/payment/receipt/GBL-000125': paper('Debit note GBL-000125', 'It takes back GBL-000124'),
    });
    await expect
      .element(screen.getByRole('heading', { level: 1, name: 'Credit note GBL-000124' }))
      .toBeVisible();
    await router.navigate('/receipt/GBL-000123');
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Receipt GBL-000123' })).toBeVisible();
    await router.navigate('/receipt/GBL-000125');
    await expect
      .element(screen.getByRole('heading', { level: 1, name: 'Debit note GBL-000125' }))
      .toBeVisible();
  });

  it('is only available to its payer', async () => {
    const { screen } = await openSite('/receipt/GBL-000123', me);
    await expect.element(screen.getByRole('heading', { name: 'We can’t find that receipt' })).toBeVisible();
  });
});
