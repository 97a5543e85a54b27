import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toNameKey } from '../../functions/people/accounts/domain/name-key.ts';
import { PersonName, UserName } from '../../functions/people/accounts/domain/person-name.ts';
import {
  findNameRefusal,
  changeUserName,
  renameDays,
} from '../../functions/people/accounts/domain/user-name.ts';
import { addSeconds, dayInSeconds, listEventNames, noon, createAccount } from './account-examples.ts';

describe('the form of a username', () => {
  test.each([
    ['  Maya   Rose ', 'Maya Rose'],
    ['Siân', 'Siân'],
    ['J. O-Neil 2', 'J. O-Neil 2'],
    ['abc', 'abc'],
    ["O'Brien", "O'Brien"],
    ['D’Arcy', 'D’Arcy'],
    ['O`Hara', 'O’Hara'],
    ['Jean‐Luc', 'Jean-Luc'],
    ['Ma\u00ADya\u200B Rose\uFEFF', 'Maya Rose'],
    ['\u200Fיעל כהן\u200F', 'יעל כהן'],
    ['Ada\u200Dm', 'Adam'],
    ['علی\u200Cرضا', 'علی\u200Cرضا'],
    ['e\u0301lodie', 'élodie'],
  ])('turns %j into %j', (typed, kept) => expect(UserName.parse(typed)).toBe(kept));

  test.each([
    'ab',
    ' a ',
    'x'.repeat(31),
    'maya@home',
    'maya_rose',
    'maya\nrose!',
    '<b>maya</b>',
    '😀😀😀',
    '\u200B\u200B\u200B',
    'ㅤㅤㅤ',
    '⠀⠀⠀',
    '\u034F\u034F\u034F',
    '\u0301\u0301\u0301',
    'a \u0301bc',
    `maya${'\u0300\u0316'.repeat(3)}`,
    'may⃝a',
  ])('rejects %j', (typed) => expect(UserName.safeParse(typed).success).toBe(false));

  test.each([
    'प्रिया शर्मा',
    'रहीमुद्दीन मोहम्मद अब्दुल करीम',
    'রহিম',
    'ਗੁਰਪ੍ਰੀਤ ਕੌਰ',
    'નિરાલી પટેલ',
    'நிலா',
    'శ్రీనివాస్',
    'ಲಕ್ಷ್ಮೀ',
    'ശ്രീജിത്ത്',
    'ශ්\u200Dරීමති',
    'ପ୍ରିୟଙ୍କା',
    'สุชาติ',
    'ສົມສັກ',
    'សុខា',
    'မြင့်မြင့်',
    'བཀྲ་ཤིས'.replaceAll('་', ' '),
    'Adébáyọ̀',
    'Bọ́lá Ìyábọ̀',
    'Ọlọ́runfẹ́mi',
    'Kɔfi Ɛkua',
    'Ɗanladi',
    'Əliyeva',
    'Lǐ Nǎ',
    'مُحَمَّد',
    'עֲדִינָה',
    'በረከት',
    'Աննա Սարգսյան',
    'ნინო ბერიძე',
    'Нұрлан Әлібек',
    'ジョー・田中'.replaceAll('・', ' '),
    '김서연',
    '陳大文',
    'ދިވެހި',
    "O'Brien",
    'D’Arcy-Wu',
    'Nguyễn Thị Ánh',
  ])('accepts %j', (typed) => {
    expect(findNameRefusal(UserName.parse(typed))).toBeUndefined();
  });
});

describe('the content of a username', () => {
  test.each([
    'Gable',
    'gable support',
    'G.a.b.l.e',
    'The Admin',
    'ADMIN',
    'root',
    'Deleted User',
    '07700 900123',
    'call 0770-090-0123',
    'maya.com',
    'maya.co.uk',
    'Visit homes.estate now',
    'www maya',
    'maya at gmail',
    'maya dot com',
    'mаggie аshworth',
    'Suрport',
    'ΜΑGGIE',
    'ꜱupport',
    'St4ff',
    'Moderator1',
    'G4b1e',
    'GableSupport',
    'team-gable',
    '5upp0rt',
    'Ѕтаff',
    "Gable's Staff",
    'Ahmedअ',
    'ᴍaya',
    '...',
    ' - ',
  ])('rejects %j', (name) => expect(findNameRefusal(name)).toEqual(expect.any(String)));

  test.each([
    'Maya Rose',
    'St. John',
    'J.R. Smith',
    'House 42',
    'Comfort Ogle',
    'Netty',
    'Stafford',
    'Modesty',
    'Мария Иванова',
    'Ελένη',
    '山田 はなこ',
    'Nguyễn Ánh',
    'Łukasz',
  ])('accepts %j', (name) => expect(findNameRefusal(name)).toBeUndefined());
});

describe('names that look alike', () => {
  test.each([
    ['Maggie Ashworth', 'maggie-ashworth'],
    ['Maggie Ashworth', 'Maggie.Ashworth'],
    ['Maggie Ashworth', 'maggieashworth'],
    ['William', 'WilIiam'],
    ['Olive 10', '0live lo'],
    ['Martin', 'Rnartin'],
    ['Siân', 'Sian'],
    ['Cap', 'Сар'],
    ['Maya', 'Ｍａｙａ'],
    ["O'Brien", 'O’Brien'],
    ['OBrien', 'o’brien'],
    ['मीना देवी', 'मीना-देवी'],
    ['مُحَمَّد', 'محمد'],
    ['علی\u200Cرضا', 'علیرضا'],
    ['Ɗanladi', 'Danladi'],
  ])('have one key: %s and %s', (one, other) => expect(toNameKey(other)).toBe(toNameKey(one)));

  test.each([
    ['Maya', 'Mara'],
    ['Maya 2', 'Maya 3'],
    ['Иван', 'Иванов'],
    ['मीना', 'मोना'],
    ['রহিম', 'রহমা'],
    ['நிலா', 'நீலா'],
    ['สุชาติ', 'สุชาดา'],
  ])('do not: %s and %s', (one, other) => expect(toNameKey(other)).not.toBe(toNameKey(one)));
});

test('treats spellings in another case as the same name', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z][a-z0-9 .-]{2,29}$/), (name) => {
      expect(toNameKey(name.toUpperCase())).toBe(toNameKey(name));
    }),
  );
  expect(toNameKey('Ｍａｙａ')).toBe(toNameKey('maya'));
});

describe('changing a username', () => {
  test('is free for the first choice and the change after it', () => {
    const first = changeUserName(createAccount(), 'Maya', noon);
    expect(listEventNames(first.events)).toEqual(['account.changed.v1']);
    const second = changeUserName(first.account, 'Maya Rose', addSeconds(1));
    expect(second.account).toMatchObject({
      user_name: 'Maya Rose',
      userNameChangedAt: addSeconds(1).toISOString(),
    });
  });

  test('is rejected within 30 days of the last change, to the second', () => {
    const changed = createAccount({ user_name: 'Maya', userNameChangedAt: noon.toISOString() });
    const last = renameDays * dayInSeconds - 1;
    expect(() => changeUserName(changed, 'Rose', addSeconds(last))).toThrow(
      expect.objectContaining({ code: 'too_many', extras: { retryAfter: 1 } }),
    );
    expect(changeUserName(changed, 'Rose', addSeconds(last + 1)).account.user_name).toBe('Rose');
  });

  test('changes nothing for the same name', () => {
    const named = createAccount({ user_name: 'Maya', userNameChangedAt: noon.toISOString() });
    expect(changeUserName(named, 'Maya', addSeconds(1))).toEqual({ account: named, events: [] });
  });

  test('is rejected for a blocked person', () => {
    expect(() => changeUserName(createAccount({ is_active: 2 }), 'Maya', noon)).toThrow(
      expect.objectContaining({ code: 'account_blocked' }),
    );
  });
});

describe('a web address in a username', () => {
  test.each([
    'pay-house.homes',
    'evil.zip',
    'Evil.com',
    'EVIL.COM',
    'my.evil.dev',
    'house.co.uk',
    'pay at evil.io',
  ])('is refused: %s', (name) => expect(findNameRefusal(name)).toMatch(/web addresses/));
  test.each([
    'J.De Souza',
    'Kim.Io Park',
    'A.Top',
    'Mo.Me',
    'St.John Smith',
    'Ann.Marie',
    'J.R.R. Li',
    'Dr.No',
  ])('is not seen in %s', (name) => expect(findNameRefusal(name)).toBeUndefined());
});

describe('a first or last name', () => {
  test.each([
    ['  Anne  Marie ', 'Anne Marie'],
    ['Suharto', 'Suharto'],
    ["O'Hara", "O'Hara"],
    ['Wolfe+585, Senior', 'Wolfe+585, Senior'],
    ['அ. நிலா', 'அ. நிலா'],
    ['é'.repeat(70), 'é'.repeat(70)],
    ['ọ̀'.repeat(70), 'ọ̀'.repeat(70)],
    ['', ''],
    ['\u200B', ''],
    ['ㅤ', ''],
    ['⠀', ''],
  ])('turns %j into %j', (typed, name) => expect(PersonName.parse(typed)).toBe(name));

  test.each(['x'.repeat(71), '123', '-', 'Maya\nRose', '😀'])('rejects %j', (typed) =>
    expect(PersonName.safeParse(typed).success).toBe(false),
  );
});
