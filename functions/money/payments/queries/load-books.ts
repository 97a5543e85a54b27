import type * as z from 'zod';
import { RefundId } from '../../../../events/vocabulary.ts';
import { addDays } from '../../../kernel/london-time.ts';
import { log } from '../../../kernel/observability/log.ts';
import { packageOf } from '../../packages/domain/catalogue.ts';
import { listEntriesOfDay } from '../adapters/ledger-repository.ts';
import { listPayments } from '../adapters/payment-repository.ts';
import { listReceiptNumbers, type ReceiptCause } from '../adapters/receipt-repository.ts';
import type { BookLine } from '../contract.ts';
import { type BookedLine, listBookedLines } from '../domain/books.ts';
import { formatReceiptNumber } from '../domain/receipt.ts';

/**
 * What the ledger has of a month in London, with the numbers of payments and documents and without a person. Whoever
 * reads it is in the log (decision 052).
 * @param month such as `2026-11`
 */
export async function loadBooks(month: string, reader: string) {
  const days = listDaysOfMonth(month);
  const entries = (await Promise.all(days.map(listEntriesOfDay))).flat();
  const found = await listPayments(new Set(entries.map(({ paymentId }) => paymentId)));
  const payments = new Map(found.map((payment) => [payment.id, payment]));
  const booked = listBookedLines(entries, payments);
  const papers = await loadPapers(booked);
  const lines = booked.flatMap(({ about: _, ...line }, nth): z.input<typeof BookLine>[] => {
    const payment = payments.get(line.paymentId);
    if (!payment) return [];
    const { payBy, number = null, packageId } = payment;
    const packageName = packageOf(packageId).name;
    return [{ ...line, payBy, paymentNumber: number, paper: papers[nth] ?? null, packageName }];
  });
  log.info('The books of a month were read', { reader, month, lines: lines.length });
  return { month, lines };
}

function listDaysOfMonth(month: string): string[] {
  const days: string[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day)) days.push(day);
  return days;
}

/** The number of the document of each line; disputes have none. */
async function loadPapers(lines: readonly BookedLine[]): Promise<(string | null)[]> {
  const causes = lines.map(toCause);
  const wanted = lines.flatMap(({ paymentId }, nth) => {
    const cause = causes[nth];
    return cause ? [{ paymentId, cause }] : [];
  });
  const numbers = await listReceiptNumbers(wanted);
  let next = 0;
  return causes.map((cause) => {
    const number = cause && numbers[next++];
    return number === undefined ? null : formatReceiptNumber(number);
  });
}

function toCause({ kind, about, paymentId }: BookedLine): ReceiptCause | undefined {
  if (kind === 'payment') return paymentId;
  const refund = RefundId.safeParse(about).data;
  if (!refund) return undefined;
  return kind === 'refund_returned' ? `${refund}#failed` : refund;
}
