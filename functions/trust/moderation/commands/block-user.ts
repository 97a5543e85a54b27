import type { UserId } from '../../../../events/vocabulary.ts';
import { findAcceptedOffer } from '../../../deals/offers/adapters/offer-repository.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { listPropertiesOfOwner } from '../../../listings/properties/adapters/property-repository.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { listBlocks, saveBlock } from '../../../people/blocks/adapters/block-repository.ts';
import { type Block, maxBlocks } from '../../../people/blocks/domain/block.ts';

/**
 * Blocks an account for the caller; blocking again changes nothing.
 * @throws 404 for an unknown or deleted account, 422 for the caller's own, 409 while the two are in a sale,
 * in which both must be reachable, or at the limit of blocks
 */
export async function blockUser(blockedId: UserId, { id: blockerId }: Caller, now: Date): Promise<Block> {
  if (blockedId === blockerId)
    throw new AppError('invalid', 'You can’t block yourself.', { errors: { userId: ['This is you.'] } });
  const [blocked, before, sale] = await Promise.all([
    findAccount(blockedId),
    listBlocks(blockerId),
    hasSaleBetween(blockerId, blockedId),
  ]);
  if (!blocked || blocked.deletedAt) throw new AppError('not_found', 'There’s no one with this id.');
  const earlier = before.find((one) => one.blockedId === blockedId);
  if (earlier) return earlier;
  if (sale)
    throw new AppError(
      'conflict',
      'You have a sale with this person, so you can’t block them. You can mute the conversation and report what’s wrong.',
      { state: 'in_sale' },
    );
  if (before.length >= maxBlocks)
    throw new AppError('conflict', `You can block ${maxBlocks} people.`, { state: 'full' });
  const made = { blockerId, blockedId, blockedAt: now.toISOString() };
  await saveBlock(made);
  return made;
}

async function hasSaleBetween(a: UserId, b: UserId): Promise<boolean> {
  return (await Promise.all([isSellingTo(a, b), isSellingTo(b, a)])).includes(true);
}

const agreedStatuses: ReadonlySet<string> = new Set(['under_offer', 'sold_stc', 'exchanged']);

async function isSellingTo(sellerId: UserId, buyerId: UserId): Promise<boolean> {
  const homes = (await listPropertiesOfOwner(sellerId)).filter(({ status }) => agreedStatuses.has(status));
  const accepted = await Promise.all(homes.map(({ id }) => findAcceptedOffer(id)));
  return accepted.some((offer) => offer?.buyerId === buyerId);
}
