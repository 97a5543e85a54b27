import { describe, expect, test } from 'vitest';
import type { MilestoneKey, Side } from '../../events/vocabulary.ts';
import type { Offer } from '../../functions/deals/offers/domain/offer.ts';
import { findSaleStep } from '../../functions/deals/sales/domain/sale-step.ts';
import type { Sale } from '../../functions/deals/sales/domain/sale.ts';
import { createProperty, getNoonAfter, noon } from '../properties/property-examples.ts';
import { createAcceptedOffer, openSale } from './sale-examples.ts';

const offer = createAcceptedOffer();
const confirm = (key: MilestoneKey, ...sides: Side[]): Sale['milestones'][number] => ({
  key,
  done: sides.length > 1,
  confirmedBy: sides.map((side) => ({ side, solicitor: false, at: noon.toISOString() })),
});
const createStored = (change: Partial<Sale>): Sale => ({ ...openSale(offer), ...change });
const find = (stored: Sale | undefined, side: Side, now = noon, of: Offer = offer) =>
  findSaleStep({ offer: of, property: createProperty(), stored }, side, now);

const instructed = createStored({
  milestones: [
    confirm('solicitors_instructed', 'seller', 'buyer'),
    confirm('memorandum_sent', 'seller', 'buyer'),
  ],
});
const asked = [confirm('id_checks', 'seller', 'buyer'), confirm('enquiries_raised', 'seller', 'buyer')];
const exchanged = createStored({
  status: 'exchanged',
  exchangedOn: '2026-11-21',
  completionDate: '2026-12-18',
  milestones: [confirm('solicitors_instructed', 'seller', 'buyer'), confirm('exchanged', 'seller', 'buyer')],
});

describe('the step of a sale that waits for a side', () => {
  test.each<[string, Sale | undefined, Side, Date, object | undefined]>([
    [
      'begins with the solicitor that the side has to name',
      createStored({}),
      'seller',
      noon,
      { title: 'Solicitors named', wait: { kind: 'sale_step', isOwn: true, by: '2026-11-28T21:00:00.000Z' } },
    ],
    ['is there before the sale is stored', undefined, 'buyer', noon, { title: 'Solicitors named' }],
    [
      'is another of its own, while the first one waits for the other side',
      createStored({ milestones: [confirm('solicitors_instructed', 'seller')] }),
      'seller',
      noon,
      { title: 'Memorandum of sale issued', wait: { isOwn: true } },
    ],
    [
      'is its own one that is due, though one of the other side is late',
      createStored({ milestones: [...instructed.milestones, ...asked] }),
      'seller',
      getNoonAfter(11),
      { title: 'Enquiries answered', wait: { isOwn: true } },
    ],
    [
      'is the other side’s where nothing of its own waits',
      createStored({
        milestones: [...instructed.milestones, confirm('id_checks', 'seller')],
      }),
      'seller',
      noon,
      { wait: { isOwn: false } },
    ],
    [
      'is nobody’s before the day that was agreed for completion',
      exchanged,
      'seller',
      getNoonAfter(1),
      { title: 'Completion', wait: { isOwn: false, by: '2026-12-18T21:00:00.000Z' } },
    ],
    [
      'is its own on the day of completion',
      exchanged,
      'seller',
      getNoonAfter(27),
      { title: 'Completed', wait: { isOwn: true } },
    ],
    [
      'is nothing once the sale is completed',
      createStored({ status: 'completed' }),
      'buyer',
      noon,
      undefined,
    ],
  ])('%s', (_, stored, side, now, step) => {
    const found = find(stored, side, now);
    if (step) expect(found).toMatchObject(step);
    else expect(found).toBeUndefined();
  });

  test.each<[string, Offer]>([
    ['was not accepted', createAcceptedOffer({ status: 'pending', acceptedAt: undefined })],
    ['is completed', createAcceptedOffer({ status: 'completed' })],
    ['fell through', createAcceptedOffer({ status: 'fallen_through' })],
  ])('is none of an offer that %s, without the row of a sale', (_, other) => {
    expect(find(undefined, 'seller', noon, other)).toBeUndefined();
    expect(find(undefined, 'buyer', noon, other)).toBeUndefined();
  });
});
