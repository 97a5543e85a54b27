import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decideIdentityReview } from '../../functions/deals/identity-checks/domain/decide-review.ts';
import {
  createIdentityCheck,
  expireIdle,
  type IdentityCheck,
  isCheckInProgress,
} from '../../functions/deals/identity-checks/domain/identity-check.ts';
import { isAdultOn } from '../../functions/deals/identity-checks/domain/is-adult.ts';
import {
  type ProviderOutcome,
  applyProviderOutcome,
} from '../../functions/deals/identity-checks/domain/provider-outcome.ts';
import { decideStart } from '../../functions/deals/identity-checks/domain/start-check.ts';
import {
  addSeconds,
  dayInSeconds,
  listEventNames,
  noon,
  createAccount,
} from '../accounts/account-examples.ts';

const userId = 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E';
const begun = createIdentityCheck('idc_01K9ZX3Q6T4C8V0R2M5N7P9B1E', userId, noon);
const name = { firstName: 'Maya', lastName: 'Lindqvist' };
const checkIn = (fields: Partial<IdentityCheck>): IdentityCheck => ({ ...begun, ...fields });

const processing = (reportedAt?: number): ProviderOutcome => ({ status: 'processing', reportedAt });
const failed = (reportedAt: number, failure = 'document_expired'): ProviderOutcome => ({
  status: 'requires_input',
  reportedAt,
  failure,
});
const verified = (reportedAt: number, more: Partial<ProviderOutcome> = {}): ProviderOutcome => ({
  status: 'verified',
  reportedAt,
  name: { firstName: 'MAYA', lastName: 'LINDQVIST' },
  isAdult: true,
  documentType: 'passport',
  issuingCountry: 'SE',
  ...more,
});
const take = (check: IdentityCheck, ...outcomes: readonly ProviderOutcome[]) =>
  outcomes.reduce<{ check: IdentityCheck; events: string[] }>(
    ({ check: before, events }, outcome) => {
      const update = applyProviderOutcome(before, outcome, name, noon);
      return update
        ? { check: update.check, events: [...events, ...listEventNames(update.events)] }
        : { check: before, events };
    },
    { check, events: [] },
  );

describe('applying an outcome', () => {
  test.each<[string, readonly ProviderOutcome[], string, readonly string[]]>([
    ['nothing sent yet', [{ status: 'requires_input' }], 'requested', []],
    ['being looked at', [processing()], 'processing', []],
    ['verified', [processing(), verified(9)], 'verified', ['identity.verified.v1']],
    ['failed once', [processing(), failed(5)], 'requires_input', ['identity.check_failed.v1']],
    ['tried again', [failed(5), processing(5)], 'processing', ['identity.check_failed.v1']],
    [
      'failed three times',
      [failed(5), failed(6), failed(7)],
      'review',
      ['identity.check_failed.v1', 'identity.check_failed.v1', 'identity.review_opened.v1'],
    ],
    ['another face', [failed(5, 'selfie_face_mismatch')], 'review', ['identity.review_opened.v1']],
    ['a manipulated selfie', [failed(5, 'selfie_manipulated')], 'review', ['identity.review_opened.v1']],
    [
      'another name',
      [verified(5, { name: { firstName: 'Jenny', lastName: 'Rosen' } })],
      'review',
      ['identity.review_opened.v1'],
    ],
    ['a minor', [verified(5, { isAdult: false })], 'review', ['identity.review_opened.v1']],
    ['no consent', [{ status: 'requires_input', failure: 'consent_declined' }], 'requires_input', []],
    ['cancelled', [{ status: 'canceled' }], 'cancelled', ['identity.check_cancelled.v1']],
  ])('sets status and events: %s', (_, outcomes, status, events) => {
    expect(take(begun, ...outcomes)).toMatchObject({ check: { status }, events });
  });

  test('stores no name and no birth date', () => {
    const { check } = take(begun, verified(9));
    expect(check.result).toEqual({
      checkedAt: '1970-01-01T00:00:09.000Z',
      nameMatches: true,
      isAdult: true,
      documentType: 'passport',
      issuingCountry: 'SE',
    });
    expect(JSON.stringify(check)).not.toMatch(/maya|lindqvist/i);
  });

  test.each<[string, readonly ProviderOutcome[], ProviderOutcome]>([
    ['of a try that failed', [failed(5)], failed(5)],
    ['of a try before it', [processing(), failed(5)], processing()],
    ['after the check was verified', [verified(9)], failed(5)],
    ['after it was cancelled', [{ status: 'canceled' }], verified(9)],
    ['after it went to staff', [failed(5, 'selfie_manipulated')], verified(9)],
    [
      'without consent while a try is looked at',
      [processing()],
      { status: 'requires_input', failure: 'consent_declined' },
    ],
  ])('ignores a late webhook %s', (_, before, late) => {
    const { check } = take(begun, ...before);
    expect(applyProviderOutcome(check, late, name, noon)).toBeUndefined();
  });
});

describe('webhooks in any order', () => {
  const endings = fc.constantFrom('none', 'verified', 'canceled');
  const story = fc
    .tuple(
      fc.array(fc.constantFrom('document_expired', 'selfie_face_mismatch', 'document_unverified_other'), {
        maxLength: 4,
      }),
      endings,
    )
    .map(([failures, ending]): ProviderOutcome[] => {
      const tries = failures.flatMap((failure, index) => [
        processing(index === 0 ? undefined : index),
        failed(index + 1, failure),
      ]);
      if (ending === 'verified') tries.push(verified(failures.length + 1));
      if (ending === 'canceled') tries.push({ status: 'canceled', reportedAt: failures.length });
      return tries;
    });
  const shuffled = story.chain((outcomes) =>
    fc.shuffledSubarray([...outcomes, ...outcomes], { minLength: outcomes.length }),
  );

  test('never move a check back, and count each failed try once', () => {
    fc.assert(
      fc.property(shuffled, (outcomes) => {
        let check = begun;
        for (const outcome of outcomes) {
          const next = applyProviderOutcome(check, outcome, name, noon)?.check ?? check;
          expect(next.reportedAt).toBeGreaterThanOrEqual(check.reportedAt);
          expect(next.failedTries.length).toBeLessThanOrEqual(
            new Set(outcomes.map((one) => one.reportedAt)).size,
          );
          if (!isCheckInProgress(check)) expect(next).toBe(check);
          check = next;
        }
        expect(new Set(check.failedTries).size).toBe(check.failedTries.length);
        if (outcomes.some(({ status }) => status === 'verified' || status === 'canceled'))
          expect(isCheckInProgress(check)).toBe(false);
      }),
    );
  });
});

describe('a decision of staff', () => {
  const waiting = take(begun, failed(5, 'selfie_manipulated')).check;
  const decide = (check: IdentityCheck, outcome: 'try_again' | 'ended') =>
    decideIdentityReview(check, { outcome, reason: 'Seen and decided' }, userId, noon);

  test.each(['try_again', 'ended'] as const)('ends a review as %s', (outcome) => {
    const { check, events } = decide(waiting, outcome);
    expect(check).toMatchObject({ status: outcome, decision: { reason: 'Seen and decided' } });
    expect(listEventNames(events)).toEqual(['identity.review_decided.v1']);
  });

  test('can still allow a try after the check was ended', () => {
    expect(decide(decide(waiting, 'ended').check, 'try_again').check.status).toBe('try_again');
  });

  test.each(['requested', 'processing', 'requires_input', 'verified', 'cancelled', 'expired'] as const)(
    'is rejected for a check that is %s',
    (status) => {
      expect(() => decide(checkIn({ status }), 'ended')).toThrow(
        expect.objectContaining({ code: 'conflict', extras: { state: status } }),
      );
    },
  );
});

describe('starting a check', () => {
  const named = createAccount({ ...name });
  test.each([
    [undefined, 'begin'],
    ['requested', 'continue'],
    ['requires_input', 'continue'],
    ['try_again', 'begin'],
    ['cancelled', 'begin'],
    ['expired', 'begin'],
    ['verified', 'begin'],
  ] as const)('with a check that is %s leads to: %s', (status, expected) => {
    expect(decideStart(named, status && checkIn({ status }))).toBe(expected);
  });

  test.each([
    [named, 'processing', 'processing'],
    [named, 'review', 'review'],
    [named, 'ended', 'ended'],
    [createAccount(), 'requested', 'name_missing'],
    [createAccount({ ...name, identityCheckedAt: noon.toISOString() }), 'verified', 'verified'],
  ] as const)('is rejected', (person, status, state) => {
    expect(() => decideStart(person, checkIn({ status }))).toThrow(
      expect.objectContaining({ code: 'conflict', extras: { state } }),
    );
  });
});

test('expires a check that is left for a week', () => {
  expect(expireIdle(begun, addSeconds(7 * dayInSeconds - 1))).toBe(begun);
  expect(expireIdle(begun, addSeconds(7 * dayInSeconds)).status).toBe('expired');
  const looked = checkIn({ status: 'processing' });
  expect(expireIdle(looked, addSeconds(30 * dayInSeconds))).toBe(looked);
});

test.each([
  [{ day: 21, month: 11, year: 2008 }, true],
  [{ day: 22, month: 11, year: 2008 }, false],
  [{ day: null, month: 11, year: 2008 }, undefined],
])('treats a person born on %j as an adult on 21 November 2026: %s', (birth, expected) => {
  expect(isAdultOn(birth, noon)).toBe(expected);
});
