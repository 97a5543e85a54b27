import { describe, expect, test } from 'vitest';
import { ResetPassword } from '../../functions/people/accounts/contract.ts';
import {
  listPasswordForms,
  NewPassword,
  Password,
  passwordTooShort,
} from '../../functions/people/accounts/domain/typed-password.ts';

describe('a new password', () => {
  test.each([
    ['Cafe\u0301 am Fluss 27', 'Café am Fluss 27'],
    ['three\u00A0words here', 'three words here'],
    ['Ｇａｂｌｅ-ｄｅｍｏ', 'Gable-demo'],
    ['ﬁne weather 9', 'fine weather 9'],
    ['🏡🏡🏡🏡🔑🔑🔑🔑', '🏡🏡🏡🏡🔑🔑🔑🔑'],
  ])('%j is stored as %j', (typed, form) => expect(NewPassword.parse(typed)).toBe(form));

  test.each(['🏡🏡🏡🔑', 'e\u0301'.repeat(7), '1234567'])('%j has fewer than 8 characters', (typed) => {
    expect(NewPassword.safeParse(typed).error?.issues[0]?.message).toBe(passwordTooShort);
  });

  test('is the same in both fields whatever the form of each', () => {
    const reset = { token: 'one', email: 'maya@example.com', password: 'Café am Fluss 27' };
    const body = { ...reset, passwordConfirmation: 'Cafe\u0301 am Fluss 27' };
    expect(ResetPassword.safeParse(body).success).toBe(true);
  });
});

describe('the password of a login', () => {
  // Each could be set: what is one letter on the screen may be several in memory, and the other way round.
  test.each(['ﬁne wea', '🏡🏡🏡🔑', 'e\u0301'.repeat(200), 'Ｇａｂｌｅ-ｄｅｍｏ'])('may be %j', (typed) =>
    expect(Password.safeParse(typed).success).toBe(true),
  );
  test.each(['seven77', 'ﬁve', 'a'.repeat(257)])('is never %j', (typed) =>
    expect(Password.safeParse(typed).success).toBe(false),
  );
});

describe('the forms that a login tries', () => {
  test('are the normalised one, then the one that was typed', () =>
    expect(listPasswordForms('Cafe\u0301 27')).toEqual(['Café 27', 'Cafe\u0301 27']));
  test('are one where both are the same', () =>
    expect(listPasswordForms('plain words')).toEqual(['plain words']));
});
