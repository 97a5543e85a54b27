import { describe, expect, test } from 'vitest';
import {
  judgeRegisterAnswer,
  type RegisteredTitle,
} from '../../functions/deals/ownership-checks/domain/register-answer.ts';

const address = {
  line1: 'Birch Street',
  town: 'Leeds',
  nation: 'england',
  latitude: 53.8,
  longitude: -1.5,
} as const;
const home = { houseNo: '21', postcode: 'LS1 4AB', address, tenure: 'freehold' } as const;
const title: RegisteredTitle = {
  titleNumber: 'WYK123456',
  house: '21',
  street: 'BIRCH STREET',
  postcode: 'LS1 4AB',
  tenure: 'Freehold',
  surname: 'match',
  forename: 'match',
  isFormerOwner: false,
};
const judge = (
  change: Partial<RegisteredTitle>,
  ofHome: Partial<Parameters<typeof judgeRegisterAnswer>[0]> = {},
) => judgeRegisterAnswer({ ...home, ...ofHome }, { kind: 'titles', titles: [{ ...title, ...change }] });

describe('judgeRegisterAnswer', () => {
  test('finds an owner by first and last name', () =>
    expect(judge({})).toEqual({ isOwner: true, titleNumber: 'WYK123456' }));

  test.each([
    ['a middle name that matches', { middleName: 'match' }],
    ['no middle name on one side', { middleName: undefined }],
    ['a name that is divided otherwise', { surname: 'none', forename: 'skipped', wholeName: 'match' }],
    ['the address in another spelling', { house: 'No. 21', street: 'Birch St' }],
  ] as const)('takes %s', (_, change) => expect(judge(change).isOwner).toBe(true));

  test.each([
    ['another surname', { surname: 'none', forename: 'skipped' }, 'name'],
    ['another first name', { forename: 'none' }, 'name'],
    ['a former owner', { isFormerOwner: true }, 'name'],
    ['a former owner whose whole name matches', { isFormerOwner: true, wholeName: 'match' }, 'name'],
    ['a surname that sounds alike', { surname: 'partial' }, 'similar_name'],
    ['a first name by its initial', { forename: 'partial' }, 'similar_name'],
    [
      'a whole name that is alike',
      { surname: 'none', forename: 'skipped', wholeName: 'partial' },
      'similar_name',
    ],
    ['a son with another middle name', { middleName: 'none' }, 'middle_name'],
    ['a middle name by its initial', { middleName: 'partial' }, 'middle_name'],
    ['a company', { surname: 'skipped', forename: 'skipped' }, 'not_a_person'],
    ['another number', { house: '23' }, 'other_address'],
    ['a flat of the house', { house: 'Flat 1, 21' }, 'other_address'],
    ['half a number', { house: '21½' }, 'other_address'],
    ['another postcode', { postcode: 'LS1 4AC' }, 'other_address'],
    ['no postcode', { postcode: '' }, 'other_address'],
    ['a lease of a freehold home', { tenure: 'leasehold' }, 'other_tenure'],
    ['a rentcharge', { tenure: 'rentcharge' }, 'other_tenure'],
  ] as const)('doubts %s', (_, change, doubt) => expect(judge(change)).toEqual({ isOwner: false, doubt }));

  test('takes the lease of a flat, and not the freehold of its building', () => {
    const flat = { houseNo: 'Flat 2, 12', tenure: 'leasehold' } as const;
    const lease = { ...title, titleNumber: 'WYK2', house: 'Flat 2, 12', tenure: 'leasehold' };
    const building = { ...title, titleNumber: 'WYK1', house: '12' };
    const ofLandlord = { ...lease, surname: 'none', forename: 'skipped' } as const;
    const judgeTitles = (titles: readonly RegisteredTitle[]) =>
      judgeRegisterAnswer({ ...home, ...flat }, { kind: 'titles', titles });
    expect(judgeTitles([building, lease])).toEqual({ isOwner: true, titleNumber: 'WYK2' });
    expect(judgeTitles([building, ofLandlord])).toEqual({ isOwner: false, doubt: 'name' });
    expect(judgeTitles([building])).toEqual({ isOwner: false, doubt: 'other_address' });
  });

  test.each([
    ['commonhold', 'freehold', true],
    ['share_of_freehold', 'leasehold', true],
    ['share_of_freehold', 'freehold', true],
    ['leasehold', 'freehold', false],
  ] as const)('for a %s home a %s title: %s', (tenure, ofTitle, isOwner) =>
    expect(judge({ tenure: ofTitle }, { tenure }).isOwner).toBe(isOwner),
  );

  test.each(['not_found', 'too_many_titles'] as const)('passes on %s', (kind) =>
    expect(judgeRegisterAnswer(home, { kind })).toEqual({ isOwner: false, doubt: kind }),
  );

  test('finds nothing in no titles', () =>
    expect(judgeRegisterAnswer(home, { kind: 'titles', titles: [] })).toEqual({
      isOwner: false,
      doubt: 'not_found',
    }));
});
