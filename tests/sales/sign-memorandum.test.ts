import { describe, expect, test } from 'vitest';
import { addMemorandum, reissueMemorandum } from '../../functions/deals/sales/domain/issue-memorandum.ts';
import type { Memorandum } from '../../functions/deals/sales/domain/memorandum.ts';
import { describeNextActions } from '../../functions/deals/sales/domain/next-actions.ts';
import type { Sale } from '../../functions/deals/sales/domain/sale.ts';
import {
  canSign,
  hasBothSignatures,
  listSignerNames,
  signMemorandum,
  viewSigning,
} from '../../functions/deals/sales/domain/sign-memorandum.ts';
import { noon } from '../properties/property-examples.ts';
import { detailedSale } from './memorandum-examples.ts';
import { createAcceptedOffer, createMemorandumSource, createStamp } from './sale-examples.ts';

const [seller = '', buyer = ''] = ['seller', 'buyer'].map(
  (side) => detailedSale.parties[side === 'seller' ? 'seller' : 'buyer']?.legalNames[0],
);

function issue(sale: Sale = detailedSale): { sale: Sale; memorandum: Memorandum } {
  const { sale: issued, memorandum } = addMemorandum(
    { sale, events: [] },
    createMemorandumSource(),
    'Issued.',
    createStamp(),
  );
  if (!memorandum) throw new Error('No memorandum');
  return { sale: issued, memorandum };
}
const first = issue();
const sign = (
  side: 'seller' | 'buyer',
  { sale, memorandum }: { sale: Sale; memorandum: Memorandum } = first,
  change: { name?: string; version?: number } = {},
) =>
  signMemorandum(
    sale,
    memorandum,
    { side, version: memorandum.version, name: side === 'seller' ? seller : buyer, ...change },
    createStamp(),
  );

describe('signMemorandum', () => {
  test('keeps who signed which version, and is complete with both sides', () => {
    const once = sign('buyer');
    expect(once.events).toMatchObject([
      { name: 'memorandum.signed.v1', detail: { version: 1, side: 'buyer', complete: false } },
    ]);
    expect(hasBothSignatures(once.sale)).toBe(false);
    const both = sign('seller', { ...first, sale: once.sale });
    expect(both.events).toMatchObject([{ detail: { side: 'seller', complete: true } }]);
    expect(both.sale.signatures).toEqual([
      { side: 'buyer', version: 1, name: buyer, at: noon.toISOString() },
      { side: 'seller', version: 1, name: seller, at: noon.toISOString() },
    ]);
  });

  test.each<[string, Partial<Sale>, object, object]>([
    ['a sale that fell through', { status: 'fallen_through' }, {}, { code: 'conflict' }],
    ['an exchanged sale', { status: 'exchanged' }, {}, { code: 'conflict' }],
    ['a completed sale', { status: 'completed' }, {}, { code: 'conflict' }],
    ['a sale with a draft', { memoranda: [] }, {}, { code: 'conflict' }],
    ['an older version', {}, { version: 7 }, { code: 'conflict' }],
    ['a name of the other side', {}, { name: seller }, { code: 'invalid' }],
    ['a name that is nowhere', {}, { name: 'Ann Other' }, { code: 'invalid' }],
  ])('refuses %s', (_, sale, change, error) => {
    expect(() => sign('buyer', { ...first, sale: { ...first.sale, ...sale } }, change)).toThrow(
      expect.objectContaining(error),
    );
  });

  test('refuses a second signature of a side on the same version', () => {
    const { sale } = sign('buyer');
    expect(() => sign('buyer', { ...first, sale })).toThrow('You’ve signed this version.');
  });

  test('lets nobody sign as a joint owner whom the seller named on the paper', () => {
    const { memorandum } = addMemorandum(
      { sale: detailedSale, events: [] },
      { ...createMemorandumSource(), jointOwners: ['Jo Int'] },
      'Issued.',
      createStamp(),
    );
    if (!memorandum) throw new Error('No memorandum');
    expect(memorandum.seller.names).toContain('Jo Int');
    expect(listSignerNames(detailedSale, memorandum, 'seller')).not.toContain('Jo Int');
  });
});

describe('a new version', () => {
  const both = sign('seller', { ...first, sale: sign('buyer').sale }).sale;
  const changed = { ...both, details: { ...both.details, deposit: 20_000 } };
  const decision = reissueMemorandum(
    changed,
    createMemorandumSource(),
    { side: 'buyer', last: first.memorandum },
    createStamp(),
  );

  test('ends the signatures of the version before and says so', () => {
    expect(decision.events).toMatchObject([{ detail: { version: 2, endsSignatures: true } }]);
    expect(hasBothSignatures(decision.sale)).toBe(false);
    expect(hasBothSignatures(decision.sale, 1)).toBe(true);
    expect(canSign(decision.sale, first.memorandum, 'buyer')).toBe(false);
    if (!decision.memorandum) throw new Error('No memorandum');
    expect(viewSigning(decision.sale, decision.memorandum, 'buyer', true)).toEqual({
      state: 'open',
      signed: [],
      ended: [
        { side: 'buyer', version: 1, at: noon.toISOString() },
        { side: 'seller', version: 1, at: noon.toISOString() },
      ],
    });
  });

  test('says nothing of signatures where there were none', () => {
    const unsigned = { ...first.sale, details: { ...first.sale.details, deposit: 20_000 } };
    const { events } = reissueMemorandum(
      unsigned,
      createMemorandumSource(),
      { side: 'buyer', last: first.memorandum },
      createStamp(),
    );
    expect(events[0]?.detail).not.toHaveProperty('endsSignatures');
  });
});

describe('viewSigning', () => {
  const stateOf = (change: Partial<Sale>, hasPdf = true) =>
    viewSigning({ ...first.sale, ...change }, first.memorandum, 'buyer', hasPdf).state;

  test.each<[string, Partial<Sale>, boolean, string]>([
    ['open', {}, true, 'open'],
    ['preparing without its PDF', {}, false, 'preparing'],
    ['waiting for a full name', { parties: {} }, true, 'names'],
    ['signed', sign('buyer').sale, true, 'signed'],
    ['open while only the other side has signed', sign('seller').sale, true, 'open'],
    ['closed after the exchange', { status: 'exchanged' }, true, 'closed'],
    ['closed after a fall-through', { status: 'fallen_through' }, true, 'closed'],
  ])('is %s', (_, change, hasPdf, state) => {
    expect(stateOf(change, hasPdf)).toBe(state);
    const can = canSign({ ...first.sale, ...change }, first.memorandum, 'buyer');
    expect(can).toBe(state === 'open' || state === 'preparing');
  });
});

test('a next action asks for the signature once the other side has signed, and comes last', () => {
  const actions = (sale: Sale, canSign = true) =>
    describeNextActions(
      sale,
      createAcceptedOffer(),
      { matter: { nation: 'england', funding: 'cash' }, steps: [], canSign, today: '2026-11-21' },
      'buyer',
    ).map(({ key }) => key);
  expect(actions(first.sale)).not.toContain('sign');
  expect(actions(sign('seller').sale).at(-1)).toBe('sign');
  expect(actions(sign('seller').sale, false)).not.toContain('sign');
});
