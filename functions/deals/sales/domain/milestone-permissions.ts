import type { MilestoneKey } from '../../../../events/vocabulary.ts';
import type { AppError } from '../../../kernel/errors.ts';
import {
  isNeeded,
  milestoneKeysOf,
  ownerOf,
  type SaleProfile,
  ruleOf,
  titleOf,
  prerequisitesOf,
} from './milestones.ts';
import { type SaleActor, createSaleConflictError } from './sale-decision.ts';
import type { Sale } from './sale.ts';
import { isSettledSale } from './settled-sale.ts';
import { canBegin, milestoneOf } from './timeline.ts';

/**
 * Whether an actor has confirmed the step. For steps that a solicitor decides, a client's tick does not count
 * as theirs.
 */
export function hasConfirmed(sale: Sale, key: MilestoneKey, { side, solicitor }: SaleActor): boolean {
  const decides = solicitor && ruleOf(key).solicitorDecides === true;
  return milestoneOf(sale, key).confirmedBy.some((one) => one.side === side && (one.solicitor || !decides));
}

/** Whether contracts are exchanged and this step belongs before the exchange. */
const isClosedByExchange = (sale: Sale, profile: SaleProfile, key: MilestoneKey): boolean =>
  sale.exchangedOn !== undefined && !prerequisitesOf(key, profile).includes('exchanged');

function isOwnedBy(key: MilestoneKey, profile: SaleProfile, { side }: SaleActor): boolean {
  const owner = ownerOf(key, profile);
  return owner === side || owner === 'both';
}

/** Whether an actor can tick a step of a sale now. */
export function canConfirm(sale: Sale, profile: SaleProfile, key: MilestoneKey, by: SaleActor): boolean {
  return (
    !ruleOf(key).automatic &&
    isOwnedBy(key, profile, by) &&
    isNeeded(key, profile) &&
    !isSettledSale(sale) &&
    !isClosedByExchange(sale, profile, key) &&
    canBegin(sale, profile, key) &&
    !milestoneOf(sale, key).done &&
    !hasConfirmed(sale, key, by)
  );
}

/** Whether a side can undo its tick: no later step depends on it, and contracts are not exchanged. */
export function canUndo(sale: Sale, profile: SaleProfile, key: MilestoneKey, { side }: SaleActor): boolean {
  const { done, confirmedBy } = milestoneOf(sale, key);
  if (ruleOf(key).automatic || isSettledSale(sale) || isClosedByExchange(sale, profile, key)) return false;
  if (!confirmedBy.some((one) => one.side === side)) return false;
  const rests = milestoneKeysOf(profile).filter((later) => prerequisitesOf(later, profile).includes(key));
  // A confirmed exchange depends on this completion date.
  const after = key === 'completion_date_set' ? [...rests, 'exchanged' as const] : rests;
  return !done || !after.some((later) => milestoneOf(sale, later).confirmedBy.length > 0);
}

/** 409 with the reason why a tick is refused, as a text for the user. */
export function createMilestoneError(
  sale: Sale,
  profile: SaleProfile,
  key: MilestoneKey,
  by: SaleActor,
): AppError {
  const title = `“${titleOf(key, profile)}”`;
  if (sale.status === 'completed') return createSaleConflictError(sale, 'This sale is completed.');
  if (sale.status === 'fallen_through') return createSaleConflictError(sale, 'This sale fell through.');
  if (!isNeeded(key, profile)) return createSaleConflictError(sale, 'This sale has no such step.');
  if (ruleOf(key).automatic) return createSaleConflictError(sale, `${title} follows by itself.`);
  if (!isOwnedBy(key, profile, by))
    return createSaleConflictError(sale, `${title} is for the ${ownerOf(key, profile)} to say.`);
  if (isClosedByExchange(sale, profile, key))
    return createSaleConflictError(sale, 'The sale is binding, so this step is closed.');
  if (milestoneOf(sale, key).done) return createSaleConflictError(sale, `${title} is done already.`);
  const missing = prerequisitesOf(key, profile).filter((before) => !milestoneOf(sale, before).done);
  return createSaleConflictError(
    sale,
    `First: ${missing.map((before) => titleOf(before, profile)).join(', ')}.`,
  );
}
