import { describe, expect, test } from 'vitest';
import { PropertyPackageId, PropertyStatus } from '../../../events/vocabulary.ts';
import { listAgendaTasks } from '../../../web/entities/own-home/agenda-tasks.ts';
import type { OwnListing } from '../../../web/entities/own-home/api.ts';
import { listHomeWaits } from '../../../web/entities/own-home/home-waits.ts';
import { ids, noon } from '../../properties/property-examples.ts';
import { offerId } from '../../sales/sale-examples.ts';
import { createOwnListing } from './own-listing.ts';

const listTaskTexts = (home: OwnListing) => listAgendaTasks([home], [], noon).map(({ text }) => text);

describe('the end of a package within two weeks', () => {
  const by = '2026-12-01T09:00:00.000Z';
  const createEnding = (status: OwnListing['status'], packageId: string, endsAt = by) =>
    createOwnListing({
      status,
      package: {
        id: PropertyPackageId.parse('pkg_01K9ZX3Q6T4C8V0R2M5N7P9B1D'),
        packageId,
        maxPhotos: 30,
        endsAt,
      },
    });

  test('is a task where a larger package can take its place', () => {
    const home = createEnding('live', 'plus');
    expect(listTaskTexts(home)).toEqual([
      'Plus ends on Tue 1 Dec, 09:00. The home isn’t on sale after that.',
    ]);
    expect(listHomeWaits(home, noon)).toContainEqual({ loss: 'listing', isOwn: true, by });
  });

  test('is no task with the largest one, which cannot be bought again', () => {
    const home = createEnding('live', 'premium');
    expect(listTaskTexts(home)).toEqual([]);
    expect(listHomeWaits(home, noon)).toContainEqual({ loss: 'listing', isOwn: false, by });
  });

  test('is nothing yet when it is further away', () => {
    expect(listTaskTexts(createEnding('live', 'starter', '2027-02-01T09:00:00.000Z'))).toEqual([]);
  });

  test('ends the listing of homes on sale only', () => {
    const ending = PropertyStatus.options.filter((status) =>
      listTaskTexts(createEnding(status, 'starter')).some((text) => text.includes(' ends on ')),
    );
    expect(ending.toSorted()).toEqual(['live', 'paused']);
  });
});

describe('an agreed sale', () => {
  const saleWith = ids.other;
  const by = '2026-12-04T21:00:00.000Z';
  const step = { kind: 'step', title: 'Enquiries answered', by } as const;

  test('is a task with its day while the seller owes a step', () => {
    const home = createOwnListing({ status: 'sold_stc', saleWith, saleStep: { ...step, isOwn: true } });
    expect(listTaskTexts(home)).toEqual(['Your step in the sale: Enquiries answered, expected by Fri 4 Dec']);
    expect(listHomeWaits(home, noon)).toContainEqual({ kind: 'sale_step', loss: 'sale', isOwn: true, by });
  });

  test('is no task while its buyer owes the next one', () => {
    const home = createOwnListing({ status: 'sold_stc', saleWith, saleStep: { ...step, isOwn: false } });
    expect(listTaskTexts(home)).toEqual([]);
    expect(listHomeWaits(home, noon)).toContainEqual({ kind: 'sale_step', loss: 'sale', isOwn: false, by });
  });
});

test('a home whose sale fell through waits to be put back on sale, and no other does', () => {
  const waiting = PropertyStatus.options.filter((status) =>
    listTaskTexts(createOwnListing({ status })).some((text) => text.startsWith('The sale fell through.')),
  );
  expect(waiting).toEqual(['fallen_through']);
  expect(listHomeWaits(createOwnListing({ status: 'fallen_through' }), noon)).toContainEqual({
    loss: 'listing',
    isOwn: true,
  });
});

test('a completed sale waits for the seller’s review, after everything else', () => {
  const by = '2026-12-04T21:00:00.000Z';
  const saleStep = { kind: 'review', title: 'Review the buyer', isOwn: true, by } as const;
  const home = createOwnListing({ status: 'completed', saleWith: ids.other, saleStep });
  expect(listTaskTexts(home)).toEqual(['Review the buyer by Fri 4 Dec, 21:00']);
  expect(listHomeWaits(home, noon)).toContainEqual({ kind: 'review', loss: 'nothing', isOwn: true, by });
});

test('the reason of a buyer who pulled out leads to the agreement that names it', () => {
  const by = '2026-12-05T23:59:00.000Z';
  const title = 'You can dispute the buyer’s reason for pulling out';
  const saleStep = { kind: 'step', title: 'Searches ordered', isOwn: true } as const;
  const newSale = { status: 'under_offer', saleWith: ids.owner, saleStep } as const;
  const home = createOwnListing({ ...newSale, dispute: { buyerId: ids.other, offerId, by } });
  const tasks = listAgendaTasks([home], [], noon).filter(({ kind }) => kind === 'sale');
  expect(tasks).toHaveLength(2);
  expect(tasks.find(({ wait }) => wait.loss === 'reply')).toMatchObject({
    text: `${title} until Sat 5 Dec, 23:59`,
    to: `/accepted-offer/${home.id}/${ids.other}?offer=${offerId}#reservation`,
    wait: { kind: 'dispute', loss: 'reply', isOwn: true, by },
  });
});

test('a buyer’s new time for a viewing is named as one', () => {
  const by = '2026-12-03T19:00:00.000Z';
  const home = createOwnListing({ waiting: [{ kind: 'times', count: 1, by, person: 'Sam' }] });
  expect(listTaskTexts(home)).toEqual(['Answer Sam’s new viewing time by Thu 3 Dec, 19:00, or it expires']);
});

test.each([
  ['live', true],
  ['draft', true],
  ['sold_stc', true],
  ['exchanged', false],
  ['completed', false],
  ['removed', false],
] as const)('a missing detail of a home that is %s is asked for: %s', (status, isAsked) => {
  const text = 'Add the energy certificate.';
  const home = createOwnListing({
    status,
    obstacles: [{ code: 'epc', field: 'epcCertificate', step: 6, text }],
  });
  expect(listTaskTexts(home)).toEqual(isAsked ? [text] : []);
  expect(listHomeWaits(home, noon).flatMap((wait) => wait ?? [])).toEqual(
    isAsked ? [{ loss: 'nothing', isOwn: true }] : [],
  );
});
