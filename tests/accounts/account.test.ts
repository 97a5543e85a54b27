import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OwnAccount, Person, ProfileChange } from '../../functions/people/accounts/contract.ts';
import { listBadges, toOwnView, toPersonView } from '../../functions/people/accounts/domain/account-views.ts';
import { Account, openAccount } from '../../functions/people/accounts/domain/account.ts';
import {
  requestDeletion,
  calculateDueBefore,
  anonymiseAccount,
  postponeDeletion,
  postponementDays,
  undoDays,
  undoDeletion,
} from '../../functions/people/accounts/domain/deletion.ts';
import { changeProfile } from '../../functions/people/accounts/domain/profile.ts';
import { providerOf, createSocialStartUrl } from '../../functions/people/accounts/domain/social.ts';
import { anyCharacter } from '../support/any-character.ts';
import { addSeconds, dayInSeconds, listEventNames, noon, createAccount } from './account-examples.ts';

describe('opening an account', () => {
  const base = { id: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E', sub: 's', cognitoUsername: 'Google_1' } as const;
  test.each([
    [true, 1, ['account.registered.v1', 'account.verified.v1']],
    [false, 0, ['account.registered.v1']],
  ])('sets state and events for a verified email: %s', (emailVerified, state, names) => {
    const opened = openAccount(
      { ...base, signInWith: 'google', email: 'maya@example.com', emailVerified },
      noon,
    );
    expect(opened.account).toMatchObject({ is_active: state, user_name: null, version: 1 });
    expect(Account.parse(opened.account)).toEqual(opened.account);
    expect(listEventNames(opened.events)).toEqual(names);
  });
});

describe('changing a profile', () => {
  test('applies the fields that were sent and publishes which of them changed', () => {
    const { account, events } = changeProfile(createAccount({ bio: 'Old' }), {
      firstName: 'Maya',
      bio: 'Old',
    });
    expect(account).toMatchObject({ firstName: 'Maya', bio: 'Old' });
    expect(events[0]?.detail).toMatchObject({ fields: ['firstName'] });
  });

  test('removes a field for an empty text', () => {
    expect(changeProfile(createAccount({ bio: 'Old' }), { bio: '' }).account).not.toHaveProperty('bio');
  });

  test('removes the phone number', () => {
    const known = createAccount({ phone: '+447700900123' });
    expect(changeProfile(known, { phone: '+447700900123' }).account).toBe(known);
    expect(changeProfile(known, { phone: null }).account).not.toHaveProperty('phone');
  });

  test.each([
    [{ firstName: 'Zoë' }, true],
    [{ lastName: "O'Brien" }, true],
    [{ bio: 'Hello' }, true],
    [{ firstName: 'Joe' }, false],
    [{ lastName: '' }, false],
  ])('with %j keeps the identity check: %s', (change, isKept) => {
    const checked = createAccount({
      firstName: 'ZOE',
      lastName: 'O’Brien',
      identityCheckedAt: noon.toISOString(),
    });
    const { account } = changeProfile(checked, change);
    expect(listBadges(account).includes('identity_checked')).toBe(isKept);
  });

  test('changes one preference and keeps the others', () => {
    const before = createAccount({ prefs: { marketing: true, newHomes: false, readReceipts: false } });
    const { prefs } = changeProfile(before, ProfileChange.parse({ prefs: { newHomes: true } })).account;
    expect(prefs).toEqual({ marketing: true, newHomes: true, readReceipts: false });
  });

  test('is rejected for a blocked person', () => {
    expect(() => changeProfile(createAccount({ is_active: 2 }), { bio: 'Hello' })).toThrow(
      expect.objectContaining({ code: 'account_blocked' }),
    );
  });

  test.each([
    'https://example.com/me.jpg',
    '//example.com/me.jpg',
    '/media/../secret',
    'me.jpg',
    '/uploads/me.jpg',
  ])("rejects a picture outside the site's media: %j", (avatar) =>
    expect(ProfileChange.safeParse({ avatar }).success).toBe(false),
  );
  test.each(['/media/img_01/320.avif', ''])('accepts %j as a picture', (avatar) =>
    expect(ProfileChange.safeParse({ avatar }).success).toBe(true),
  );
});

function undoable(account: Account, time: Date): boolean {
  try {
    return undoDeletion(account, time).events.length > 0;
  } catch {
    return false;
  }
}

describe('deleting an account', () => {
  test('keeps the first date and publishes one event when requested twice', () => {
    const first = requestDeletion(createAccount(), 'We moved', noon);
    expect(first.account.deletesAt).toBe(addSeconds(undoDays * dayInSeconds).toISOString());
    expect(listEventNames(first.events)).toEqual(['account.deletion_requested.v1']);
    expect(requestDeletion(first.account, undefined, addSeconds(dayInSeconds))).toEqual({
      account: first.account,
      events: [],
    });
  });

  test('can be undone until its day, which restores the account', () => {
    const { account } = requestDeletion(createAccount(), 'We moved', noon);
    expect(undoDeletion(account, addSeconds(undoDays * dayInSeconds - 1)).account).toEqual(createAccount());
    expect(() => undoDeletion(account, addSeconds(undoDays * dayInSeconds))).toThrow(
      expect.objectContaining({ code: 'conflict', extras: { state: 'deleted' } }),
    );
    expect(() => undoDeletion(createAccount(), noon)).toThrow(expect.objectContaining({ code: 'conflict' }));
  });

  test('is put off by a week at a time, with one event for each reason', () => {
    const other = 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1F';
    const { account } = requestDeletion(createAccount(), undefined, noon);
    const due = addSeconds(undoDays * dayInSeconds);
    const first = postponeDeletion(account, 'sale', [other], due);
    const nextWeek = addSeconds((undoDays + postponementDays) * dayInSeconds);
    expect(first.account).toMatchObject({ deletesAt: nextWeek.toISOString(), deletionHeldBy: 'sale' });
    expect(first.events).toMatchObject([{ detail: { heldBy: 'sale', otherIds: [other] } }]);
    expect(postponeDeletion(first.account, 'sale', [other], nextWeek).events).toEqual([]);
    expect(listEventNames(postponeDeletion(first.account, 'dispute', [], nextWeek).events)).toEqual([
      'account.deletion_postponed.v1',
    ]);
    expect(undoDeletion(first.account, due).account).toEqual(createAccount());
  });

  test('is at no time both undoable and due', () => {
    const { account } = requestDeletion(createAccount(), undefined, noon);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 * dayInSeconds }), (seconds) => {
        const time = addSeconds(seconds);
        const erasable = (account.deletesAt ?? '') <= calculateDueBefore(time);
        expect(erasable && undoable(account, time)).toBe(false);
      }),
    );
    expect((account.deletesAt ?? '') <= calculateDueBefore(addSeconds(undoDays * dayInSeconds + 3600))).toBe(
      true,
    );
  });

  test('leaves no personal data', () => {
    const full = createAccount({
      user_name: 'Maya Rose',
      firstName: 'Maya',
      lastName: 'Rose',
      phone: '+447700900123',
      bio: 'Three cats',
      address: '1 High Street',
      deletesAt: noon.toISOString(),
      deletionReason: 'We moved',
    });
    const { account, events } = anonymiseAccount(full, noon);
    const left = JSON.stringify(Account.parse(account));
    for (const trace of ['aya', 'ose', '7700', 'cats', 'High', 'example', 'moved', full.sub])
      expect(left).not.toContain(trace);
    expect(listEventNames(events)).toEqual(['account.deleted.v1']);
  });
});

describe('account views', () => {
  const full = createAccount({
    user_name: 'Maya',
    phone: '+447700900123',
    is_active: 1,
    codeSentAt: noon.toISOString(),
  });
  test('show others no email, no phone and no internal fields', () => {
    const seen: object = JSON.parse(JSON.stringify(Person.parse(toPersonView(full, 75))));
    expect(Object.keys(seen).sort()).toEqual(['badges', 'id', 'memberSince', 'responseTime', 'user_name']);
  });
  test('show the owner no internal fields', () => {
    const seen = OwnAccount.parse(
      toOwnView(full, true, 3, {
        twoStep: { on: false, recoveryCodesLeft: 0, passkeys: [], neededForStaff: false },
      }),
    );
    expect(seen).toMatchObject({ email: full.email, roles: ['staff'], unreadTotal: 3 });
    for (const inner of ['sub', 'cognitoUsername', 'version', 'codeSentAt'])
      expect(seen).not.toHaveProperty(inner);
  });
});

describe('social login', () => {
  const site = 'https://gable.example';
  test.each(['/add-property', '/property-details/prp_1?from=mail#map', '/'])('follows %j', (next) => {
    const url = new URL(createSocialStartUrl(site, 'google', next));
    expect([url.origin, url.pathname, url.searchParams.get('next')]).toEqual([site, '/social', next]);
  });
  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'evil', '', '/\tevil', '/a\\b'])(
    'drops %j',
    (next) => expect(createSocialStartUrl(site, 'facebook', next)).toBe(`${site}/social?start=facebook`),
  );
  test('only ever leads to the site itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 20 }), (text) => {
        const kept = new URL(createSocialStartUrl(site, 'google', `/${text}`)).searchParams.get('next');
        expect(kept === null ? site : new URL(kept, site).origin).toBe(site);
      }),
      { numRuns: 100 },
    );
  });
  test.each([
    ['Google_118', 'google'],
    ['google_118', 'google'],
    ['facebook_7', 'facebook'],
    ['b5a3f1c2-0000-4000-8000-000000000001', undefined],
    ['signinwithapple_1', undefined],
  ])('of %s is by %s', (name, provider) => expect(providerOf(name)).toBe(provider));
});
