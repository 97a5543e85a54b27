import { JointOwnerConsentEnded, JointOwnerSigned } from '../../../../events/joint-owner.ts';
import type { JointOwnerId, UserId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { isCurrent, type JointOwner, type JointOwnerDecision } from './joint-owner.ts';
import type { ConsentChange, SignedConsent } from './signed-consent.ts';

/** What a joint owner consents to the sale of, and with whom. */
export type ConsentScope = Pick<SignedConsent, 'address' | 'owners'>;

/** @param owners of the home, in any status */
export function createConsentScope(address: string, owners: readonly JointOwner[]): ConsentScope {
  return { address, owners: owners.filter(isCurrent).map(getFirstId).toSorted() };
}

const getFirstId = ({ id, firstId = id }: JointOwner): JointOwnerId => firstId;

/** What a signature is compared with. */
interface OwnedHome {
  readonly address: string;
  /** Of the home, in any status. */
  readonly owners: readonly JointOwner[];
}

/**
 * Whether a person's consent counts: they agreed, and nothing of what they signed has changed. One that was given by a
 * click, before consents were signed, counts as well.
 */
export function hasConsent({ status, consent }: Pick<JointOwner, 'status' | 'consent'>): boolean {
  return status === 'accepted' && consent?.ended === undefined;
}

/** The version that a person signs next. */
export function getNextVersion({ consent }: Pick<JointOwner, 'consent'>): number {
  return (consent?.version ?? 0) + 1;
}

function findConsentChange(signed: SignedConsent, { address, owners }: OwnedHome): ConsentChange | undefined {
  if (signed.address !== address) return 'address';
  return owners.some((owner) => isOwnerChange(signed, owner)) ? 'owners' : undefined;
}

/**
 * Whether an owner came or was withdrawn since. One of whom no row is left changed nothing: an invitation that nobody
 * answered is deleted.
 */
function isOwnerChange(signed: SignedConsent, owner: JointOwner): boolean {
  // The invitation that replaces it stands for the person.
  if (owner.status === 'replaced') return false;
  return signed.owners.includes(getFirstId(owner)) !== isCurrent(owner);
}

/** Ends a signature on other terms than those of now; undefined where there is none that counts. */
export function endChangedConsent(
  owner: JointOwner,
  home: OwnedHome,
  now: Date,
): JointOwnerDecision | undefined {
  const { consent, userId } = owner;
  if (!consent || userId === undefined || !hasConsent(owner)) return undefined;
  const by = findConsentChange(consent, home);
  if (!by) return undefined;
  const jointOwner = {
    ...owner,
    consent: { ...consent, ended: { at: now.toISOString(), by } },
    version: owner.version + 1,
  };
  return { jointOwner, events: [JointOwnerConsentEnded.of({ ...toIds(owner, userId), by })] };
}

/**
 * A joint owner who agreed signs: for the first time, or again on what it is now.
 * @throws 409 `signed` while a signature of theirs counts
 */
export function assertConsentMissing(owner: JointOwner): void {
  if (owner.consent && !owner.consent.ended)
    throw new AppError('conflict', 'You’ve signed this consent.', { state: 'signed' });
}

/** @throws 409 `signed` while a signature of theirs counts */
export function signConsentAgain(
  owner: JointOwner,
  userId: UserId,
  consent: SignedConsent,
): JointOwnerDecision {
  assertConsentMissing(owner);
  const { version } = consent;
  return {
    jointOwner: { ...owner, consent, version: owner.version + 1 },
    events: [JointOwnerSigned.of({ ...toIds(owner, userId), version, again: true })],
  };
}

const toIds = ({ id, propertyId, sellerId }: JointOwner, userId: UserId) => ({
  jointOwnerId: id,
  propertyId,
  ownerId: sellerId,
  userId,
});

type KeptFile = Pick<SignedConsent, 'version' | 'paperHash' | 'signedAt'>;

/** Where the files of a consent are: as it was signed, and with the certificate of the signature. */
export function consentFilesOf(jointOwnerId: JointOwnerId, { version, paperHash, signedAt }: KeptFile) {
  const stem = `papers/consents/${jointOwnerId}/${version}` as const;
  return {
    // Neither is written twice: an attempt that fails leaves its own.
    paper: `${stem}-${paperHash.slice(0, 16)}.pdf`,
    signed: `${stem}-${Date.parse(signedAt)}-signed.pdf`,
  } as const;
}
