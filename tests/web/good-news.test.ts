import { describe, expect, test } from 'vitest';
import { getOfferStatusTone as getOfferTone } from '../../web/entities/offer/labels.ts';
import { getSaleStatusTone as getSaleTone } from '../../web/entities/sale/labels.ts';

describe('the colour of good news', () => {
  test.each(['under_offer', 'sold_stc', 'exchanged', 'completed'] as const)(
    'is green for a sale that is %s',
    (status) => expect(getSaleTone(status)).toBe('green'),
  );
  test.each(['accepted', 'exchanged', 'completed'] as const)('is green for an offer that is %s', (status) =>
    expect(getOfferTone({ status, nation: 'england', ...(status === 'completed' && { end: status }) })).toBe(
      'green',
    ),
  );
});
