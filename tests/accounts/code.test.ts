import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { codeSeconds, resendSeconds } from '../../functions/people/accounts/domain/account.ts';
import {
  requestEmailCode,
  createEmailCode,
  confirmEmail,
  getCodeSentAt,
} from '../../functions/people/accounts/domain/code.ts';
import { requestEmailChange, cancelEmailChange } from '../../functions/people/accounts/domain/profile.ts';
import { addSeconds, listEventNames, noon, createAccount } from './account-examples.ts';

const code = (name: string) => expect.objectContaining({ code: name });

describe('createEmailCode', () => {
  test('draws codes of six digits that differ', () => {
    const codes = Array.from({ length: 50 }, () => createEmailCode(randomBytes));
    expect(codes.filter((drawn) => !/^\d{6}$/.test(drawn))).toEqual([]);
    expect(new Set(codes).size).toBeGreaterThan(45);
  });

  test('draws again above the last whole million, so that every code is equally likely', () => {
    const draws = [
      [0xff, 0xf1, 0x3d, 0x80],
      [0xff, 0xf1, 0x3d, 0x7f],
    ].map((bytes) => Uint8Array.from(bytes));
    expect(createEmailCode(() => draws.shift() ?? new Uint8Array(4))).toBe('999999');
  });
});

describe('requesting another code', () => {
  test('is rejected within a minute, to the second', () => {
    const account = createAccount();
    expect(() => requestEmailCode(account, addSeconds(resendSeconds - 1))).toThrow(
      expect.objectContaining({ code: 'too_many', extras: { retryAfter: 1 } }),
    );
    const asked = requestEmailCode(account, addSeconds(resendSeconds)).account;
    expect(asked.codeSentAt).toBe(addSeconds(resendSeconds).toISOString());
  });

  test.each([
    ['an active account', createAccount({ is_active: 1 }), 'conflict'],
    ['a blocked account', createAccount({ is_active: 2 }), 'account_blocked'],
    [
      'a blocked account with a new email',
      createAccount({ is_active: 2, pendingEmail: 'b@example.com' }),
      'account_blocked',
    ],
  ])('is rejected for %s', (_who, account, refusal) =>
    expect(() => requestEmailCode(account, addSeconds(3600))).toThrow(code(refusal)),
  );

  test('is allowed at once when no code was sent', () => {
    const { codeSentAt: _sent, ...never } = createAccount();
    expect(requestEmailCode(never, noon).account.codeSentAt).toBe(noon.toISOString());
  });
});

describe('a mailed code', () => {
  test('is valid for ten minutes, to the second', () => {
    expect(getCodeSentAt(createAccount(), addSeconds(codeSeconds - 1))).toBe(noon.toISOString());
    expect(() => getCodeSentAt(createAccount(), addSeconds(codeSeconds))).toThrow(code('gone'));
  });

  test('is gone when it was never sent', () => {
    const { codeSentAt: _sent, ...never } = createAccount();
    expect(() => getCodeSentAt(never, noon)).toThrow(code('gone'));
  });

  test('verifies nothing for an active account', () => {
    expect(() => getCodeSentAt(createAccount({ is_active: 1 }), noon)).toThrow(
      expect.objectContaining({ code: 'conflict', extras: { state: 'active' } }),
    );
  });
});

describe('a verified email', () => {
  test('makes the account active and publishes one event', () => {
    const { account, events } = confirmEmail(createAccount(), 'maya@example.com', noon);
    expect(account).toMatchObject({ is_active: 1, email: 'maya@example.com' });
    expect(account).not.toHaveProperty('codeSentAt');
    expect(listEventNames(events)).toEqual(['account.verified.v1']);
    expect(() => confirmEmail(account, 'maya@example.com', noon)).toThrow(code('conflict'));
  });

  test('replaces the old one only after verification', () => {
    const active = createAccount({ is_active: 1 });
    const waiting = requestEmailChange(active, 'new@example.com', addSeconds(5)).account;
    expect(waiting).toMatchObject({
      email: 'maya@example.com',
      pendingEmail: 'new@example.com',
      is_active: 1,
    });
    const { account, events } = confirmEmail(waiting, 'new@example.com', noon);
    expect(account).toMatchObject({ email: 'new@example.com', is_active: 1 });
    expect(account).not.toHaveProperty('pendingEmail');
    expect(listEventNames(events)).toEqual(['account.changed.v1']);
  });

  test('can differ from the mistyped first one', () => {
    const waiting = requestEmailChange(createAccount(), 'right@example.com', addSeconds(5)).account;
    const { account, events } = confirmEmail(waiting, 'right@example.com', noon);
    expect(account).toMatchObject({ email: 'right@example.com', is_active: 1 });
    expect(listEventNames(events)).toEqual(['account.verified.v1', 'account.changed.v1']);
  });

  test('is no longer awaited when the present one is entered again', () => {
    const waiting = requestEmailChange(
      createAccount({ is_active: 1 }),
      'new@example.com',
      addSeconds(5),
    ).account;
    expect(cancelEmailChange(waiting).account).not.toHaveProperty('pendingEmail');
    expect(() => getCodeSentAt(cancelEmailChange(waiting).account, addSeconds(6))).toThrow(code('conflict'));
  });

  test('cannot be changed for a social login', () => {
    expect(() =>
      requestEmailChange(createAccount({ signInWith: 'google' }), 'new@example.com', noon),
    ).toThrow(expect.objectContaining({ extras: { errors: { email: [expect.any(String)] } } }));
  });
});
