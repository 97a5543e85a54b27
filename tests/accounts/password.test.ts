import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findWeakness } from '../../functions/people/accounts/domain/password.ts';

const email = 'maya.rose@example.com';

describe('common passwords', () => {
  test.each([
    'password',
    'Password1',
    'P4ssw0rd!',
    'PASSWORD2024',
    'passw0rd',
    '123password',
    'iloveyou',
    'letmein!!',
    'Liverpool1',
    'trustno1',
    'welcome123',
    'sunshine99',
    'Welc0me!',
    '12345678',
    '87654321',
    '1234567890',
    'abcdefgh',
    'qwertyuiop',
    'qwerty123',
    '1qaz2wsx',
    'asdfghjkl',
    'aaaaaaaa',
    'abababab',
    'abcdabcd',
    '11112222',
    '01011990',
    '31/12/1984',
    '1990-06-15',
    'maya.rose1',
    'mayarose1990',
    'maya.rose@example.com',
  ])('include %j, with a reason', (password) => expect(findWeakness(password, email)).toMatch(/\. /));
});

describe('uncommon passwords', () => {
  test.each([
    'Gable-demo-1',
    'correct horse battery staple',
    'football is my whole life',
    'Tr0ubadour&3x',
    'xK4#mmP0',
    'maya likes tea',
    '83920174',
    'my password is a long sentence',
  ])('include %j', (password) => expect(findWeakness(password, email)).toBeUndefined());
});

test('accepts every random password of twelve letters and digits', () => {
  const signs = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'.split('');
  const random = fc.array(fc.constantFrom(...signs), { minLength: 12, maxLength: 40 });
  const distinct = random.filter((chosen) => new Set(chosen).size > 6);
  fc.assert(
    fc.property(distinct, (chosen) => {
      expect(findWeakness(chosen.join(''), email)).toBeUndefined();
    }),
  );
});

test('rejects every repetition of a short unit', () => {
  const unit = fc.stringMatching(/^[!-~]{1,4}$/);
  fc.assert(
    fc.property(unit, fc.integer({ min: 8, max: 20 }), (part, times) => {
      expect(findWeakness(part.repeat(times), email)).toEqual(expect.any(String));
    }),
  );
});
