import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { signFileLink } from '../../../kernel/data/signed-links.ts';
import { getOwnProperty } from '../../properties/queries/get-own-property.ts';
import { listJointOwners } from '../adapters/joint-owner-repository.ts';
import type { JointOwnerList, JointOwnerView, KeptConsent } from '../contract.ts';
import { consentFilesOf } from '../domain/consent.ts';
import { isCurrent, type JointOwner, maxJointOwners, toCurrentJointOwner } from '../domain/joint-owner.ts';
import { consentTitle } from './consent-paper.ts';

/**
 * The joint owners of the caller's property.
 * @throws 404 unless the caller is the seller
 */
export async function loadJointOwnerList(
  propertyId: PropertyId,
  sellerId: UserId,
  now: Date,
): Promise<JointOwnerList> {
  await getOwnProperty(propertyId, sellerId);
  const all = await listJointOwners(propertyId);
  const jointOwners = all.map((owner) => toCurrentJointOwner(owner, now)).filter(isCurrent);
  return {
    jointOwners: await Promise.all(jointOwners.map(viewJointOwner)),
    places: Math.max(0, maxJointOwners - jointOwners.length),
  };
}

async function viewJointOwner(owner: JointOwner): Promise<JointOwnerView> {
  const { id, name, email, status, invitedAt, linkEndsAt, answeredAt, endedAt } = owner;
  const consent = await viewKeptConsent(owner);
  return {
    id,
    name,
    email,
    status,
    invitedAt,
    linkEndsAt,
    ...(answeredAt !== undefined && { answeredAt }),
    ...(endedAt !== undefined && { endedAt }),
    ...(consent && { consent }),
  };
}

/** The consent of a joint owner who agreed, for themself and the seller; missing where it was given by a click. */
export async function viewKeptConsent({ id, status, consent }: JointOwner): Promise<KeptConsent | undefined> {
  if (status !== 'accepted' || !consent) return undefined;
  const { url } = await signFileLink(consentFilesOf(id, consent).signed, `${consentTitle}.pdf`);
  return {
    signedAt: consent.signedAt,
    pdfUrl: url,
    ...(consent.ended && { endedBy: consent.ended.by }),
  };
}
