import { describe, expect, test } from 'vitest';
import {
  isMarkOfSeller,
  lapseOwnershipCheck,
} from '../../functions/deals/ownership-checks/domain/lapse-check.ts';
import type { OwnershipCheck } from '../../functions/deals/ownership-checks/domain/ownership-check.ts';
import {
  decideOwnershipProof,
  sendOwnershipProof,
} from '../../functions/deals/ownership-checks/domain/prove-by-document.ts';
import { startOwnershipCheck } from '../../functions/deals/ownership-checks/domain/start-check.ts';
import {
  maxRegisterTries,
  noteSilence,
  takeRegisterAnswer,
} from '../../functions/deals/ownership-checks/domain/take-answer.ts';

const now = new Date('2026-05-12T09:30:00.000Z');
const ids = {
  propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
  ownerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
} as const;
const staffId = 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1S';
const document = { id: 'img_01K9ZX3Q6T4C8V0R2M5N7P9B1F', name: 'Grant of probate.pdf' } as const;
const home = {
  id: ids.propertyId,
  ownerId: ids.ownerId,
  status: 'pending_payment',
  address: { line1: 'Birch Street', town: 'Leeds', nation: 'england', latitude: 53.8, longitude: -1.5 },
} as const;
const seller = { firstName: 'Maya', lastName: 'Lindqvist', identityCheckedAt: '2026-05-01T09:00:00.000Z' };
const question = { questionId: 'ownership-1', titleNumber: undefined };
const createCheck = (change: Partial<OwnershipCheck>): OwnershipCheck => ({
  ...ids,
  status: 'checking',
  question: { id: 'ownership-0', tries: 0, answers: 0 },
  documents: [],
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
  version: 3,
  ...change,
});
const mark = { checkedAt: now.toISOString(), basis: 'register', seller: 'owner' } as const;
const waiting = { id: 'ownership-0', tries: 2, answers: 1, nextTryAt: '2026-05-12T10:00:00.000Z' };

describe('startOwnershipCheck', () => {
  test('begins with a question that the register has not been asked', () => {
    const { check, events } = startOwnershipCheck(home, seller, { previous: undefined, ...question }, now);
    expect(check).toMatchObject({
      status: 'checking',
      question: { id: 'ownership-1', tries: 0 },
      version: 1,
    });
    expect(events.map(({ name }) => name)).toEqual(['ownership.check_requested.v1']);
  });

  test('asks again under the same id where the register did not answer', () =>
    expect(
      startOwnershipCheck(home, seller, { previous: createCheck({ question: waiting }), ...question }, now)
        .check.question,
    ).toEqual({ id: 'ownership-0', tries: 0, answers: 1 }));

  test('begins anew with another title number, and the mark is gone until it is answered', () => {
    const verified = createCheck({ status: 'verified', mark, titleNumber: 'WYK1' });
    const { check } = startOwnershipCheck(
      home,
      seller,
      { previous: verified, ...question, titleNumber: 'WYK2' },
      now,
    );
    expect(check).toMatchObject({ status: 'checking', question: { id: 'ownership-1', titleNumber: 'WYK2' } });
    expect(check.mark).toBeUndefined();
  });

  test.each([
    ['identity_missing', { ...seller, identityCheckedAt: undefined }, home, undefined],
    ['name_not_askable', { ...seller, firstName: '山田', lastName: '太郎' }, home, undefined],
    ['not_covered', seller, { ...home, address: { ...home.address, nation: 'scotland' } }, undefined],
    ['not_covered', seller, { ...home, address: { ...home.address, nation: 'northern_ireland' } }, undefined],
    ['completed', seller, { ...home, status: 'completed' }, undefined],
    ['exchanged', seller, { ...home, status: 'exchanged' }, undefined],
    ['checking', seller, home, createCheck({})],
    ['in_review', seller, home, createCheck({ status: 'in_review' })],
    ['verified', seller, home, createCheck({ status: 'verified', mark, titleNumber: 'WYK1' })],
  ] as const)('refuses %s', (state, person, ofHome, previous) =>
    expect(() => startOwnershipCheck(ofHome, person, { previous, ...question }, now)).toThrow(
      expect.objectContaining({ extras: expect.objectContaining({ state }) }),
    ),
  );
});

describe('an answer of the register', () => {
  test('verifies an owner, with the date and the title', () => {
    const { check, events } = takeRegisterAnswer(
      createCheck({}),
      { isOwner: true, titleNumber: 'WYK1' },
      now,
    );
    expect(check).toMatchObject({ status: 'verified', titleNumber: 'WYK1', mark });
    expect(events.map(({ name }) => name)).toEqual(['ownership.verified.v1']);
  });

  test('marks nothing when it is another name', () => {
    const { check, events } = takeRegisterAnswer(createCheck({}), { isOwner: false, doubt: 'name' }, now);
    expect(check).toMatchObject({ status: 'not_confirmed', doubt: 'name' });
    expect(check.mark).toBeUndefined();
    expect(events.map(({ name }) => name)).toEqual(['ownership.not_confirmed.v1']);
  });

  test('is asked for again an hour later, by another message where the register said that it is closed', () => {
    const nextTryAt = '2026-05-12T10:30:00.000Z';
    expect(noteSilence(createCheck({}), { isAnswered: false }, now).check.question).toEqual({
      id: 'ownership-0',
      tries: 1,
      answers: 0,
      nextTryAt,
    });
    expect(noteSilence(createCheck({}), { isAnswered: true }, now).check.question?.answers).toBe(1);
  });

  test('is given up after a day', () => {
    const last = createCheck({ question: { ...waiting, tries: maxRegisterTries - 1 } });
    expect(noteSilence(last, { isAnswered: false }, now)).toMatchObject({
      check: { status: 'not_confirmed', doubt: 'no_answer' },
      events: [{ name: 'ownership.not_confirmed.v1' }],
    });
  });
});

describe('a proof by document', () => {
  const send = (
    check?: OwnershipCheck,
    capacity: 'owner' | 'executor' | 'joint_owner' | 'attorney' = 'executor',
  ) => sendOwnershipProof(check, ids, { capacity, documents: [document] }, now);

  test('waits for staff, who are told once', () => {
    const first = send(createCheck({ status: 'not_confirmed', doubt: 'name' }));
    expect(first.check).toMatchObject({ status: 'in_review', capacity: 'executor', documents: [document] });
    expect(first.events.map(({ name }) => name)).toEqual(['ownership.review_opened.v1']);
    const again = send(first.check);
    expect(again).toMatchObject({ check: { documents: [document] }, events: [] });
  });

  test.each([
    ['owner', 'owner'],
    ['joint_owner', 'owner'],
    ['executor', 'for_owner'],
    ['attorney', 'for_owner'],
  ] as const)('of an %s marks the home as sold by %s', (capacity, markSeller) => {
    const decision = { outcome: 'accepted', reason: 'Thank you.' } as const;
    const { check, events } = decideOwnershipProof(send(undefined, capacity).check, decision, staffId, now);
    expect(check).toMatchObject({ status: 'verified', mark: { basis: 'document', seller: markSeller } });
    expect(events.map(({ name }) => name)).toEqual(['ownership.review_decided.v1', 'ownership.verified.v1']);
  });

  test('that staff decline marks nothing, and another can be sent', () => {
    const decision = { outcome: 'declined', reason: 'It names somebody else.' } as const;
    const { check } = decideOwnershipProof(send().check, decision, staffId, now);
    expect(check.mark).toBeUndefined();
    expect(send(check).check.status).toBe('in_review');
    expect(() => decideOwnershipProof(check, decision, staffId, now)).toThrow(
      expect.objectContaining({ extras: expect.objectContaining({ state: 'declined' }) }),
    );
  });

  test.each(['verified', 'checking'] as const)('is refused while %s', (status) =>
    expect(() => send(createCheck({ status }))).toThrow(
      expect.objectContaining({ extras: expect.objectContaining({ state: status }) }),
    ),
  );
});

describe('the end of a proof', () => {
  test('leaves no mark and says why', () =>
    expect(lapseOwnershipCheck(createCheck({ status: 'verified', mark }), 'name_changed', now)).toMatchObject(
      {
        check: { status: 'lapsed', lapse: 'name_changed' },
        events: [{ name: 'ownership.lapsed.v1', detail: { lapse: 'name_changed' } }],
      },
    ));

  test.each([
    ['2026-05-01T09:00:00.000Z', true],
    [undefined, false],
    ['2026-05-12T09:30:01.000Z', false],
  ])('comes with a name whose identity was checked at %s: %s', (identityCheckedAt, isOfSeller) =>
    expect(isMarkOfSeller(mark, { identityCheckedAt })).toBe(isOfSeller),
  );
});
