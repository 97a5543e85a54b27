import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import { defineRow, indexKey, json, number, rowKey, text } from '../../../kernel/data/row.ts';
import { buildDelete, buildPut, commit, type Write } from '../../../kernel/data/table.ts';
import { ComparedDays, MissingLine } from '../domain/missing-money.ts';
import { Payout, PayoutLine } from '../domain/payout.ts';

const payouts = defineDocumentEntity('payout', Payout, {
  columns: { id: text, month: text, arrivesOn: text, version: number, payout: documentColumn },
  indexes: { byId: rowKey('id'), byMonth: indexKey('gsi1', 'month', 'arrivesOn', 'id') },
  derive: ({ arrivesOn }) => ({ month: arrivesOn.slice(0, 7) }),
});

/** A line of a payout, and by what it is about: a payment, or a payout that came back. */
const PayoutLineRow = defineRow('payout-line', {
  columns: { payoutId: text, reference: text, about: text, line: json },
  indexes: {
    byPayout: rowKey('payoutId', 'reference'),
    byAbout: indexKey('gsi1', 'about', 'payoutId', 'reference'),
  },
});

/** One row: the days whose books were looked for in payouts. */
const MissingMoneyRow = defineRow('missing-money', {
  columns: { id: text, compared: json },
  indexes: { byId: rowKey('id') },
});
const missingId = 'card';

/** A line of the books that no payout has. */
const MissingLineRow = defineRow('missing-line', {
  columns: { bookedAs: text, day: text, line: json },
  indexes: { byLine: rowKey('bookedAs'), byDay: indexKey('gsi1', [], 'day', 'bookedAs') },
});

// Reads

export function findPayout(id: Payout['id']): Promise<Payout | undefined> {
  return payouts.find({ id });
}

/** The payouts of these ids that we have, in no order. */
export function listPayouts(ids: Iterable<Payout['id']>): Promise<Payout[]> {
  return payouts.listByKeys([...ids].map((id) => ({ id })));
}

/** The payouts that arrive in a month such as `2026-11`, the latest first. */
export function listPayoutsOfMonth(month: string): Promise<Payout[]> {
  return payouts.list('byMonth', { month }, { order: 'desc' });
}

/** In no order that means something. */
export async function listLinesOfPayout(payoutId: Payout['id']): Promise<PayoutLine[]> {
  const { data } = await PayoutLineRow.query.byPayout({ payoutId }).go({ consistent: true, pages: 'all' });
  return data.map(({ line }) => PayoutLine.parse(line));
}

/** The lines of all payouts about the payment, or the payout that came back, with this id. */
export async function listLinesAbout(about: string): Promise<PayoutLine[]> {
  const { data } = await PayoutLineRow.query.byAbout({ about }).go({ pages: 'all' });
  return data.map(({ line }) => PayoutLine.parse(line));
}

/** The days of the last comparison; undefined before the first. */
export async function findComparedDays(): Promise<ComparedDays | undefined> {
  const { data } = await MissingMoneyRow.get({ id: missingId }).go({ consistent: true });
  return data ? ComparedDays.parse(data.compared) : undefined;
}

/** What no payout has, the oldest first: all of it, or so many. */
export async function listMissingLines(most?: number): Promise<MissingLine[]> {
  const { data } = await MissingLineRow.query
    .byDay({})
    .go(most === undefined ? { pages: 'all' } : { count: most });
  return data.map(({ line }) => MissingLine.parse(line));
}

// Writes

/** As many rows as one transaction takes. */
const mostRows = 100;

async function commitInParts(writes: readonly Write[]): Promise<void> {
  for (let at = 0; at < writes.length; at += mostRows) await commit(writes.slice(at, at + mostRows));
}

/** Writes the lines of a payout, which the payout itself follows; a repeat writes the same. */
export function savePayoutLines(lines: readonly PayoutLine[]): Promise<void> {
  return commitInParts(lines.map(buildLineWrite));
}

function buildLineWrite(line: PayoutLine): Write {
  const { payoutId, reference, paymentId, source = reference } = line;
  return buildPut(PayoutLineRow.put({ payoutId, reference, about: paymentId ?? source, line }));
}

/** On condition that the row still has the preceding version. */
export function buildPayoutWrite(payout: Payout): Write {
  return payouts.buildSave(payout);
}

/** A repeat writes the same. */
export function saveMissingLines(lines: readonly MissingLine[]): Promise<void> {
  return commitInParts(
    lines.map((line) => buildPut(MissingLineRow.put({ bookedAs: line.bookedAs, day: line.day, line }))),
  );
}

export function deleteMissingLines(lines: readonly MissingLine[]): Promise<void> {
  return commitInParts(lines.map(({ bookedAs }) => buildDelete(MissingLineRow.delete({ bookedAs }))));
}

export function saveComparedDays(compared: ComparedDays): Promise<void> {
  return commit([buildPut(MissingMoneyRow.put({ id: missingId, compared }))]);
}
