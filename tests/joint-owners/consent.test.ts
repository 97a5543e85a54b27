import { describe, expect, test } from 'vitest';
import { JointOwnerId, PropertyId, UserId } from '../../events/vocabulary.ts';
import { assertOwnersAgree } from '../../functions/listings/joint-owners/domain/agreement.ts';
import {
  createConsentScope,
  endChangedConsent,
  hasConsent,
  signConsentAgain,
} from '../../functions/listings/joint-owners/domain/consent.ts';
import {
  answerInvitation,
  createJointOwner,
  eraseJointOwner,
  type JointOwner,
  replaceInvitation,
  withdrawJointOwner,
} from '../../functions/listings/joint-owners/domain/joint-owner.ts';
import type { SignedConsent } from '../../functions/listings/joint-owners/domain/signed-consent.ts';
import { toConsentPaper } from '../../functions/listings/joint-owners/queries/consent-paper.ts';

const noon = new Date('2026-11-30T12:00:00Z');
const address = '14 Oak Road, Leeds, LS6 3HN';
const annId = UserId.parse('usr_01K9ZX3Q6T4C8V0R2M5N7P9B1D');
const idOf = (end: string) => JointOwnerId.parse(`jnt_01K9ZX3Q6T4C8V0R2M5N7P9B1${end}`);
const inviteAs = (end: string, name: string): JointOwner =>
  createJointOwner(
    {
      id: idOf(end),
      propertyId: PropertyId.parse('prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D'),
      sellerId: UserId.parse('usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E'),
      name,
      email: `${name}@example.com`,
    },
    noon,
  ).jointOwner;
const ben = inviteAs('B', 'Ben');
const createConsent = (change: Partial<SignedConsent> = {}): SignedConsent => ({
  version: 1,
  paperHash: 'ab'.repeat(32),
  signedAt: noon.toISOString(),
  ...createConsentScope(address, [inviteAs('A', 'Ann'), ben]),
  ...change,
});
const ann = answerInvitation(
  inviteAs('A', 'Ann'),
  { userId: annId, consent: createConsent() },
  noon,
).jointOwner;
const byClick: JointOwner = { ...inviteAs('A', 'Ann'), status: 'accepted', userId: annId };

const findEnd = (owner: JointOwner, others: readonly JointOwner[], now = address) =>
  endChangedConsent(owner, { address: now, owners: [owner, ...others] }, noon)?.jointOwner.consent?.ended?.by;

describe('endChangedConsent', () => {
  const sentAgain = replaceInvitation(ben, idOf('C'), noon);
  test.each<[string, 'address' | 'owners' | undefined, JointOwner, readonly JointOwner[], string?]>([
    ['keeps what is as it was', undefined, ann, [ben]],
    ['ends it with another address', 'address', ann, [ben], '15 Oak Road, Leeds, LS6 3HN'],
    ['ends it with one more owner', 'owners', ann, [ben, inviteAs('D', 'Dan')]],
    ['ends it with an owner less', 'owners', ann, [withdrawJointOwner(ben, undefined, noon).jointOwner]],
    ['keeps it when an invitation is sent again', undefined, ann, [sentAgain.replaced, sentAgain.jointOwner]],
    ['keeps it when another owner is erased', undefined, ann, [eraseJointOwner(ben)]],
    ['keeps it when an unanswered invitation is deleted', undefined, ann, []],
    ['leaves a consent that was given by a click', undefined, byClick, []],
    ['leaves a consent of who has left', undefined, { ...ann, status: 'left' }, []],
  ])('%s', (_, expected, owner, others, now) => {
    expect(findEnd(owner, others, now)).toBe(expected);
  });
});

describe('hasConsent', () => {
  const ended = { at: noon.toISOString(), by: 'owners' } as const;
  test.each([
    ['signed', true, ann],
    ['given by a click', true, byClick],
    ['signed on what has changed', false, { ...ann, consent: createConsent({ ended }) }],
    ['not answered', false, ben],
  ])('of a consent that is %s: %s', (_, expected, owner) => {
    expect(hasConsent(owner)).toBe(expected);
  });

  test('decides whether the seller has to confirm', () => {
    expect(assertOwnersAgree([ann, byClick], false, noon)).toBe('all_agreed');
    const changed = { ...ann, consent: createConsent({ ended }) };
    expect(() => assertOwnersAgree([changed], false, noon)).toThrow(/Ann has to sign again/);
    expect(assertOwnersAgree([changed], true, noon)).toBe('seller_confirmed');
  });
});

describe('signConsentAgain', () => {
  test('takes a signature after a click, and no second one on the same', () => {
    const signed = signConsentAgain(byClick, annId, createConsent());
    expect(signed.events).toMatchObject([{ name: 'owner.signed.v1', detail: { again: true, version: 1 } }]);
    expect(() => signConsentAgain(signed.jointOwner, annId, createConsent({ version: 2 }))).toThrow(
      'You’ve signed this consent.',
    );
  });
});

test('an erased joint owner keeps nothing of what they signed', () => {
  expect(eraseJointOwner(ann)).not.toHaveProperty('consent');
});

test.each([
  ['england', 'contracts are exchanged', 'transfer deed'],
  ['wales', 'contracts are exchanged', 'transfer deed'],
  ['northern_ireland', 'the signed contract is accepted', 'deed or transfer'],
  ['scotland', 'the missives are concluded', 'disposition'],
] as const)('the paper has the words of %s', (nation, bound, deed) => {
  const paper = toConsentPaper({
    address,
    nation,
    seller: 'Sally Seller',
    name: 'Ann',
    others: ['Ben'],
    invitedAt: noon.toISOString(),
  });
  const text = JSON.stringify(paper);
  expect(text).toContain(`Nobody has to sell until ${bound}.`);
  expect(text).toContain(deed);
  expect(/contract of sale/.test(paper.stamp)).toBe(nation !== 'scotland');
});
