import { updateWithRetry } from '../../../kernel/data/update.ts';
import { AppError, createFieldError } from '../../../kernel/errors.ts';
import { formatLondonDay } from '../../../kernel/london-time.ts';
import { buildChainWrites, findChainOfTie } from '../adapters/chain-repository.ts';
import { buildTieWrite, findTie } from '../adapters/tie-repository.ts';
import type { SaidState } from '../contract.ts';
import { raiseMoved } from '../domain/chain-events.ts';
import { ChainPhase, type ChainTie, type OutsideSale, type TieKey } from '../domain/chain.ts';
import { listDeals } from '../queries/load-chain.ts';
import { endOutsideSale } from './end-ties.ts';
import { createLinkClosedError } from './open-invitation.ts';

/** Who says it: the person, or their professional by the link that was opened. */
export type Speaker =
  | { readonly saidBy: 'person' }
  | { readonly saidBy: 'professional'; readonly keyHash: string };

/**
 * Keeps what a person or their professional says of the sale outside Gable; undefined once it fell through.
 * @throws 409 where the tie has no such sale, 410 where the link ended or was replaced meanwhile, 422 for an exchange
 * without its day of completion
 */
export async function sayOutside(
  key: TieKey,
  said: SaidState,
  speaker: Speaker,
  now: Date,
): Promise<ChainTie | undefined> {
  const getTie = (tie: ChainTie | undefined) => getOutsideTie(tie, speaker);
  getTie(await findTie(key));
  const { phase, completionDate } = said;
  if (phase === 'fallen_through') {
    await endOutsideSale(key, getTie, now);
    return undefined;
  }
  if (phase === 'exchanged' && completionDate === undefined)
    throw createFieldError('completionDate', 'Say on which day the keys change hands.');
  const state = { phase, ...(phase === 'exchanged' && { completionDate }) };
  return updateWithRetry(
    () => findTie(key),
    async (found) => {
      const tie = getTie(found);
      const { is, invitation, phase: before } = tie.outside;
      const { saidBy } = speaker;
      const outside = { ...state, is, saidAt: now.toISOString(), saidBy, ...(invitation && { invitation }) };
      const next = { ...tie, outside, version: tie.version + 1 };
      const { writes, events } = await tellFurther(next, before, now);
      return { writes: [buildTieWrite(next), ...writes], events, result: next };
    },
  );
}

type OutsideTie = ChainTie & { readonly outside: OutsideSale };

/** The tie, where the speaker may say something of its sale outside Gable. */
function getOutsideTie(tie: ChainTie | undefined, speaker: Speaker): OutsideTie {
  const outside = tie?.outside;
  if (speaker.saidBy === 'professional' && outside?.invitation?.keyHash !== speaker.keyHash)
    throw createLinkClosedError();
  if (!outside) throw createNoOutsideError();
  return { ...tie, outside };
}

export function createNoOutsideError(): AppError {
  return new AppError('conflict', 'Nothing outside Gable is linked to this sale.', { state: 'not_tied' });
}

/** Tells the chain when the sale outside came further. */
async function tellFurther(tie: ChainTie, before: ChainPhase, now: Date) {
  const { personId, outside } = tie;
  const rankOf = (phase: ChainPhase) => ChainPhase.options.indexOf(phase);
  const chain = outside && rankOf(outside.phase) > rankOf(before) ? await findChainOfTie(tie) : undefined;
  if (!chain) return { writes: [], events: [] };
  const deals = (await listDeals(chain.sales.map(({ offerId }) => offerId))).map(({ sale }) => sale);
  const told = raiseMoved({ chain, deals, without: [personId] }, formatLondonDay(now));
  if (told.events.length === 0) return { writes: [], events: [] };
  const next = { ...told.chain, version: chain.version + 1, updatedAt: now.toISOString() };
  return { writes: buildChainWrites([chain], [next]), events: told.events };
}
