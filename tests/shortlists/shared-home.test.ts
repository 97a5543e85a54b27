import { describe, expect, test } from 'vitest';
import { FavouriteId, PropertyId, ShortlistId, UserId } from '../../events/vocabulary.ts';
import {
  changeOpinion,
  joinLists,
  type Opinion,
  orderSharedHomes,
  type Vote,
} from '../../functions/deals/shortlists/domain/shared-home.ts';

const now = new Date('2026-11-29T12:00:00.000Z');
const tail = '01K9ZX3Q6T4C8V0R2M5N7P9B1';
const toHome = (sign: string) => PropertyId.parse(`prp_${tail}${sign}`);
const [reader, partner] = [UserId.parse(`usr_${tail}A`), UserId.parse(`usr_${tail}B`)];
const shortlistId = ShortlistId.parse(`shl_${tail}A`);

const save = (sign: string, userId: UserId, day: number, savedPrice = 300_000) => ({
  id: FavouriteId.parse(`fav_${tail}${sign}`),
  propertyId: toHome(sign),
  userId,
  savedPrice,
  savedTitle: `Home ${sign} in ${day}`,
  savedAt: `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`,
});
const say = (sign: string, userId: UserId, vote: Vote, note?: string): Opinion => ({
  shortlistId,
  userId,
  propertyId: toHome(sign),
  vote,
  ...(note && { note }),
  changedAt: now.toISOString(),
  version: 1,
});

describe('joinLists', () => {
  const joined = joinLists(
    {
      own: [save('A', reader, 3), save('B', reader, 2, 310_000)],
      partners: [save('B', partner, 5, 290_000), save('C', partner, 4)],
      opinions: [say('B', partner, 'love', 'The garden!'), say('B', reader, 'maybe')],
    },
    reader,
  );

  test('has each home once, with who saved it and the later day', () => {
    expect(
      joined.map(({ propertyId, savedBy, savedAt }) => [propertyId, savedBy, savedAt.slice(8, 10)]),
    ).toEqual([
      [toHome('A'), 'you', '03'],
      [toHome('B'), 'both', '05'],
      [toHome('C'), 'partner', '04'],
    ]);
  });

  test('has the price and the name of the first day, and says who said what', () => {
    expect(joined[1]).toMatchObject({
      savedPrice: 310_000,
      savedTitle: 'Home B in 2',
      yours: { vote: 'maybe' },
      theirs: { vote: 'love', note: 'The garden!' },
    });
    expect(joined[0]).toMatchObject({ yours: {}, theirs: {} });
  });
});

describe('orderSharedHomes', () => {
  const homes = joinLists(
    {
      own: 'ABCDE'.split('').map((sign, nth) => save(sign, reader, 20 - nth)),
      partners: [],
      opinions: [
        say('A', reader, 'no'),
        say('B', reader, 'love'),
        say('D', reader, 'love'),
        say('D', partner, 'love'),
        say('E', reader, 'love'),
        say('E', partner, 'love'),
      ],
    },
    reader,
  );
  const order = (gone: string) =>
    orderSharedHomes(homes, new Set(gone.split('').map(toHome)))
      .map(({ propertyId }) => propertyId.at(-1))
      .join('');

  test('begins with those that both love, and ends with those that one ruled out', () => {
    expect(order('')).toBe('DEBCA');
  });

  test('puts those off the market last, also those that both love', () => {
    expect(order('D')).toBe('EBCAD');
  });
});

describe('changeOpinion', () => {
  const key = { shortlistId, userId: reader, propertyId: toHome('A') };
  const before = {
    ...key,
    vote: 'love',
    note: 'Light',
    changedAt: '2026-11-01T00:00:00.000Z',
    version: 3,
  } as const;

  test.each([
    ['a first vote', undefined, { vote: 'maybe' }, { vote: 'maybe' }],
    ['a vote beside a note', before, { vote: 'no' }, { vote: 'no', note: 'Light' }],
    ['a note beside a vote', before, { note: 'Dark' }, { vote: 'love', note: 'Dark' }],
    ['a vote taken back', before, { vote: null }, { note: 'Light' }],
    ['an empty note', before, { note: '' }, { vote: 'love' }],
  ] as const)('keeps %s', (_, present, change, left) => {
    expect(changeOpinion(key, present, change, now)).toEqual({
      ...key,
      ...left,
      changedAt: now.toISOString(),
      version: present === undefined ? 1 : 4,
    });
  });

  test.each([
    ['the same vote', before, { vote: 'love' }],
    ['nothing', before, {}],
    ['an empty note where there was none', undefined, { note: '' }],
  ] as const)('changes nothing for %s', (_, present, change) => {
    expect(changeOpinion(key, present, change, now)).toBeUndefined();
  });
});
