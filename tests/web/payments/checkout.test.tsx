import { beforeEach, describe, expect, it } from 'vitest';
import { ids } from '../../properties/property-examples.ts';
import { startLogin, openSite, createUserAnswer } from '../app.tsx';
import {
  calls,
  getTimeAfter,
  createAnswers,
  createPackage,
  pages,
  payment,
  createActivePackage,
  createState,
} from './samples.ts';

beforeEach(startLogin);
const me = { 'GET /api/user': createUserAnswer({ id: ids.owner }) };
const checkout = `${pages.package}?buy=standard`;
const twenty = {
  id: 'cpn_01K9ZX3Q6T4C8V0R2M5N7P9B1C',
  code: 'SPRING20',
  type: 'percent',
  value: 20,
  packages: [],
  minSpendPence: 0,
  expiresAt: null,
  usesLeft: 1,
  discountPence: 19_80,
  totalPence: 79_20,
};

const withCoupon = {
  coupon: { id: twenty.id, code: twenty.code, freeDays: 0 },
  discountGrossPence: 19_80,
  vatPence: 13_20,
  totalPence: 79_20,
};

describe('the checkout', () => {
  it('selects nothing in advance, and pays nothing before the terms are accepted', async () => {
    const sent: unknown[] = [];
    const { screen } = await openSite(checkout, {
      ...me,
      ...createAnswers(),
      [calls.choose]: (body) => {
        sent.push(body);
        return { status: 201, body: createPackage() };
      },
    });
    const start = screen.getByRole('radio', { name: /^Start now/ });
    await expect.element(start).not.toBeChecked();
    await expect.element(screen.getByRole('radio', { name: /^Wait 14 days/ })).not.toBeChecked();
    await expect.element(screen.getByRole('checkbox', { name: /^I accept the/ })).not.toBeChecked();
    await expect.element(screen.getByText('Choose when it starts, then pay.')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: /^Standard for .+/, level: 1 })).toBeVisible();
    for (const name of ['Pay £99', 'Pay with PayPal'])
      expect(screen.getByRole('button', { name }).elements()).toEqual([]);
    await start.click();
    await expect.element(screen.getByRole('button', { name: 'Pay with PayPal' })).toBeEnabled();
    await screen.getByRole('button', { name: 'Pay £99' }).click();
    await expect.element(screen.getByText('Please accept the terms.')).toBeVisible();
    await expect.element(screen.getByRole('checkbox', { name: /^I accept the/ })).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('explains each choice of the start, and sends the selected one', async () => {
    const sent: unknown[] = [];
    const { screen } = await openSite(checkout, {
      ...me,
      ...createAnswers(),
      [calls.choose]: (body) => {
        sent.push(body);
        return { status: 201, body: createPackage({ askedToStartAt: undefined }) };
      },
    });
    await screen.getByRole('radio', { name: /^Start now/ }).click();
    await expect.element(screen.getByText(/^Starts as soon as you’ve paid\./)).toBeVisible();
    await screen.getByRole('radio', { name: /^Wait 14 days/ }).click();
    await expect.element(screen.getByText(/^Your home stays off the market until \d/)).toBeVisible();
    await screen.getByRole('checkbox', { name: /^I accept the/ }).click();
    await screen.getByRole('button', { name: 'Pay £99' }).click();
    await expect.poll(() => sent).toMatchObject([{ startNow: false, terms: true }]);
  });

  it('shows net, VAT, coupon and donation, and requests exactly these sums', async () => {
    const sent: unknown[] = [];
    const { screen, place } = await openSite(checkout, {
      ...me,
      ...createAnswers(),
      'POST /api/coupons/get-by-code': { body: twenty },
      [calls.choose]: (body) => {
        sent.push(body);
        const coupon = { id: twenty.id, code: twenty.code };
        return {
          status: 201,
          body: createPackage({ discountGrossPence: 19_80, vatPence: 13_20, totalPence: 79_20, coupon }),
        };
      },
      [calls.wallet]: (body) => {
        sent.push(body);
        return { body: { paymentId: payment, status: 'processing', approveUrl: null } };
      },
    });
    await screen.getByRole('textbox', { name: 'Coupon (optional)' }).fill('spring20');
    await screen.getByRole('button', { name: 'Apply' }).click();
    await expect.element(screen.getByText(/takes £19\.80 off/)).toBeVisible();
    await screen.getByRole('radio', { name: '£5' }).click();
    await expect.element(screen.getByText(/^£5 plants \d+ trees/)).toBeVisible();
    const sums = screen.getByRole('region', { name: 'What you pay' });
    for (const sum of ['£66', '£13.20', '−£19.80', '£84.20'])
      await expect.element(sums.getByText(sum, { exact: true })).toBeVisible();
    expect(place()).toContain('gift=500');
    await screen.getByRole('radio', { name: /^Start now/ }).click();
    await screen.getByRole('checkbox', { name: /^I accept the/ }).click();
    await screen.getByRole('button', { name: 'Pay with PayPal' }).click();
    await expect.poll(place).toBe(pages.payment);
    expect(sent).toEqual([
      {
        propertyId: ids.property,
        packageId: 'standard',
        startNow: true,
        terms: true,
        couponCode: 'SPRING20',
      },
      { propertyPackageId: ids.package, donationPence: 500 },
    ]);
  });

  it('explains why a coupon does nothing, and removes one again', async () => {
    const detail = 'This coupon ended on 1 November 2026.';
    let answer: { status?: number; body: unknown } = {
      status: 410,
      body: { status: 410, code: 'gone', detail },
    };
    const { screen } = await openSite(checkout, {
      ...me,
      ...createAnswers(),
      'POST /api/coupons/get-by-code': () => answer,
    });
    const field = screen.getByRole('textbox', { name: 'Coupon (optional)' });
    await field.fill('OLD');
    await screen.getByRole('button', { name: 'Apply' }).click();
    await expect.element(screen.getByText(detail)).toBeVisible();
    answer = { body: twenty };
    await screen.getByRole('button', { name: 'Apply' }).click();
    await screen.getByRole('button', { name: 'Take SPRING20 out' }).click();
    await screen.getByRole('radio', { name: /^Start now/ }).click();
    await expect.element(screen.getByRole('button', { name: 'Pay £99' })).toBeVisible();
    await expect.element(field).toHaveValue('');
  });

  it('deducts a coupon first, then the unused value of a package up to the rest', async () => {
    const { screen } = await openSite(`${pages.package}?buy=plus`, {
      ...me,
      ...createAnswers('live'),
      [calls.standing]: createState({ current: createActivePackage() }),
      'POST /api/coupons/get-by-code': {
        body: { ...twenty, type: 'fixed', value: 200_00, discountPence: 200_00, totalPence: 49_00 },
      },
    });
    const sums = screen.getByRole('region', { name: 'What you pay' });
    await expect.element(sums.getByText('−£97.35', { exact: true })).toBeVisible();
    await screen.getByRole('textbox', { name: 'Coupon (optional)' }).fill('SPRING20');
    await screen.getByRole('button', { name: 'Apply' }).click();
    for (const sum of ['£249', '−£200', '−£49'])
      await expect.element(sums.getByText(sum, { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Start now – nothing to pay' })).toBeVisible();
  });

  it('shows why a coupon is rejected at the payment', async () => {
    const detail = 'This coupon is for another package.';
    const { screen } = await openSite(checkout, {
      ...me,
      ...createAnswers(),
      'POST /api/coupons/get-by-code': { body: twenty },
      [calls.choose]: {
        status: 422,
        body: { status: 422, code: 'invalid', detail, errors: { couponCode: [detail] } },
      },
    });
    await screen.getByRole('textbox', { name: 'Coupon (optional)' }).fill('SPRING20');
    await screen.getByRole('button', { name: 'Apply' }).click();
    await screen.getByRole('radio', { name: /^Start now/ }).click();
    await screen.getByRole('checkbox', { name: /^I accept the/ }).click();
    await screen.getByRole('button', { name: 'Pay £79.20' }).click();
    await expect.element(screen.getByRole('alert').getByText(detail, { exact: false })).toBeVisible();
  });

  it('begins at once when a coupon covers the whole price', async () => {
    const { screen, place } = await openSite(checkout, {
      ...me,
      ...createAnswers(),
      'POST /api/coupons/get-by-code': {
        body: { ...twenty, value: 100, discountPence: 99_00, totalPence: 0 },
      },
      [calls.choose]: {
        status: 201,
        body: createActivePackage({ totalPence: 0, discountGrossPence: 99_00, vatPence: 0 }),
      },
    });
    await screen.getByRole('textbox', { name: 'Coupon (optional)' }).fill('SPRING20');
    await screen.getByRole('button', { name: 'Apply' }).click();
    await screen.getByRole('checkbox', { name: /^I accept the/ }).click();
    await screen.getByRole('button', { name: 'Start now – nothing to pay' }).click();
    await expect.poll(place).toBe(`/congratulations?home=${ids.property}`);
  });

  it('moves no consents when a coupon leaves nothing to pay', async () => {
    const { screen } = await openSite(`${checkout}&gift=500`, {
      ...me,
      ...createAnswers(),
      'POST /api/coupons/get-by-code': {
        body: { ...twenty, value: 100, discountPence: 99_00, totalPence: 0 },
      },
    });
    const box = screen.getByRole('radio', { name: /^Start now/ });
    await expect.element(screen.getByText(/^£5 plants \d+ trees/)).toBeVisible();
    const before = box.element().getBoundingClientRect().top + window.scrollY;
    await screen.getByRole('textbox', { name: 'Coupon (optional)' }).fill('SPRING20');
    await screen.getByRole('button', { name: 'Apply' }).click();
    await expect.element(screen.getByRole('button', { name: 'Start now – nothing to pay' })).toBeVisible();
    await expect.element(screen.getByText(/^There’s nothing to pay, so/)).toBeVisible();
    expect(box.element().getBoundingClientRect().top + window.scrollY).toBe(before);
  });

  it('shows a changed price before anything is paid', async () => {
    const sent: unknown[] = [];
    const { screen } = await openSite(checkout, {
      ...me,
      ...createAnswers(),
      [calls.choose]: { status: 201, body: createPackage({ vatPence: 18_16, totalPence: 109_00 }) },
      [calls.card]: (body) => {
        sent.push(body);
        return { status: 503, body: { status: 503, detail: 'Off' } };
      },
    });
    await screen.getByRole('radio', { name: /^Start now/ }).click();
    await screen.getByRole('checkbox', { name: /^I accept the/ }).click();
    await screen.getByRole('button', { name: 'Pay £99' }).click();
    await expect.element(screen.getByText('The price has changed')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Pay £109' })).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('refuses a donation above the maximum beside its field, and pays nothing in its place', async () => {
    const sent: unknown[] = [];
    const { screen, place } = await openSite(checkout, {
      ...me,
      ...createAnswers(),
      [calls.choose]: (body) => {
        sent.push(body);
        return { status: 503, body: { status: 503, detail: 'Off' } };
      },
    });
    await screen.getByRole('radio', { name: /^Start now/ }).click();
    await screen.getByRole('checkbox', { name: /^I accept the/ }).click();
    await screen.getByRole('radio', { name: 'Another amount' }).click();
    const sum = screen.getByRole('textbox', { name: 'Amount in pounds' });
    for (const [typed, why] of [
      ['250', 'Enter at most £100'],
      ['100.01', 'Enter at most £100'],
      ['5-10', 'Enter one sum, not a range'],
    ] as const) {
      await sum.fill(typed);
      await screen.getByRole('button', { name: 'Pay £99' }).click();
      await expect.element(screen.getByText(why)).toBeVisible();
      await expect.element(sum).toHaveFocus();
      await expect.element(sum).toHaveValue(typed);
    }
    expect(sent).toEqual([]);
    expect(place()).not.toContain('gift');
    await sum.fill('100');
    await expect.element(screen.getByText(/^£100 plants \d+ trees/)).toBeVisible();
    await sum.fill('7.50');
    await expect.element(screen.getByText(/^£7.50 plants \d+ trees/)).toBeVisible();
    await screen.getByRole('button', { name: 'Pay £106.50' }).click();
    await expect.poll(() => sent).toHaveLength(1);
    expect(place()).toContain('gift=750');
  });

  it('shows a greater sum of a link as it is, and why it isn’t taken', async () => {
    const { screen, place } = await openSite(`${checkout}&gift=50000`, { ...me, ...createAnswers() });
    await expect.element(screen.getByText('Enter at most £100')).toBeVisible();
    await screen.getByRole('radio', { name: /^Start now/ }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Amount in pounds' })).toHaveValue('500');
    await expect.element(screen.getByRole('button', { name: 'Pay £99' })).toBeVisible();
    await screen.getByRole('textbox', { name: 'Amount in pounds' }).fill('7');
    await expect.element(screen.getByRole('button', { name: 'Pay £106' })).toBeVisible();
    expect(place()).toContain('gift=700');
    await screen.getByRole('radio', { name: 'Nothing' }).click();
    await expect.element(screen.getByRole('button', { name: 'Pay £99' })).toBeVisible();
    expect(place()).not.toContain('gift');
  });

  it('counts down only in the last five minutes', async () => {
    const { screen } = await openSite(checkout, {
      ...me,
      ...createAnswers(),
      [calls.standing]: createState({
        pending: createPackage({ quotedUntil: getTimeAfter(4), ...withCoupon }),
      }),
    });
    await expect.poll(() => screen.getByRole('timer').element().textContent).toMatch(/^[34]:\d\d$/);
    await screen.unmount();
    const calm = await openSite(checkout, {
      ...me,
      ...createAnswers(),
      [calls.standing]: createState({ pending: createPackage(withCoupon) }),
    });
    await expect.element(calm.screen.getByText(/^We’re holding your coupon’s price until/)).toBeVisible();
    await expect.element(calm.screen.getByRole('timer')).not.toBeInTheDocument();
  });

  it('holds no ordinary price', async () => {
    const { screen } = await openSite(checkout, {
      ...me,
      ...createAnswers(),
      [calls.standing]: createState({ pending: createPackage({ quotedUntil: getTimeAfter(4) }) }),
    });
    await expect.element(screen.getByRole('button', { name: 'Pay £99' })).toBeEnabled();
    await expect.element(screen.getByText(/holding/)).not.toBeInTheDocument();
  });

  it('holds an expired price again with one press', async () => {
    const { screen } = await openSite(checkout, {
      ...me,
      ...createAnswers(),
      [calls.standing]: createState({
        pending: createPackage({ quotedUntil: getTimeAfter(-1), ...withCoupon }),
      }),
      [calls.choose]: { status: 201, body: createPackage(withCoupon) },
    });
    await expect.element(screen.getByText('We’ve kept your choice.', { exact: false })).toBeVisible();
    await screen.getByRole('button', { name: 'Get a new price' }).click();
    await expect.element(screen.getByText(/^We’re holding your coupon’s price until/)).toBeVisible();
  });

  it('hides payment methods that are switched off, and explains when there is no method', async () => {
    const { screen } = await openSite(checkout, {
      ...me,
      ...createAnswers(),
      'GET /api/payment/methods': { body: { card: false, wallet: false } },
    });
    await expect.element(screen.getByText('You can’t pay here right now')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  });
});
