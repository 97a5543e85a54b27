import { setTimeout } from 'node:timers/promises';
import type { DomainEvent } from '../../../../events/define.ts';
import type { PaymentId, RefundId, UserId } from '../../../../events/vocabulary.ts';
import { defineRecord } from '../../../kernel/data/record.ts';
import { defineRow, indexKey, json, number, rowKey, text } from '../../../kernel/data/row.ts';
import { commit, buildPut, createStaleError, ignoreStale } from '../../../kernel/data/table.ts';
import { daySeconds, toUnixSeconds } from '../../../kernel/time.ts';
import { Receipt, receiptKeptDays } from '../domain/receipt.ts';

/** The last number that was issued, which each issue changes. */
const ReceiptCounterRow = defineRow('receipt-counter', {
  columns: { of: text, last: number },
  indexes: { byName: rowKey('of') },
});
/** All kinds of documents share one sequence of numbers. */
const counterKey = { of: 'receipts' } as const;

/** One record per cause of a document: a payment, a refund, or the failure of that refund. */
const ReceiptRow = defineRecord('receipt', {
  columns: {
    paymentId: text,
    cause: text,
    ownerId: text,
    number: { type: 'number', required: true, padding: { length: 12, char: '0' } },
    receipt: json,
    expiresAt: number,
  },
  indexes: {
    byPayment: rowKey('paymentId', 'cause'),
    byOwner: indexKey('gsi1', 'ownerId', 'number'),
  },
});

/** The payment and cause of a number. */
const ReceiptNumberRow = defineRecord('receipt-number', {
  columns: { number: number, paymentId: text, cause: text, expiresAt: number },
  indexes: { byNumber: rowKey('number') },
});

/** Exists once the file of a receipt is stored. */
const ReceiptFileRow = defineRow('receipt-file', {
  columns: { number: number },
  indexes: { byNumber: rowKey('number') },
});

// Reads

/**
 * A receipt's cause is its payment, a credit note's the refund, and a debit note's the failure of the refund.
 */
export type ReceiptCause = PaymentId | RefundId | `${RefundId}#failed`;

export async function findReceipt(paymentId: PaymentId, cause: ReceiptCause): Promise<Receipt | undefined> {
  const { data } = await ReceiptRow.get({ paymentId, cause }).go({ consistent: true });
  return data ? Receipt.parse(data.receipt) : undefined;
}

/**
 * The numbers of these documents, for those that are issued; `undefined` in the place of others.
 * @throws when the table did not get to all of them, which must not pass for documents that are not issued
 */
export async function listReceiptNumbers(
  wanted: readonly { readonly paymentId: PaymentId; readonly cause: ReceiptCause }[],
): Promise<(number | undefined)[]> {
  if (wanted.length === 0) return [];
  const { data, unprocessed } = await ReceiptRow.get([...wanted]).go({
    attributes: ['paymentId', 'cause', 'number'],
    concurrency: 4,
  });
  if (unprocessed.length > 0) throw new Error(`The table did not get to ${unprocessed.length} receipts.`);
  const numbers = new Map(data.map(({ paymentId, cause, number }) => [`${paymentId} ${cause}`, number]));
  return wanted.map(({ paymentId, cause }) => numbers.get(`${paymentId} ${cause}`));
}

export async function findReceiptByNumber(number: number): Promise<Receipt | undefined> {
  const { data } = await ReceiptNumberRow.get({ number }).go({ consistent: true });
  if (!data) return undefined;
  const { paymentId, cause } = data;
  const found = await ReceiptRow.get({ paymentId, cause }).go({ consistent: true });
  return found.data ? Receipt.parse(found.data.receipt) : undefined;
}

/** A payment's receipt, credit notes and debit notes, in the order of their numbers. */
export async function listReceiptsOfPayment(paymentId: PaymentId): Promise<Receipt[]> {
  const { data } = await ReceiptRow.query.byPayment({ paymentId }).go({ consistent: true, pages: 'all' });
  return data
    .map(({ receipt }) => Receipt.parse(receipt))
    .toSorted((one, other) => one.number - other.number);
}

/** All documents that are kept of an owner, in the order of their numbers. */
export async function listReceiptsOfOwner(ownerId: UserId): Promise<Receipt[]> {
  const { data } = await ReceiptRow.query.byOwner({ ownerId }).go({ pages: 'all' });
  return data.map(({ receipt }) => Receipt.parse(receipt));
}

export async function hasReceiptFile(number: number): Promise<boolean> {
  const { data } = await ReceiptFileRow.get({ number }).go();
  return data !== null;
}

async function getLastNumber(): Promise<number> {
  const { data } = await ReceiptCounterRow.get(counterKey).go({ consistent: true });
  return data?.last ?? 0;
}

// Writes

/**
 * Every lost try means that a concurrent call took the number, so the tries must outnumber concurrent calls.
 */
const maxTries = 60;

/**
 * Issues the next number in one transaction with its document and events, so that no number is missing and no
 * cause gets two. Returns the existing document when the cause has one.
 * @throws `stale` when concurrent calls took the number in all `maxTries` tries
 */
export async function issueReceipt(
  paymentId: PaymentId,
  cause: ReceiptCause,
  write: (number: number) => { readonly receipt: Receipt; readonly events: readonly DomainEvent[] },
): Promise<Receipt> {
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const [found, last] = await Promise.all([findReceipt(paymentId, cause), getLastNumber()]);
    if (found) return found;
    const { receipt, events } = write(last + 1);
    if (await takeNumber(receipt, cause, last, events)) return receipt;
    await setTimeout(Math.random() * Math.min(20 * tries, 400));
  }
  throw createStaleError();
}

async function takeNumber(
  receipt: Receipt,
  cause: ReceiptCause,
  last: number,
  events: readonly DomainEvent[],
): Promise<boolean> {
  const { number, paymentId, ownerId } = receipt;
  const expiresAt = toUnixSeconds(receipt.issuedAt) + receiptKeptDays * daySeconds;
  const counter = ReceiptCounterRow.put({ ...counterKey, last: number });
  const counting =
    last === 0
      ? counter.where(({ last }, { notExists }) => notExists(last))
      : counter.where((attribute, { eq }) => eq(attribute.last, last));
  return ignoreStale(
    commit(
      [
        buildPut(counting),
        buildPut(ReceiptRow.create({ paymentId, cause, ownerId, number, receipt, expiresAt })),
        buildPut(ReceiptNumberRow.create({ number, paymentId, cause, expiresAt })),
      ],
      events,
    ),
  );
}

export async function recordReceiptFile(number: number): Promise<void> {
  await ReceiptFileRow.put({ number }).go();
}
