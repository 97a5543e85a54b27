import { describe, expect, test } from 'vitest';
import { FavouriteId, PropertyId, ShortlistId, UserId } from '../../events/vocabulary.ts';
import {
  countNews,
  type Digest,
  isWaitOf,
  noteChange,
} from '../../functions/deals/shortlists/domain/digest.ts';

const tail = '01K9ZX3Q6T4C8V0R2M5N7P9B1';
const [reader, partner] = [UserId.parse(`usr_${tail}A`), UserId.parse(`usr_${tail}B`)];
const key = { shortlistId: ShortlistId.parse(`shl_${tail}A`), userId: reader };
const at = (time: string) => `2026-11-29T${time}:00.000Z`;
const toHome = (sign: string) => PropertyId.parse(`prp_${tail}${sign}`);

/** Notes changes such as `a 10:00` of the event `a`, each when it comes. */
const note = (changes: readonly string[], before?: Digest) => {
  let digest = before;
  return changes.map((change) => {
    const [eventId = '', time = ''] = change.split(' ');
    const noted = noteChange({ key, before: digest }, { eventId, time: at(time) }, new Date(at(time)));
    digest = noted.digest;
    return noted;
  });
};

describe('noteChange', () => {
  test('begins one wait for all changes, and each change is a version', () => {
    const noted = note(['a 10:00', 'b 10:10', 'a 10:00']);
    expect(noted.map(({ begins }) => begins)).toEqual([true, false, true]);
    expect(noted.map(({ digest }) => digest.version)).toEqual([1, 2, 3]);
    expect(noted[2]?.digest).toMatchObject({ since: at('10:00'), eventId: 'a' });
  });

  test('begins another one after one that was lost', () => {
    expect(note(['a 10:00', 'b 11:30', 'c 11:31']).map(({ begins }) => begins)).toEqual([true, false, true]);
  });

  test('keeps what was counted', () => {
    const counted: Digest = { ...key, countedTo: at('10:29'), expiresAt: 1, version: 4 };
    const [noted] = note(['b 10:32'], counted);
    expect(noted?.digest).toMatchObject({ since: at('10:32'), countedTo: at('10:29'), version: 5 });
  });
});

const save = (sign: string, userId: UserId, time: string) => ({
  id: FavouriteId.parse(`fav_${tail}${sign}`),
  propertyId: toHome(sign),
  userId,
  savedPrice: 300_000,
  savedAt: at(time),
});
const say = (sign: string, userId: UserId, time: string) => ({
  ...key,
  userId,
  propertyId: toHome(sign),
  vote: 'love' as const,
  changedAt: at(time),
  version: 1,
});
const nothing = { own: [], partners: [], opinions: [], ownIds: new Set<PropertyId>(), sharedAt: at('08:00') };
const waiting: Digest = { ...key, since: at('10:00'), eventId: 'a', expiresAt: 1, version: 1 };
const count = (lists: Partial<Parameters<typeof countNews>[1]>, digest = waiting) =>
  countNews(digest, { ...nothing, ...lists }, new Date(at('12:00')));

describe('countNews', () => {
  test.each([
    ['what was saved since the first change', { partners: [save('A', partner, '10:00')] }, [1, 0]],
    ['what the event followed after some minutes', { partners: [save('A', partner, '09:56')] }, [1, 0]],
    ['nothing from before', { partners: [save('A', partner, '09:00')] }, [0, 0]],
    ['nothing that the reader saved', { own: [save('A', reader, '10:00')] }, [0, 0]],
    [
      'nothing from before it was shared',
      { partners: [save('A', partner, '09:57')], sharedAt: at('09:58') },
      [0, 0],
    ],
    [
      'an opinion of a home that the reader saved',
      { own: [save('A', reader, '09:00')], opinions: [say('A', partner, '10:05')] },
      [0, 1],
    ],
    ['no opinion of a home that is on nobody’s list', { opinions: [say('A', partner, '10:05')] }, [0, 0]],
    [
      'nothing of the reader’s own home',
      {
        partners: [save('A', partner, '10:00')],
        opinions: [say('A', partner, '10:05')],
        ownIds: new Set([toHome('A')]),
      },
      [0, 0],
    ],
  ])('counts %s', (_, lists, [saved, judged]) => {
    expect(count(lists)).toMatchObject({ saved, judged });
  });

  test('counts a change once in two waits that follow each other', () => {
    const early = { partners: [save('A', partner, '10:00'), save('B', partner, '10:29')] };
    const first = count(early);
    expect(first.saved).toBe(2);
    const [next] = note(['c 10:32'], first.digest);
    const late = { partners: [...early.partners, save('C', partner, '10:32')] };
    expect(count(late, next?.digest)).toMatchObject({ saved: 1, digest: { countedTo: at('10:32') } });
  });

  test('ends the wait, so that the event of it finds none when it comes again', () => {
    expect(isWaitOf(waiting, at('10:00'))).toBe(true);
    const { digest } = count({ partners: [save('A', partner, '10:00')] });
    expect(digest).toMatchObject({ countedTo: at('10:00'), version: 2 });
    expect(isWaitOf(digest, at('10:00'))).toBe(false);
    // Nor does it end the wait after it.
    expect(isWaitOf(note(['b 10:31'], digest)[0]?.digest, at('10:00'))).toBe(false);
    expect(isWaitOf(undefined, at('10:00'))).toBe(false);
  });
});
