import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ChainId, OfferId, type TieId, UserId } from '../../events/vocabulary.ts';
import {
  type Chain,
  type ChainTie,
  countSales,
  findTieOfSide,
  listTies,
  mostSales,
} from '../../functions/deals/chains/domain/chain.ts';
import {
  addOutsideSale,
  type ChainEnd,
  type ChainStamp,
  isChainOver,
  joinChains,
  notePhase,
  removeSale,
  removeTie,
} from '../../functions/deals/chains/domain/change-chain.ts';
import { AppError } from '../../functions/kernel/errors.ts';
import { noon } from '../properties/property-examples.ts';

const numbered = (nth: number) => String(nth).padStart(26, '0');
const offer = (nth: number) => OfferId.parse(`off_${numbered(nth)}`);
const person = (nth: number) => UserId.parse(`usr_${numbered(nth)}`);
let count = 0;
const stamp: ChainStamp = {
  now: noon,
  createId: () => {
    count += 1;
    return ChainId.parse(`chn_${numbered(count)}`);
  },
};
const tieOf = (nth: number): ChainTie => ({
  id: `tie_${numbered(nth)}` satisfies TieId,
  personId: person(nth),
  tiedAt: noon.toISOString(),
  version: 1,
});
const end = (nth: number, chain?: Chain): ChainEnd => ({ offerId: offer(nth), phase: 'agreed', chain });
/** Sales 1 to `length`, the seller of each tied to the one after it. */
function chainOf(length: number): Chain {
  let chain = joinChains(end(1), end(2), tieOf(1), stamp);
  for (let nth = 2; nth < length; nth += 1)
    chain = joinChains(end(nth, chain), end(nth + 1), tieOf(nth), stamp);
  return chain;
}
const listOffers = ({ sales }: Chain) => sales.map(({ offerId }) => offerId);
const stateOf = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError) return error.extras.state;
    throw error;
  }
  return 'allowed';
};

describe('joining chains', () => {
  test('puts the purchase above the sale, with the tie between the two', () => {
    const chain = chainOf(3);
    expect(listOffers(chain)).toEqual([offer(1), offer(2), offer(3)]);
    expect(chain.ties.map(({ id }) => id)).toEqual([tieOf(1).id, tieOf(2).id]);
    expect(findTieOfSide(chain, offer(2), 'buyer')?.id).toBe(tieOf(1).id);
    expect(findTieOfSide(chain, offer(2), 'seller')?.id).toBe(tieOf(2).id);
    expect(findTieOfSide(chain, offer(3), 'seller')).toBeUndefined();
  });

  test.each([
    ['a circle', (chain: Chain) => joinChains(end(3, chain), end(1, chain), tieOf(9), stamp), 'round'],
    ['one sale tied to itself', () => joinChains(end(1), end(1), tieOf(9), stamp), 'round'],
    [
      'a second purchase of one seller',
      (chain: Chain) => joinChains(end(1, chain), end(8), tieOf(9), stamp),
      'tied',
    ],
    [
      'a second sale of one buyer',
      (chain: Chain) => joinChains(end(8), end(3, chain), tieOf(9), stamp),
      'tied',
    ],
    [
      'an outside purchase inside',
      (chain: Chain) => addOutsideSale(end(1, chain), 'purchase', tieOf(9), stamp),
      'tied',
    ],
    [
      'a purchase beside one outside',
      (chain: Chain) =>
        joinChains(
          end(3, addOutsideSale(end(3, chain), 'purchase', tieOf(9), stamp)),
          end(8),
          tieOf(7),
          stamp,
        ),
      'tied',
    ],
    [
      'more than the longest chain',
      () => joinChains(end(mostSales, chainOf(mostSales)), end(30), tieOf(30), stamp),
      'too_long',
    ],
    [
      'one outside beyond the longest chain',
      () => addOutsideSale(end(1, chainOf(mostSales)), 'sale', tieOf(30), stamp),
      'too_long',
    ],
  ])('refuses %s', (_, join, state) => {
    expect(stateOf(() => join(chainOf(3)))).toBe(state);
  });

  test('ends the break at the end that it joins', () => {
    const [lower] = removeTie(chainOf(2), tieOf(1), 'withdrawn', stamp)?.parts ?? [];
    expect(lower?.breaks).toMatchObject([{ end: 'above', why: 'withdrawn' }]);
    expect(joinChains(end(1, lower), end(5), tieOf(5), stamp).breaks).toEqual([]);
  });
});

describe('ending a tie or a sale', () => {
  test('leaves both parts with what they keep, and says at which end each broke', () => {
    const chain = addOutsideSale(end(5, chainOf(5)), 'purchase', tieOf(9), stamp);
    const { parts, ended } = removeSale(chain, offer(3), stamp) ?? { parts: [], ended: [] };
    expect(parts.map(listOffers)).toEqual([
      [offer(1), offer(2)],
      [offer(4), offer(5)],
    ]);
    expect(ended.map(({ id }) => id)).toEqual([tieOf(2).id, tieOf(3).id]);
    expect(parts.map(({ breaks }) => breaks[0]?.end)).toEqual(['above', 'below']);
    expect(parts[0]).toMatchObject({ id: chain.id, version: chain.version + 1 });
    expect(parts[1]).toMatchObject({ version: 1, above: { id: tieOf(9).id } });
    expect(parts[1]?.id).not.toBe(chain.id);
  });

  test.each([
    ['the first sale', 1, [[offer(2), offer(3)]]],
    ['the last sale', 3, [[offer(1), offer(2)]]],
  ])('takes out %s', (_, nth, left) => {
    const chain = chainOf(3);
    const { parts = [] } = removeSale(chain, offer(nth), stamp) ?? {};
    expect(parts.map(listOffers)).toEqual(left);
    expect(parts[0]).toMatchObject({ id: chain.id, version: chain.version + 1 });
  });

  test('leaves nothing of a sale alone with one outside', () => {
    const chain = addOutsideSale(end(1), 'sale', tieOf(1), stamp);
    expect(removeSale(chain, offer(1), stamp)).toMatchObject({ parts: [], ended: [{ id: tieOf(1).id }] });
  });

  test('keeps every other sale and tie, whatever ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 8 }), fc.nat(), fc.boolean(), (length, pick, isSale) => {
        const chain = chainOf(length);
        const gone = 1 + (pick % (isSale ? length : length - 1));
        const after = isSale
          ? removeSale(chain, offer(gone), stamp)
          : removeTie(chain, tieOf(gone), 'withdrawn', stamp);
        const parts = after?.parts ?? [];
        const left = listOffers(chain).filter((one) => !isSale || one !== offer(gone));
        expect(parts.flatMap(listOffers)).toEqual(left);
        const ids = new Set(after?.ended.map(({ id }) => id));
        expect(parts.flatMap(listTies).map(({ id }) => id)).toEqual(
          chain.ties.map(({ id }) => id).filter((id) => !ids.has(id)),
        );
        for (const part of parts) expect(part.ties).toHaveLength(part.sales.length - 1);
        expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
      }),
    );
  });

  test('does nothing for what the chain does not have', () => {
    expect(removeSale(chainOf(2), offer(9), stamp)).toBeUndefined();
    expect(removeTie(chainOf(2), tieOf(9), 'withdrawn', stamp)).toBeUndefined();
  });
});

test('a phase is noted once, and a chain is over when all its sales are completed', () => {
  const chain = chainOf(2);
  expect(countSales(chain)).toBe(2);
  expect(notePhase(chain, offer(1), 'agreed', stamp)).toBeUndefined();
  const first = notePhase(chain, offer(1), 'completed', stamp) ?? chain;
  expect(isChainOver(first)).toBe(false);
  expect(isChainOver(notePhase(first, offer(2), 'completed', stamp) ?? first)).toBe(true);
});
