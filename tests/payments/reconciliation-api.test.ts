import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newId } from '../../functions/kernel/data/ids.ts';
import type * as table from '../../functions/kernel/data/table.ts';
import { formatLondonDay } from '../../functions/kernel/london-time.ts';
import { dayMs } from '../../functions/kernel/time.ts';
import type * as ledgerStore from '../../functions/money/payments/adapters/ledger-repository.ts';
import type * as reconcileStore from '../../functions/money/payments/adapters/reconciliation-repository.ts';
import type * as reconciling from '../../functions/money/payments/commands/reconcile-providers.ts';
import { createPaymentEntries, createRefundEntries } from '../../functions/money/payments/domain/ledger.ts';
import { Payment } from '../../functions/money/payments/domain/payment.ts';
import type { BalanceTransaction, PaymentProvider } from '../../functions/money/payments/domain/provider.ts';
import { selectDaysToCheck, startOfLondonDay } from '../../functions/money/payments/domain/reconciliation.ts';
import { cardNumbers, createCardPaymentClient } from '../support/clients/card-payments.ts';
import { stubFunctionEnvironment } from '../support/clients/function-environment.ts';
import { cloud } from '../support/cloud.ts';
import { createPaidPayment, refundPart } from './receipt-examples.ts';

const cardPaymentClient = createCardPaymentClient(cloud);
const {
  startPayment,
  payByCard,
  getChargeId,
  choosePackage,
  controlProvider,
  createMember,
  stripe,
  submitProperty,
  listEvents,
} = cardPaymentClient;

let ledger: typeof ledgerStore;
let results: typeof reconcileStore;
let reconcileProviders: (typeof reconciling)['reconcileProviders'];
let commit: (typeof table)['commit'];
beforeAll(async () => {
  stubFunctionEnvironment(cloud);
  ledger = await import('../../functions/money/payments/adapters/ledger-repository.ts');
  results = await import('../../functions/money/payments/adapters/reconciliation-repository.ts');
  ({ reconcileProviders } = await import('../../functions/money/payments/commands/reconcile-providers.ts'));
  ({ commit } = await import('../../functions/kernel/data/table.ts'));
});
afterAll(() => vi.unstubAllEnvs());

/** A provider with the given transactions. */
const wallet = (
  listTransactions: PaymentProvider['listTransactions'],
): Pick<PaymentProvider, 'listTransactions'> => ({ listTransactions });
const listing = (all: readonly BalanceTransaction[]) =>
  wallet(async (from, to) => all.filter(({ at }) => at >= from && at < to));

// A year away from what other files book.
const now = new Date('2028-07-20T04:20:00.000Z');
const days = selectDaysToCheck(now);
const [yesterday = '', before = ''] = days;
/** The last minute of a day in London, which in summer is more than an hour before midnight UTC. */
const lateOn = (day: string) => new Date(startOfLondonDay(day).getTime() + 86_400_000 - 60_000);
const run = (provider: ReturnType<typeof wallet>) => reconcileProviders(new Map([['wallet', provider]]), now);
const stored = () => Promise.all(days.map((day) => results.findReconciliation('wallet', day)));
const differences = () => listEvents('ledger.differs.v1').filter(({ day }) => days.includes(String(day)));

test('compares the ledger with the provider by days in London, and reports a difference once', async () => {
  const bought = createPaidPayment({
    id: Payment.shape.id.parse(newId('pay')),
    payBy: 'wallet',
    donationPence: 1_00,
  });
  const { payment, refund } = refundPart(bought, 40_00);
  await commit(
    ledger.buildEntryWrites([
      ...createPaymentEntries(payment, lateOn(before)),
      ...createRefundEntries(payment, refund, lateOn(yesterday)),
    ]),
  );
  const movements = [
    { reference: 'T1', amountPence: 100_00, at: lateOn(before) },
    { reference: 'T2', amountPence: -40_00, at: lateOn(yesterday) },
  ];
  await run(listing(movements));
  expect(await stored()).toMatchObject([
    { day: yesterday, booked: -40_00, provided: -40_00 },
    { day: before, booked: 100_00, provided: 100_00 },
    { booked: 0, provided: 0 },
  ]);
  await cloud.idle();
  expect(differences()).toEqual([]);

  const less = listing(movements.slice(0, 1));
  await run(less);
  await run(less);
  await cloud.idle();
  expect(differences()).toEqual([{ payBy: 'wallet', day: yesterday, booked: -40_00, provided: 0 }]);
});

test('reports a day that the provider cannot list, and still compares the other days', async () => {
  const provider = wallet(async (from) => {
    if (from.getTime() === startOfLondonDay(yesterday).getTime()) throw new Error('The provider is away');
    return [{ reference: 'T9', amountPence: 7, at: from }];
  });
  await expect(run(provider)).rejects.toThrow('compared with their provider: 1');
  expect((await stored()).slice(1)).toMatchObject([{ provided: 7 }, { provided: 7 }]);
});

test('matches card payments with the provider; a refund differs until its event arrives', async () => {
  cloud.clock.advance(40 * dayMs);
  const seller = await createMember();
  const { id } = await choosePackage(seller, await submitProperty(seller), 'standard');
  const { url } = await startPayment(seller, id, { donationPence: 5_00 });
  await payByCard(url, cardNumbers.good);
  await cloud.idle();
  await controlProvider('hold');
  await stripe.refunds.create({ charge: await getChargeId(url), amount: 30_00 });
  const day = formatLondonDay(new Date(cloud.clock.now()));
  const nextMorning = async () => {
    await cloud.schedules.run('payments-every-day');
    await cloud.idle();
    return results.findReconciliation('card', day);
  };
  const alarms = () => listEvents('ledger.differs.v1').filter((one) => one['day'] === day);
  cloud.clock.advance(dayMs);
  expect(await nextMorning()).toMatchObject({ booked: 104_00, provided: 74_00 });
  expect(alarms()).toEqual([{ payBy: 'card', day, booked: 104_00, provided: 74_00 }]);
  await controlProvider('release');
  await cloud.idle();
  expect(await nextMorning()).toMatchObject({ booked: 74_00, provided: 74_00 });
  expect(alarms()).toHaveLength(1);
});
