import type { MilestoneKey, Side } from '../../../../events/vocabulary.ts';
import { createFieldError } from '../../../kernel/errors.ts';
import { formatLondonDate, formatLondonDay } from '../../../kernel/london-time.ts';
import { ruleOf } from './milestones.ts';
import { findPlannedDay } from './planned-days.ts';
import type { Sale } from './sale.ts';
import { milestoneOf } from './timeline.ts';

/**
 * The day of a confirmation: today by default.
 * @throws 422 for a day before the sale was agreed or, unless the caller confirms that it is early, before the day that was
 * planned for it, and for a future day of a step that allows only past ones
 */
export function resolveMilestoneDay(
  sale: Sale,
  key: MilestoneKey,
  { date, early = false }: { readonly date?: string | undefined; readonly early?: boolean | undefined },
  now: Date,
): string {
  const today = formatLondonDay(now);
  const { ahead } = ruleOf(key);
  const proposed = milestoneOf(sale, key).confirmedBy.length > 0 ? milestoneOf(sale, key).date : undefined;
  const day = date ?? proposed ?? (ahead ? undefined : today);
  if (day === undefined) throw createFieldError('date', 'Say which day.');
  const first =
    key === 'completed' || key === 'keys_released'
      ? sale.exchangedOn
      : key === 'completion_date_set'
        ? today
        : formatLondonDay(new Date(sale.acceptedAt));
  if (first !== undefined && day < first) throw createFieldError('date', 'This day is too early.');
  const planned = findPlannedDay(sale, key);
  if (planned !== undefined && day < planned && !early && proposed !== day)
    throw createFieldError(
      'date',
      `This was planned for ${formatLondonDate(planned)}. Say that it came early.`,
    );
  if (!ahead && day > today) throw createFieldError('date', 'This day is still to come.');
  return day;
}

/**
 * The completion date that belongs to an exchange.
 * @throws 422 if it is missing, before the exchange, or differs from the date that the other side confirmed
 */
export function resolveCompletionDay(
  sale: Sale,
  asked: string | undefined,
  exchangedOn: string,
  side: Side,
): string {
  const day = asked ?? sale.completionDate;
  if (day === undefined) throw createFieldError('completionDate', 'Say on which day the keys change hands.');
  if (day < exchangedOn)
    throw createFieldError(
      'completionDate',
      'Choose a day that isn’t before the one on which the sale became binding.',
    );
  const isFixed =
    milestoneOf(sale, 'completion_date_set').done ||
    milestoneOf(sale, 'exchanged').confirmedBy.some((one) => one.side !== side);
  if (isFixed && sale.completionDate !== undefined && sale.completionDate !== day)
    throw createFieldError(
      'completionDate',
      `The day that was agreed is ${formatLondonDate(sale.completionDate)}. Agree another one first.`,
    );
  return day;
}
