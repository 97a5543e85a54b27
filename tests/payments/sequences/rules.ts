import type { PaymentView } from '../../../functions/money/payments/contract.ts';
import { PaymentView as View } from '../../../functions/money/payments/contract.ts';
import type { LedgerEntry } from '../../../functions/money/payments/domain/ledger.ts';
import { stubFunctionEnvironment } from '../../support/clients/function-environment.ts';
import { cloud } from '../../support/cloud.ts';
import { cardPaymentClient, type PaymentWorld } from './actions.ts';

const { stripe, getChargeId, callAs, getPackages } = cardPaymentClient;
const sumAll = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The ledger of a payment, read as a function reads it. */
async function readLedger(id: PaymentView['id']): Promise<LedgerEntry[]> {
  stubFunctionEnvironment(cloud);
  const { listEntriesOfPayment: entriesOfPayment } =
    await import('../../../functions/money/payments/adapters/ledger-repository.ts');
  return entriesOfPayment(id);
}

/** Pence that the provider holds of a page's money. */
async function readHeldPence(url: string): Promise<number> {
  const charge = await getChargeId(url);
  if (charge === '') return 0;
  const [refunds, disputes] = [await stripe.refunds.list({ charge }), await stripe.disputes.list({ charge })];
  const sources = new Set([charge, ...[...refunds.data, ...disputes.data].map(({ id }) => id)]);
  const amounts: number[] = [];
  for await (const { source, amount } of stripe.balanceTransactions.list({ limit: 100 }))
    if (typeof source === 'string' && sources.has(source)) amounts.push(amount);
  return sumAll(amounts);
}

async function listPayments(seller: PaymentWorld['seller']): Promise<PaymentView[]> {
  const { body } = await callAs(seller, 'GET', '/api/payments?per_page=100');
  return View.array().parse(body['payments']);
}

/** The broken rules, in words; empty when all hold. */
export async function listBrokenPaymentRules(world: PaymentWorld): Promise<string[]> {
  const payments = await listPayments(world.seller);
  const wrong: string[] = [];
  let clearing = 0;
  for (const { id } of payments) {
    const lines = (await readLedger(id)).flatMap((entry) => entry.lines);
    if (sumAll(lines.map(({ amountPence }) => amountPence)) !== 0) wrong.push(`${id} does not balance`);
    const own = lines.filter(({ account }) => account === 'card_clearing');
    clearing += sumAll(own.map(({ amountPence }) => amountPence));
  }
  const there = sumAll(await Promise.all(world.pages.map(readHeldPence)));
  if (clearing !== there) wrong.push(`the books say ${clearing}, the provider says ${there}`);
  const { current } = await getPackages(world.seller, world.home);
  wrong.push(...(await listMisplaced(world, payments)));
  if (current && current.totalPence > 0) {
    const by = payments.filter((one) => one.propertyPackageId === current.id && one.paidAt !== undefined);
    if (by.length === 0) wrong.push(`${current.id} runs and is not paid`);
  }
  return wrong;
}

/** Payments that are paid, and neither running, nor used up by an upgrade, nor refunded. */
async function listMisplaced({ seller }: PaymentWorld, payments: readonly PaymentView[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const { id, status, paidAt, active, refunds, propertyPackageId } of payments) {
    if (refunds.some((refund) => refund.status === 'due') && status !== 'disputed')
      wrong.push(`${id} has a refund that nobody sent`);
    const givenBack = refunds.some(({ reason }) => reason !== 'goodwill') || status === 'refunded';
    if (paidAt === undefined || active || givenBack || status === 'lost') continue;
    const path = `/api/property-package/status/${propertyPackageId}`;
    const { body } = await callAs(seller, 'PUT', path, { status: 'refresh' });
    if (body['status'] !== 'upgraded')
      wrong.push(`${id} is paid, and its package is ${String(body['status'])}`);
  }
  return wrong;
}
