import { describe, expect, test } from 'vitest';
import { JointOwnerId, PropertyId, UserId } from '../../events/vocabulary.ts';
import { assertOwnersAgree, listOwnerNames } from '../../functions/listings/joint-owners/domain/agreement.ts';
import {
  answerInvitation,
  chooseJointNotices,
  createJointOwner,
  eraseJointOwner,
  getJointNotices,
  invitationDays,
  type JointOwner,
  JointOwnerStatus,
  jointOwnerTransitions,
  JointOwnerVerb,
  leaveJointProperty,
  replaceInvitation,
  toCurrentJointOwner,
  withdrawJointOwner,
} from '../../functions/listings/joint-owners/domain/joint-owner.ts';
import type { SignedConsent } from '../../functions/listings/joint-owners/domain/signed-consent.ts';

const ulid = '01K9ZX3Q6T4C8V0R2M5N7P9B1D';
const ann = UserId.parse(`usr_${ulid}`);
const noon = new Date('2026-11-21T12:00:00Z');
const invited = (change: Partial<JointOwner> = {}): JointOwner => ({
  ...createJointOwner(
    {
      id: JointOwnerId.parse(`jnt_${ulid}`),
      propertyId: PropertyId.parse(`prp_${ulid}`),
      sellerId: UserId.parse('usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E'),
      name: 'Ann Smith',
      email: 'ann@example.com',
    },
    noon,
  ).jointOwner,
  ...change,
});

const consent: SignedConsent = {
  version: 1,
  paperHash: 'ab'.repeat(32),
  signedAt: noon.toISOString(),
  address: '14 Oak Road, Leeds, LS6 3HN',
  owners: [invited().id],
};

const run: Readonly<Record<JointOwnerVerb, (owner: JointOwner) => JointOwner>> = {
  accept: (owner) => answerInvitation(owner, { userId: ann, consent }, noon).jointOwner,
  decline: (owner) => answerInvitation(owner, { userId: ann }, noon).jointOwner,
  withdraw: (owner) => withdrawJointOwner(owner, 'A reason', noon).jointOwner,
  replace: (owner) => replaceInvitation(owner, invited().id, noon).replaced,
  leave: (owner) => leaveJointProperty(owner, ann, noon).jointOwner,
};

describe('jointOwnerTransitions', () => {
  test.each(
    JointOwnerStatus.options.flatMap((status) =>
      JointOwnerVerb.options.map((verb) => [verb, status] as const),
    ),
  )('decides whether to %s an invitation that is %s', (verb, status) => {
    const next = jointOwnerTransitions[status][verb];
    const owner = invited({ status });
    if (next) expect(run[verb](owner)).toMatchObject({ status: next, version: 2 });
    else expect(() => run[verb](owner)).toThrow(expect.objectContaining({ extras: { state: status } }));
  });
});

describe('chooseJointNotices', () => {
  const wanted = { offers: false, viewings: true };

  test('keeps what was chosen', () => {
    const owner = invited({ status: 'accepted' });
    expect(chooseJointNotices(owner, wanted)).toMatchObject({ notices: wanted, version: 2 });
  });

  test('means all of them before', () => {
    expect(getJointNotices(invited())).toEqual({ offers: true, viewings: true });
  });
});

describe('an invitation', () => {
  test('expires after its days', () => {
    const at = (days: number) => new Date(noon.getTime() + days * 86_400_000);
    expect(toCurrentJointOwner(invited(), at(invitationDays - 1)).status).toBe('pending');
    expect(toCurrentJointOwner(invited(), at(invitationDays)).status).toBe('expired');
    expect(() => answerInvitation(invited(), { userId: ann, consent }, at(31))).toThrow('ended');
  });

  test('needs a reason to be withdrawn once it is answered', () => {
    expect(withdrawJointOwner(invited(), undefined, noon).jointOwner.status).toBe('withdrawn');
    expect(() => withdrawJointOwner(invited({ status: 'declined' }), undefined, noon)).toThrow('Say why');
  });

  test('loses name, address and reason when an account is erased', () => {
    expect(eraseJointOwner(invited({ status: 'accepted', reason: 'Ann' }))).toMatchObject({
      name: '',
      email: '',
      status: 'left',
    });
    expect(JSON.stringify(eraseJointOwner(invited()))).not.toContain('nn');
  });
});

describe('the agreement of the owners', () => {
  const agree = (statuses: readonly JointOwner['status'][], isConfirmed: boolean) =>
    assertOwnersAgree(
      statuses.map((status) => invited({ status })),
      isConfirmed,
      noon,
    );

  test('is not needed without joint owners', () => {
    expect(agree([], false)).toBeUndefined();
    expect(agree(['withdrawn', 'replaced'], false)).toBeUndefined();
  });

  test('is complete when each has accepted', () =>
    expect(agree(['accepted', 'accepted'], false)).toBe('all_agreed'));

  test.each(['pending', 'expired', 'left'] as const)(
    'needs the seller’s confirmation for one who is %s',
    (status) => {
      expect(() => agree(['accepted', status], false)).toThrow(
        expect.objectContaining({
          code: 'invalid',
          extras: { errors: { ownersAgree: [expect.stringContaining('Ann Smith')] } },
        }),
      );
      expect(agree(['accepted', status], true)).toBe('seller_confirmed');
    },
  );

  test('is missing while one declines, whatever the seller confirms', () => {
    expect(() => agree(['accepted', 'declined'], true)).toThrow(
      expect.objectContaining({ code: 'conflict', extras: { state: 'declined' } }),
    );
  });

  test('names in the memorandum all who did not decline or leave', () => {
    const owners = JointOwnerStatus.options.map((status) => invited({ status, name: status }));
    expect(listOwnerNames([...owners, invited({ name: '' })])).toEqual(['pending', 'accepted']);
  });
});
