import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addDays, formatLondonDay, toInstant } from '../../functions/kernel/london-time.ts';
import { dayMs } from '../../functions/kernel/time.ts';
import type * as reconcileStore from '../../functions/money/payments/adapters/reconciliation-repository.ts';
import { stubFunctionEnvironment } from '../support/clients/function-environment.ts';
import { type PaypalChoice, createPaypalPaymentClient } from '../support/clients/paypal-payments.ts';
import { cloud } from '../support/cloud.ts';

const paypalPaymentClient = createPaypalPaymentClient(cloud);
const { callAs, controlProvider, listEvents } = paypalPaymentClient;
const paidFor = (choice: PaypalChoice = 'good') =>
  paypalPaymentClient.buyPackage({ choice, donationPence: 1_00 });

let findReconciliation: (typeof reconcileStore)['findReconciliation'];
beforeAll(async () => {
  stubFunctionEnvironment(cloud);
  ({ findReconciliation } =
    await import('../../functions/money/payments/adapters/reconciliation-repository.ts'));
  // A day on which no other file books anything, at noon, so that its bookings never pass midnight.
  const noon = toInstant(addDays(formatLondonDay(new Date(cloud.clock.now())), 40), '12:00');
  cloud.clock.advance(noon.getTime() - cloud.clock.now());
});
afterAll(() => vi.unstubAllEnvs());

test('matches the ledger of PayPal payments with PayPal’s transactions, day by day', async () => {
  const first = formatLondonDay(new Date(cloud.clock.now()));
  const cancelled = await paidFor();
  await callAs(cancelled.seller, 'PUT', `/api/property-package/status/${cancelled.packageId}`, {
    status: 'cancelled',
  });
  const [open, won, lost, good, bad] = [
    await paidFor(),
    await paidFor(),
    await paidFor(),
    await paidFor('reviewed'),
    await paidFor('reviewed'),
  ];
  const disputed = async ({ captureId }: { readonly captureId: string }) =>
    String(Reflect.get(Object(await controlProvider('dispute', { captureId })), 'dispute_id'));
  const cases = [await disputed(open), await disputed(won), await disputed(lost)];
  await cloud.idle();

  cloud.clock.advance(dayMs);
  const second = formatLondonDay(new Date(cloud.clock.now()));
  await controlProvider('close-dispute', { disputeId: cases[1], outcome: 'won' });
  await controlProvider('close-dispute', { disputeId: cases[2], outcome: 'lost' });
  await controlProvider('settle', { id: good.captureId, outcome: 'completed' });
  await controlProvider('settle', { id: bad.captureId, outcome: 'failed' });
  await cloud.idle();

  cloud.clock.advance(dayMs);
  await cloud.schedules.run('payments-every-day');
  await cloud.idle();
  expect(second).toBe(addDays(first, 1));
  // Five payments of £100: one is refunded except for a day's charge, and three are held for disputes.
  expect(await findReconciliation('wallet', first)).toMatchObject({ booked: 100_00, provided: 100_00 });
  expect(await findReconciliation('wallet', second)).toMatchObject({ booked: 100_00, provided: 100_00 });
  const differences = listEvents('ledger.differs.v1').filter(
    ({ payBy, day }) => payBy === 'wallet' && (day === first || day === second),
  );
  expect(differences).toEqual([]);
});
