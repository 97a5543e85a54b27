import * as z from 'zod';
import { createInvalidRequest } from './errors.ts';
import { toMoney } from './money.ts';
import { payer, type PaypalContext } from './paypal-context.ts';
import type { PaypalDispute } from './store.ts';

interface TransactionLine {
  readonly id: string;
  readonly code: 'T0006' | 'T1107' | 'T1106' | 'T1110' | 'T1111';
  readonly status: 'S' | 'P' | 'D' | 'V';
  readonly at: number;
  readonly changed: number;
  /** Negative if the money leaves the account. */
  readonly minor: number;
  readonly feeMinor: number;
  readonly currency: string;
  /** The transaction that this one reverses. */
  readonly reference?: string;
  readonly invoiceId?: string | undefined;
  readonly customId?: string | undefined;
}

const maxRangeMs = 31 * 86_400_000;

const DateTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/)
  .transform((text) => Date.parse(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2')))
  .refine((time) => !Number.isNaN(time));
const Whole = z.string().regex(/^\d+$/).transform(Number);
const Query = z.object({
  start_date: DateTime,
  end_date: DateTime,
  page_size: Whole.pipe(z.number().min(1).max(500)).default(100),
  page: Whole.pipe(z.number().min(1)).default(1),
  transaction_id: z.string().optional(),
  transaction_status: z.enum(['S', 'P', 'D', 'V']).optional(),
  transaction_type: z.string().optional(),
});

const statuses = {
  COMPLETED: 'S',
  PARTIALLY_REFUNDED: 'S',
  PENDING: 'P',
  DECLINED: 'D',
  FAILED: 'D',
  REFUNDED: 'V',
} as const;

/** All transactions, oldest first. */
function listLines({ store }: PaypalContext): TransactionLine[] {
  const captures = store.captures
    .all()
    .map((capture): TransactionLine => ({ ...capture, code: 'T0006', status: statuses[capture.status] }));
  const refunds = store.refunds.all().map((refund): TransactionLine => ({
    ...refund,
    code: 'T1107',
    status: statuses[refund.status],
    minor: -refund.minor,
    feeMinor: 0,
    reference: refund.captureId,
  }));
  const disputed = store.disputes.all().flatMap(listDisputeLines);
  return [...captures, ...refunds, ...disputed].sort((a, b) => a.at - b.at);
}

/** The amount is held while a dispute is open, and debited if the payer wins. */
function listDisputeLines(dispute: PaypalDispute): TransactionLine[] {
  const { id, captureId: reference, minor, outcome, changed } = dispute;
  const line = { ...dispute, status: 'S', feeMinor: 0, reference } as const;
  const transactionLine: TransactionLine = { ...line, id: `${id}-H`, code: 'T1110', minor: -minor };
  if (!outcome) return [transactionLine];
  const freed: TransactionLine = { ...line, id: `${id}-F`, code: 'T1111', at: changed };
  if (outcome === 'RESOLVED_SELLER_FAVOUR') return [transactionLine, freed];
  return [transactionLine, freed, { ...line, code: 'T1106', at: changed, minor: -minor }];
}

const formatTime = (milliseconds: number) => new Date(milliseconds).toISOString().replace(/\.\d+Z$/, '+0000');

const toTransaction = (line: TransactionLine) => ({
  transaction_info: {
    paypal_account_id: payer.payer_id,
    transaction_id: line.id,
    ...(line.reference !== undefined && {
      paypal_reference_id: line.reference,
      paypal_reference_id_type: 'TXN',
    }),
    transaction_event_code: line.code,
    transaction_initiation_date: formatTime(line.at),
    transaction_updated_date: formatTime(line.changed),
    transaction_amount: toMoney(line.minor, line.currency),
    ...(line.feeMinor > 0 && { fee_amount: toMoney(-line.feeMinor, line.currency) }),
    transaction_status: line.status,
    ...(line.invoiceId !== undefined && { invoice_id: line.invoiceId }),
    ...(line.customId !== undefined && { custom_field: line.customId }),
    protection_eligibility: '01',
  },
});

/** A page of transactions by the time of their start; the range is 31 days at most. */
export function searchTransactions(paypal: PaypalContext, url: URL) {
  const parsed = Query.safeParse(Object.fromEntries(url.searchParams));
  if (!parsed.success) {
    const field = String(parsed.error.issues[0]?.path[0]);
    const missing = !url.searchParams.has(field);
    throw createInvalidRequest({
      issue: missing ? 'MISSING_REQUIRED_PARAMETER' : 'INVALID_PARAMETER_SYNTAX',
      field,
      location: 'query',
    });
  }
  const { start_date: from, end_date: to, page, page_size: size, ...wanted } = parsed.data;
  if (to < from || to - from > maxRangeMs)
    throw createInvalidRequest({ issue: 'INVALID_PARAMETER_VALUE', field: 'end_date', location: 'query' });
  const found = listLines(paypal).filter(
    (line) =>
      line.at >= from &&
      line.at <= to &&
      (wanted.transaction_id ?? line.id) === line.id &&
      (wanted.transaction_status ?? line.status) === line.status &&
      (wanted.transaction_type ?? line.code) === line.code,
  );
  return {
    transaction_details: found.slice((page - 1) * size, page * size).map(toTransaction),
    account_number: paypal.merchant.merchant_id,
    start_date: formatTime(from),
    end_date: formatTime(to),
    last_refreshed_datetime: formatTime(paypal.clock.now()),
    page,
    total_items: found.length,
    total_pages: Math.ceil(found.length / size),
    links: [{ href: `${paypal.url}${url.pathname}${url.search}`, rel: 'self', method: 'GET' }],
  };
}
