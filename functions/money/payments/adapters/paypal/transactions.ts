import type { TransactionInformation, TransactionSearchController } from '@paypal/paypal-server-sdk';
import type { BalanceTransaction } from '../../domain/provider.ts';
import { parsePence, parseTime } from './money.ts';

/**
 * PayPal's codes of transactions between payers and us: payments, reversals, refunds, holds for disputes and
 * their release, chargebacks and their reversal. Transfers to a bank and fees are left out.
 */
const payerEventCodes: ReadonlySet<string> = new Set([
  'T0006',
  'T1106',
  'T1107',
  'T1110',
  'T1111',
  'T1201',
  'T1202',
]);
/** Successful, including reversed later; pending and denied transactions have moved no money. */
const settledStatuses: ReadonlySet<string> = new Set(['S', 'V']);

const pageSize = 500;

/** All transactions from `from` to `to`, the latter excluded. */
export async function listPaypalTransactions(
  search: TransactionSearchController,
  from: Date,
  to: Date,
): Promise<BalanceTransaction[]> {
  const found: BalanceTransaction[] = [];
  const range = { startDate: from.toISOString(), endDate: to.toISOString(), pageSize };
  for (let page = 1; ; page += 1) {
    const { result } = await search.searchTransactions({ ...range, page });
    for (const { transactionInfo } of result.transactionDetails ?? [])
      if (transactionInfo && isSettledByPayer(transactionInfo))
        found.push(toBalanceTransaction(transactionInfo));
    if (page >= (result.totalPages ?? 1)) return found.filter(({ at }) => at < to);
  }
}

const isSettledByPayer = ({
  transactionEventCode = '',
  transactionStatus = '',
}: TransactionInformation): boolean =>
  payerEventCodes.has(transactionEventCode) && settledStatuses.has(transactionStatus);

const toBalanceTransaction = (info: TransactionInformation): BalanceTransaction => ({
  reference: info.transactionId ?? '',
  amountPence: parsePence(info.transactionAmount),
  at: parseTime(info.transactionInitiationDate),
});
