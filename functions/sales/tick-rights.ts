import type { MilestoneKey } from '../../events/vocabulary.ts';
import type { AppError } from '../shared/errors.ts';
import { type Actor, refused } from './decision.ts';
import { isNeeded, keysFor, type Matter, ruleOf, titleOf, waitsFor } from './milestones.ts';
import type { Sale } from './sale.ts';
import { canBegin, isOver, milestoneOf } from './timeline.ts';

/** Whether an actor said already what they could say: where one solicitor decides, theirs is more than their client's. */
export function hasSaid(sale: Sale, key: MilestoneKey, { side, solicitor }: Actor): boolean {
  const decides = solicitor && ruleOf(key).solicitorDecides === true;
  return milestoneOf(sale, key).confirmedBy.some((one) => one.side === side && (one.solicitor || !decides));
}

/** Contracts are exchanged, and this step came before. */
const isClosed = (sale: Sale, matter: Matter, key: MilestoneKey): boolean =>
  sale.exchangedOn !== undefined && !waitsFor(key, matter).includes('exchanged');

const isTheirs = (key: MilestoneKey, { side }: Actor): boolean =>
  ruleOf(key).owner === side || ruleOf(key).owner === 'both';

/** Whether an actor can tick a step of a sale as it stands. */
export const canTick = (sale: Sale, matter: Matter, key: MilestoneKey, by: Actor): boolean =>
  !ruleOf(key).automatic &&
  isTheirs(key, by) &&
  isNeeded(key, matter) &&
  !isOver(sale) &&
  !isClosed(sale, matter, key) &&
  canBegin(sale, matter, key) &&
  !milestoneOf(sale, key).done &&
  !hasSaid(sale, key, by);

/** Whether an actor's side can take its tick back: nothing rests on it, and the law has not taken it up. */
export function canUndo(sale: Sale, matter: Matter, key: MilestoneKey, { side }: Actor): boolean {
  const { done, confirmedBy } = milestoneOf(sale, key);
  if (ruleOf(key).automatic || isOver(sale) || isClosed(sale, matter, key)) return false;
  if (!confirmedBy.some((one) => one.side === side)) return false;
  const rests = keysFor(matter).filter((later) => waitsFor(later, matter).includes(key));
  // Who confirmed an exchange did so for this day of completion.
  const after = key === 'completion_date_set' ? [...rests, 'exchanged' as const] : rests;
  return !done || !after.some((later) => milestoneOf(sale, later).confirmedBy.length > 0);
}

/** Why a tick is refused, in words. */
export function notNow(sale: Sale, matter: Matter, key: MilestoneKey, by: Actor): AppError {
  const title = `“${titleOf(key, matter)}”`;
  if (sale.status === 'completed') return refused(sale, 'This sale is completed.');
  if (sale.status === 'fallen_through') return refused(sale, 'This sale fell through.');
  if (!isNeeded(key, matter)) return refused(sale, 'This sale has no such step.');
  if (ruleOf(key).automatic) return refused(sale, `${title} follows by itself.`);
  if (!isTheirs(key, by)) return refused(sale, `${title} is for the ${ruleOf(key).owner} to say.`);
  if (isClosed(sale, matter, key)) return refused(sale, 'Contracts are exchanged, so this step is closed.');
  if (milestoneOf(sale, key).done) return refused(sale, `${title} is done already.`);
  const missing = waitsFor(key, matter).filter((before) => !milestoneOf(sale, before).done);
  return refused(sale, `First: ${missing.map((before) => titleOf(before, matter)).join(', ')}.`);
}
