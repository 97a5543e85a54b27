import * as z from 'zod';
import type { DomainEvent } from '../../../../events/define.ts';
import { LedgerDiffers } from '../../../../events/payment.ts';
import { PayBy } from '../../../../events/vocabulary.ts';
import { addDays, formatLondonDay } from '../../../kernel/london-time.ts';
import { hourMs } from '../../../kernel/time.ts';
import { getClearingAccount, type LedgerEntry } from './ledger.ts';
import type { BalanceTransaction } from './provider.ts';

/** The totals of a day in London by the ledger and by the provider, in pence; outgoing money is negative. */
export const Reconciliation = z.object({
  payBy: PayBy,
  day: z.iso.date(),
  booked: z.int(),
  provided: z.int(),
  checkedAt: z.iso.datetime(),
});
export type Reconciliation = z.output<typeof Reconciliation>;

/** The number of days that a run checks: an event may come late, and a run may be missed. */
const checkedDays = 3;

/** The last finished days in London, the latest first. */
export function selectDaysToCheck(now: Date): string[] {
  return Array.from({ length: checkedDays }, (_, index) => addDays(formatLondonDay(now), -1 - index));
}

/** When a day begins in London: an hour earlier in UTC during summer time. */
export function startOfLondonDay(day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00.000Z`);
  const summer = new Date(midnight - hourMs);
  return formatLondonDay(summer) === day ? summer : new Date(midnight);
}

/** What the ledger and the provider have of one day. */
export interface ProviderDay {
  readonly payBy: PayBy;
  readonly day: string;
  readonly entries: readonly LedgerEntry[];
  readonly movements: readonly BalanceTransaction[];
}

export function reconcileDay({ payBy, day, entries, movements }: ProviderDay, now: Date): Reconciliation {
  const clearing = getClearingAccount(payBy);
  const booked = entries.flatMap(({ lines }) => lines).filter(({ account }) => account === clearing);
  return { payBy, day, booked: sum(booked), provided: sum(movements), checkedAt: now.toISOString() };
}

const sum = (amounts: readonly { readonly amountPence: number }[]): number =>
  amounts.reduce((total, { amountPence }) => total + amountPence, 0);

/** A difference is reported once, and again when it changes. */
export function createDifferenceEvents(
  found: Reconciliation,
  before: Reconciliation | undefined,
): DomainEvent[] {
  const { payBy, day, booked, provided } = found;
  const known = before?.booked === booked && before.provided === provided;
  return booked === provided || known ? [] : [LedgerDiffers.of({ payBy, day, booked, provided })];
}
