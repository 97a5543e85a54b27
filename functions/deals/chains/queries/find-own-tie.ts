import type { OfferId, UserId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { findChainOfSale } from '../adapters/chain-repository.ts';
import { findTieOfSide, type TieKey } from '../domain/chain.ts';
import { getOwnSale } from './load-chain.ts';

/**
 * The key of a person's tie at a sale.
 * @throws 404 for a sale that is not theirs, 409 where they have tied it to nothing
 */
export async function findOwnTie(offerId: OfferId, personId: UserId): Promise<TieKey> {
  const { side } = await getOwnSale(offerId, personId);
  const chain = await findChainOfSale(offerId);
  const tie = chain && findTieOfSide(chain, offerId, side);
  if (tie?.personId === personId) return tie;
  throw new AppError('conflict', 'You haven’t linked this sale to another.', { state: 'not_tied' });
}
