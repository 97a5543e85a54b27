import type { CaseId, PropertyId } from '../../../../events/vocabulary.ts';
import { findMessage, buildMessageWrite } from '../../../deals/messages/adapters/message-repository.ts';
import { buildThreadWrite, findThread } from '../../../deals/messages/adapters/thread-repository.ts';
import { releaseMessage, withholdMessage } from '../../../deals/messages/domain/message-edits.ts';
import type { Write, ChangeSet } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { buildPropertyUpdateWrites } from '../../../listings/properties/commands/update-property.ts';
import {
  hideForCase,
  isHiddenByCase,
  releaseFromCase,
} from '../../../listings/properties/domain/case-hold.ts';
import { isMoveAllowed, applyMove } from '../../../listings/properties/domain/market.ts';
import { type PropertyUpdate, joinUpdates } from '../../../listings/properties/domain/property-update.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { relistProperty } from '../../../listings/properties/domain/publish-property.ts';
import { findOpenPackage } from '../../../money/packages/adapters/package-repository.ts';
import { buildCommentWrites, findComment } from '../../blog/adapters/comment-repository.ts';
import { removeComment, restoreComment } from '../../blog/domain/comment-lifecycle.ts';
import { loadCommentContext } from '../../blog/queries/load-comment-context.ts';
import { holdForReviewIfNeeded } from '../../listing-reviews/commands/hold-for-review-if-needed.ts';
import { loadPublishContext } from '../../listing-reviews/queries/load-publish-context.ts';
import { resolveContentState } from '../domain/case-changes.ts';
import type { ReportCase } from '../domain/report-case.ts';

const unchanged: ChangeSet = { writes: [], events: [] };

/**
 * Hides, shows, removes or restores what a case is about, as its new state asks. Content that its author has removed
 * in the meantime stays as it is.
 * @throws 409 `conflict` where a home's state does not allow it, such as hiding a home with a sale agreed
 */
export async function buildContentWrites(
  before: ReportCase,
  after: ReportCase,
  now: Date,
): Promise<ChangeSet> {
  const [from, to] = [resolveContentState(before), resolveContentState(after)];
  if (from === to) return unchanged;
  if (after.messageId) return changeMessage(after.messageId, to !== 'shown', now);
  if (after.commentId) return changeComment(after.commentId, to !== 'shown');
  if (after.propertyId) return changeHome(after.propertyId, { before, from, to }, now);
  return unchanged;
}

async function changeMessage(
  id: NonNullable<ReportCase['messageId']>,
  hide: boolean,
  now: Date,
): Promise<ChangeSet> {
  const message = await findMessage(id);
  const thread = message && (await findThread(message.propertyId, message.buyerId));
  if (!thread) return unchanged;
  const update = hide ? withholdMessage(thread, message, now) : releaseMessage(thread, message);
  if (!update?.message) return unchanged;
  return {
    writes: [buildThreadWrite(update.thread), buildMessageWrite(update.message)],
    events: update.events,
  };
}

async function changeComment(id: NonNullable<ReportCase['commentId']>, hide: boolean): Promise<ChangeSet> {
  const before = await findComment(id);
  if (!before) return unchanged;
  const update = hide
    ? removeComment(before, { by: 'staff', byCase: true }, await loadCommentContext(before))
    : restoreComment(before);
  if (!update) return unchanged;
  return { writes: buildCommentWrites(before, update.comment), events: update.events };
}

type ContentState = ReturnType<typeof resolveContentState>;
interface HomeChange {
  readonly before: ReportCase;
  readonly from: ContentState;
  readonly to: ContentState;
}

async function changeHome(id: PropertyId, change: HomeChange, now: Date): Promise<ChangeSet> {
  const home = await findProperty(id);
  if (!home) return unchanged;
  if (change.to === 'removed')
    return home.status === 'removed'
      ? unchanged
      : toWrites(home, applyMove(home, 'remove', { by: 'staff', reason: change.before.id }, now));
  if (change.to === 'hidden') return hideHome(home, change.before.id, now);
  if (change.from === 'removed') return restoreHome(home, change.before, now);
  return showHome(home, change.before, now);
}

function hideHome(home: Property, caseId: CaseId, now: Date): ChangeSet {
  if (home.status !== 'under_review' && !isMoveAllowed(home.status, 'hold', 'staff'))
    throw new AppError('conflict', 'Only a home on sale can be hidden. Warn its owner or remove it.', {
      state: home.status,
    });
  return toWrites(home, hideForCase(home, caseId, now));
}

/**
 * On sale again once no other case hides it; back to a draft where its package ended in the meantime. A home that the
 * checks hold, too, waits for its own review, and one that its owner took off the market stays there.
 */
async function showHome(home: Property, { id, decision }: ReportCase, now: Date): Promise<ChangeSet> {
  const released = releaseFromCase(home, id, now);
  if (!released) return unchanged;
  const { property } = released;
  if (property.status !== 'under_review' || property.review || isHiddenByCase(property))
    return toWrites(home, released);
  const [{ ground, conditions }, stopped] = await Promise.all([
    loadPublishContext(home, now),
    findOpenPackage(home.id),
  ]);
  // Its days do not run while it is hidden.
  const hasPackage = ground.active !== undefined || stopped?.status === 'paused';
  // The reversal of a block ends the block by its event, just after this.
  const isBlocked = ground.ownerBlocked && decision?.measure !== 'block_account';
  const verb = hasPackage && !ground.holder && !isBlocked ? 'approve' : 'return';
  const update = joinUpdates(released, (free) => applyMove(free, verb, { by: 'staff' }, now));
  return toWrites(home, update, conditions);
}

/** Restores a removed property; it is on sale again if it was before and nothing prevents publishing. */
async function restoreHome(home: Property, before: ReportCase, now: Date): Promise<ChangeSet> {
  if (home.status !== 'removed') return unchanged;
  const free = releaseFromCase(home, before.id, now);
  const restore = (property: Property) => applyMove(property, 'restore', { by: 'staff' }, now);
  const restored = free ? joinUpdates(free, restore) : restore(home);
  if (before.evidence.home?.status !== 'live') return toWrites(home, restored);
  const [{ ground, conditions }, stopped] = await Promise.all([
    loadPublishContext(home, now),
    findOpenPackage(home.id),
  ]);
  // Its days stopped with the removal, and run on once the home is on sale.
  const kept = stopped?.status === 'paused' && stopped.id === home.package?.id ? home.package : undefined;
  const active = ground.active ?? kept;
  try {
    const update = joinUpdates(restored, (property) => {
      const listed = relistProperty(property, { ...ground, active }, now);
      return listed ?? { property, events: [], entries: [] };
    });
    const plan = holdForReviewIfNeeded(update, ground.review, conditions);
    return toWrites(home, plan.decision, plan.also);
  } catch (error) {
    if (error instanceof AppError) return toWrites(home, restored);
    throw error;
  }
}

const toWrites = (before: Property, update: PropertyUpdate, also: readonly Write[] = []): ChangeSet => ({
  writes: [...buildPropertyUpdateWrites(before, update), ...also],
  events: update.events,
});
