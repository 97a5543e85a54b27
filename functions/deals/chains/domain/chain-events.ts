import { ChainBroken, ChainMoved, ChainTied } from '../../../../events/chain.ts';
import type { DomainEvent } from '../../../../events/define.ts';
import type { UserId } from '../../../../events/vocabulary.ts';
import type { Sale } from '../../sales/domain/sale.ts';
import type { Chain, ChainBreak } from './chain.ts';

type SaleSides = Pick<Sale, 'offerId' | 'propertyId' | 'sellerId' | 'buyerId'>;

interface Reader {
  readonly userId: UserId;
  readonly propertyId: SaleSides['propertyId'];
  readonly otherId: UserId;
}

/** The people of a chain's sales, each once and by one sale, without those who know it already. */
function listReaders({ sales }: Chain, deals: readonly SaleSides[], without: readonly UserId[]): Reader[] {
  const readers = new Map<UserId, Reader>();
  for (const { offerId } of sales) {
    const deal = deals.find((one) => one.offerId === offerId);
    if (!deal) continue;
    const { propertyId, sellerId, buyerId } = deal;
    for (const [userId, otherId] of [
      [buyerId, sellerId],
      [sellerId, buyerId],
    ] as const)
      if (!without.includes(userId) && !readers.has(userId))
        readers.set(userId, { userId, propertyId, otherId });
  }
  return [...readers.values()];
}

interface Telling {
  readonly chain: Chain;
  /** The sales of the chain on Gable. */
  readonly deals: readonly SaleSides[];
  readonly without: readonly UserId[];
}

/** Nothing is raised where there is no one to tell. */
const raise = (
  { chain, deals, without }: Telling,
  create: (fields: { chainId: Chain['id']; readers: Reader[] }) => DomainEvent,
): DomainEvent[] => {
  const readers = listReaders(chain, deals, without);
  return readers.length === 0 ? [] : [create({ chainId: chain.id, readers })];
};

export function raiseTied(telling: Telling): DomainEvent[] {
  return raise(telling, (fields) => ChainTied.of(fields));
}

/** The chain with whom it told today, and the event for those who had not heard of a move on that day. */
export function raiseMoved(
  { chain, deals, without }: Telling,
  today: string,
): { readonly chain: Chain; readonly events: DomainEvent[] } {
  const sides = chain.told?.on === today ? chain.told.sides : [];
  const readers = listReaders(chain, deals, without).filter((reader) => !sides.includes(toSideKey(reader)));
  if (readers.length === 0) return { chain, events: [] };
  const told = { on: today, sides: [...sides, ...readers.map(toSideKey)] };
  return { chain: { ...chain, told }, events: [ChainMoved.of({ chainId: chain.id, readers })] };
}

/** Leads from no account to the row: the home and which other side it is of. */
const toSideKey = ({ propertyId, userId, otherId }: Reader): string =>
  `${propertyId}/${userId < otherId ? 'first' : 'second'}`;

export function raiseBroken(telling: Telling, why: ChainBreak['why']): DomainEvent[] {
  return raise(telling, (fields) => ChainBroken.of({ ...fields, why }));
}
