import { beforeEach, describe, expect, it } from 'vitest';
import { ids } from '../../properties/property-examples.ts';
import { createUserAnswer, openSite, startLogin } from '../app.tsx';
import {
  calls,
  createAnswers,
  createPackage,
  createProcessingPayment,
  createState,
  pages,
  payment,
} from './samples.ts';

beforeEach(startLogin);
const me = { 'GET /api/user': createUserAnswer({ id: ids.owner }) };
const checkout = `${pages.package}?buy=standard`;

describe('the checkout during a payment', () => {
  it('shows a pending payment for the property, and offers no second one', async () => {
    let underWay: ReturnType<typeof createProcessingPayment> | undefined;
    const { screen, place } = await openSite(`${pages.package}?buy=plus`, {
      ...me,
      ...createAnswers(),
      [calls.standing]: () => createState(underWay && { underWay }),
      [calls.choose]: {
        status: 201,
        body: createPackage({ packageId: 'plus', totalPence: 249_00, vatPence: 41_50 }),
      },
      [calls.card]: () => {
        underWay = createProcessingPayment();
        const body = { status: 409, code: 'conflict', detail: 'Under way', state: 'processing' };
        return { status: 409, body };
      },
    });
    await screen.getByRole('radio', { name: /^Start now/ }).click();
    await screen.getByRole('checkbox', { name: /^I accept the/ }).click();
    await screen.getByRole('button', { name: 'Pay £249' }).click();
    await expect.element(screen.getByText('Your payment for Standard is under way')).toBeVisible();
    await expect.element(screen.getByText(/^Your bank hasn’t confirmed it yet/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /^Pay / })).not.toBeInTheDocument();
    const nothing = screen.getByText('You haven’t been charged', { exact: true });
    await expect.element(nothing).not.toBeInTheDocument();
    await screen.getByRole('link', { name: 'See the payment' }).click();
    await expect.poll(place).toBe(pages.payment);
  });

  it('opens the payment that was made in another tab', async () => {
    const { screen, place } = await openSite(checkout, {
      ...me,
      ...createAnswers(),
      [calls.choose]: { status: 201, body: createPackage() },
      [calls.card]: {
        status: 409,
        body: { status: 409, code: 'conflict', detail: 'This package is already paid.', paymentId: payment },
      },
    });
    await screen.getByRole('radio', { name: /^Start now/ }).click();
    await screen.getByRole('checkbox', { name: /^I accept the/ }).click();
    await screen.getByRole('button', { name: 'Pay £99' }).click();
    await expect.poll(place).toBe(pages.payment);
  });
});
