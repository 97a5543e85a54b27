import { describe, expect, test } from 'vitest';
import { HandoverKey } from '../../events/handover-key.ts';
import {
  type HandoverUpdate,
  listHandover,
  listHandoverPhotos,
  updateHandover,
} from '../../functions/deals/sales/domain/handover.ts';
import { Sale } from '../../functions/deals/sales/domain/sale.ts';
import { createStamp, openSale } from './sale-examples.ts';

const photoId = 'img_01K9ZX3Q6T4C8V0R2M5N7P9B1D';
const exchanged = Sale.parse({ ...openSale(), status: 'exchanged', exchangedOn: '2026-11-22' });
const change = (sale: Sale, update: HandoverUpdate) =>
  updateHandover(sale, update, { ...createStamp(), nation: 'england' });
const keysOf = (sale: Sale, side: 'seller' | 'buyer') =>
  listHandover(sale, 'england', side).map(({ key }) => key);

describe('listHandover', () => {
  test('begins with the exchange, with the items of the side', () => {
    expect(keysOf(openSale(), 'seller')).toEqual([]);
    expect(keysOf(exchanged, 'seller')).toEqual(HandoverKey.options);
    expect(keysOf(exchanged, 'buyer')).toEqual(HandoverKey.options.filter((key) => key !== 'post'));
  });

  test('shows the other side what concerns both, and nothing else', () => {
    const read = change(exchanged, { side: 'seller', key: 'gas', done: true, reading: '4523', note: 'Hall' });
    const told = read && change(read.sale, { side: 'seller', key: 'insurance', done: true });
    if (!told) throw new Error('Nothing changed');
    const seen = listHandover(told.sale, 'england', 'buyer').filter(({ other }) => other);
    expect(seen).toMatchObject([{ key: 'gas', other: { reading: '4523', note: 'Hall', done: true } }]);
    expect(seen[0]?.own).toBeUndefined();
  });

  test('names the office of the rates in Northern Ireland', () => {
    const titleIn = (nation: 'england' | 'northern_ireland') =>
      listHandover(exchanged, nation, 'buyer').find(({ key }) => key === 'council_tax')?.title;
    expect(titleIn('england')).toBe('Tell the council that you’ve moved in');
    expect(titleIn('northern_ireland')).toBe('Tell Land & Property Services that you’ve moved in');
  });
});

describe('updateHandover', () => {
  const read: HandoverUpdate = { side: 'buyer', key: 'water', done: true, reading: '88', photoId };

  test('keeps what is not named, and removes what is emptied', () => {
    const first = change(exchanged, read)?.sale;
    const second = first && change(first, { side: 'buyer', key: 'water', done: false })?.sale;
    expect(second?.handover).toMatchObject([{ done: false, reading: '88', photoId }]);
    const third = second && change(second, { ...read, reading: '', photoId: null })?.sale;
    expect(third?.handover).toHaveLength(1);
    expect(third?.handover[0]).not.toHaveProperty('reading');
    expect(third && listHandoverPhotos(third)).toEqual([]);
  });

  test('raises one event, and none for the same again', () => {
    const first = change(exchanged, read);
    expect(first?.events).toMatchObject([
      {
        name: 'sale.handover_changed.v1',
        detail: { side: 'buyer', key: 'water', ticked: true, shared: true },
      },
    ]);
    expect(first && change(first.sale, read)).toBeUndefined();
    const mended = first && change(first.sale, { ...read, reading: '89' });
    expect(mended?.events).toMatchObject([{ detail: { ticked: false } }]);
  });

  test('takes an empty entry for none', () => {
    const empty = { side: 'seller', key: 'keys', done: false, note: '' } as const;
    expect(change(exchanged, empty)).toBeUndefined();
    expect(change(exchanged, { ...empty, note: 'Two sets.' })?.sale.handover).toHaveLength(1);
  });

  test.each<[string, Sale, HandoverUpdate, string]>([
    ['before the exchange', openSale(), read, 'conflict'],
    ['an item of the other side', exchanged, { side: 'buyer', key: 'post', done: true }, 'invalid'],
    ['a reading of the keys', exchanged, { side: 'buyer', key: 'keys', done: true, reading: '1' }, 'invalid'],
    ['a photo of the keys', exchanged, { side: 'buyer', key: 'keys', done: true, photoId }, 'invalid'],
    [
      'words on the own list',
      exchanged,
      { side: 'buyer', key: 'insurance', done: true, note: 'x' },
      'invalid',
    ],
  ])('refuses %s', (_, sale, update, code) => {
    expect(() => change(sale, update)).toThrow(expect.objectContaining({ code }));
  });
});
