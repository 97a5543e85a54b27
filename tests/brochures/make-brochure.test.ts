import { beforeEach, describe, expect, test, vi } from 'vitest';
import type * as files from '../../functions/kernel/data/drawn-files.ts';
import type { DrawnPath } from '../../functions/kernel/data/drawn-path.ts';
import type { Brochure } from '../../functions/reach/brochures/domain/brochure.ts';
import { ids, noon } from '../properties/property-examples.ts';

const kept = new Set<DrawnPath>();
/** What each reading of the home finds, one after the other; the last one from then on. */
const states: (Pick<Brochure, 'price'> | undefined)[] = [];

vi.mock(
  '../../functions/kernel/data/drawn-files.ts',
  () =>
    ({
      listDrawnFiles: async () => [...kept],
      putDrawnFile: async (path) => void kept.add(path),
      deleteDrawnFiles: async (paths) => paths.forEach((path) => kept.delete(path)),
    }) satisfies typeof files,
);
vi.mock('../../functions/reach/brochures/adapters/brochure-path.ts', () => ({
  toBrochureFolder: () => '/media/',
  toBrochurePath: ({ price }: Brochure) => `/media/${price}.pdf`,
}));
vi.mock('../../functions/reach/brochures/adapters/brochure-drawing.ts', () => ({
  drawBrochure: async () => new Uint8Array(),
}));
vi.mock('../../functions/reach/brochures/queries/find-brochure.ts', () => ({
  findBrochure: async () => {
    const state = states.length > 1 ? states.shift() : states[0];
    return state && { ...state, title: 'Oak Road, Leeds', photos: [] };
  },
}));

const { makeBrochure } = await import('../../functions/reach/brochures/commands/make-brochure.ts');
const make = () => makeBrochure(ids.property, noon);
const [cheap, dear] = [{ price: '£1' }, { price: '£2' }];

beforeEach(() => {
  kept.clear();
  states.length = 0;
});

describe('makeBrochure', () => {
  test('draws once what stays as it is', async () => {
    states.push(cheap);
    expect([await make(), await make(), [...kept]]).toEqual([
      '/media/£1.pdf',
      '/media/£1.pdf',
      ['/media/£1.pdf'],
    ]);
  });

  test('leaves nothing of a price that changed while it was drawn', async () => {
    states.push(cheap, dear);
    expect([await make(), [...kept]]).toEqual(['/media/£2.pdf', ['/media/£2.pdf']]);
  });

  test('leaves nothing of a home that left the market while it was drawn', async () => {
    states.push(cheap, undefined);
    await expect(make()).rejects.toMatchObject({ code: 'not_found' });
    expect([...kept]).toEqual([]);
  });

  test('gives up on a home that changes all the while', async () => {
    states.push(cheap, dear, cheap, dear, cheap, dear, cheap);
    await expect(make()).rejects.toMatchObject({ code: 'conflict' });
  });
});
