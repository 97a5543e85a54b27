import type { OfferId, UserId } from '../../../../events/vocabulary.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { AppError } from '../../../kernel/errors.ts';
import { buildChainWrites, findChainOfSale, findChainOfTie } from '../adapters/chain-repository.ts';
import {
  buildTieRemoval,
  buildUnchangedTieRemoval,
  findTie,
  listTiesOfPerson,
} from '../adapters/tie-repository.ts';
import { raiseBroken } from '../domain/chain-events.ts';
import { type Chain, type ChainBreak, type ChainTie, findTieOfSide, type TieKey } from '../domain/chain.ts';
import { type ChainParts, removeSale, removeTie } from '../domain/change-chain.ts';
import { getOwnSale, listDeals } from '../queries/load-chain.ts';
import { createChainStamp } from './chain-stamp.ts';

export function createNotTiedError(): AppError {
  return new AppError('not_found', 'You haven’t linked this sale to another.');
}

/**
 * Takes a person's tie at a sale back.
 * @throws 404 where they have none
 */
export async function untieSale(offerId: OfferId, personId: UserId, now: Date): Promise<void> {
  const { side } = await getOwnSale(offerId, personId);
  await updateWithRetry(
    () => findChainOfSale(offerId),
    (chain) => {
      const tie = chain && findTieOfSide(chain, offerId, side);
      if (!chain || tie?.personId !== personId) throw createNotTiedError();
      return buildEnd(chain, removeTie(chain, tie, 'withdrawn', createChainStamp(now)), 'withdrawn', [
        personId,
      ]);
    },
  );
}

/**
 * Ends the tie of a sale outside Gable that fell through there, as long as the tie is the one that was checked.
 * @throws what `check` throws of the tie as it is then
 */
export async function endOutsideSale(
  key: TieKey,
  check: (tie: ChainTie | undefined) => ChainTie,
  now: Date,
): Promise<void> {
  await updateWithRetry(
    async () => {
      const tie = check(await findTie(key));
      return { tie, chain: await findChainOfTie(tie) };
    },
    async ({ tie, chain }) => {
      const parts = chain && removeTie(chain, key, 'fell_through', createChainStamp(now));
      const end = chain && (await buildEnd(chain, parts && { ...parts, ended: [] }, 'fell_through', []));
      return end && { ...end, writes: [...end.writes, buildUnchangedTieRemoval(tie)] };
    },
  );
}

/** Takes a sale that fell through out of its chain, with the ties that it had; its neighbours are told. */
export async function removeFallenSale(offerId: OfferId, now: Date): Promise<void> {
  await updateWithRetry(
    () => findChainOfSale(offerId),
    async (chain) => {
      const parts = chain && removeSale(chain, offerId, createChainStamp(now));
      const [fallen] = await listDeals([offerId]);
      const sides = fallen ? [fallen.sale.sellerId, fallen.sale.buyerId] : [];
      return chain && buildEnd(chain, parts, 'fell_through', sides);
    },
  );
}

/** Ends all ties of a person, with the addresses of their invitations. */
export async function endTiesOfPerson(personId: UserId, now: Date): Promise<void> {
  for (const tie of await listTiesOfPerson(personId))
    await updateWithRetry(
      () => findChainOfTie(tie),
      (chain) => {
        const key = { id: tie.id, personId };
        const parts = chain && removeTie(chain, key, 'withdrawn', createChainStamp(now));
        return chain && parts
          ? buildEnd(chain, parts, 'withdrawn', [personId])
          : { writes: [buildTieRemoval(key)] };
      },
    );
}

async function buildEnd(
  before: Chain,
  parts: ChainParts | undefined,
  why: ChainBreak['why'],
  without: readonly UserId[],
) {
  if (!parts) return undefined;
  const deals = (await listDeals(before.sales.map(({ offerId }) => offerId))).map(({ sale }) => sale);
  return {
    writes: [...buildChainWrites([before], parts.parts), ...parts.ended.map((tie) => buildTieRemoval(tie))],
    events: parts.parts.flatMap((chain) => raiseBroken({ chain, deals, without }, why)),
  };
}
