import type { DomainEvent } from '../../../../events/define.ts';
import { accountState, type PropertyId, type UserId } from '../../../../events/vocabulary.ts';
import { assertColleagueActs, buildStaffActWrite } from '../../../kernel/data/staff-act.ts';
import { createStaleError, type Write } from '../../../kernel/data/table.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { AppError } from '../../../kernel/errors.ts';
import { listJointOwnerIds } from '../../../listings/joint-owners/queries/is-joint-owner.ts';
import {
  type AddressHolder,
  findAddressHolder,
} from '../../../listings/properties/adapters/address-claim-repository.ts';
import { findProperty, listProperties } from '../../../listings/properties/adapters/property-repository.ts';
import { buildPropertyUpdateWrites } from '../../../listings/properties/commands/update-property.ts';
import { approveReview, isHiddenByCase } from '../../../listings/properties/domain/case-hold.ts';
import { applyMove } from '../../../listings/properties/domain/market.ts';
import type { PropertyUpdate } from '../../../listings/properties/domain/property-update.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { buildAddressProofWrite, findAddressProof } from '../adapters/address-proof-repository.ts';
import { buildReviewWrite, findLatestReview } from '../adapters/review-repository.ts';
import type { ReviewDecisionBody } from '../contract.ts';
import type { AddressProof } from '../domain/address-proof.ts';
import { closeReview } from '../domain/decide-review.ts';
import { type ListingReview, type PhotoGround, toClearance } from '../domain/review.ts';
import { loadHomeProof } from '../queries/load-home-proof.ts';
import { buildTransferWrites } from './build-transfer-writes.ts';

interface Case {
  readonly home: Property;
  readonly review: ListingReview;
  /** Who has the address on sale, and with which property. */
  readonly address: AddressHolder | undefined;
  readonly holder: Property | undefined;
}
interface Outcome {
  readonly writes: readonly Write[];
  readonly events: readonly DomainEvent[];
}

/**
 * Applies the decision of staff on a property under review. Of two concurrent decisions one wins.
 * @throws 404 when the property was never held, 409 `conflict` when it was decided before or its address is
 * in question, `own` for who owns it or the home that has its address
 */
export async function decideReview(
  propertyId: PropertyId,
  body: ReviewDecisionBody,
  staffId: UserId,
  now: Date,
): Promise<ListingReview> {
  return updateWithRetry(
    () => loadCase(propertyId),
    async (found) => {
      const { review } = found;
      const owners = await listOwners(found);
      assertColleagueActs(staffId, owners);
      const reasons = body.outcome === 'returned' ? body.reasons : [];
      const { outcome, note } = body;
      const photos = toPhotoGround(review, body);
      const closed = closeReview(review, { outcome, at: now, by: staffId, reasons, note, photos });
      const { writes, events } = await decideHome(found, body, now);
      const act = buildStaffActWrite({
        actorId: staffId,
        action: `home_review.${outcome}`,
        subject: propertyId,
        reason: [...reasons, photos, note].filter((part) => part !== undefined).join(': ') || undefined,
        at: now,
        owners,
      });
      return {
        writes: [...writes, buildReviewWrite(closed.review), act],
        events: [...events, ...closed.events],
        result: closed.review,
      };
    },
  );
}

async function loadCase(propertyId: PropertyId): Promise<Case> {
  const [home, review] = await Promise.all([findProperty(propertyId), findLatestReview(propertyId)]);
  if (!home || !review) throw new AppError('not_found', 'There’s no review of this home.');
  const address = await findAddressHolder(home);
  return { home, review, address, holder: address && (await findProperty(address.propertyId)) };
}

/** Why the photos may stay, which is asked only about photos that were found. */
const toPhotoGround = ({ findings }: ListingReview, body: ReviewDecisionBody): PhotoGround | undefined =>
  body.outcome === 'approved' && findings.pictures.length > 0 ? body.photos : undefined;

/**
 * Whom the decision favours or costs: the owners of the home, of the one that has its address, and of those with
 * photos like its own.
 */
async function listOwners({ home, review, address, holder }: Case): Promise<(UserId | undefined)[]> {
  const alike = [...new Set(review.findings.pictures.map(({ otherPropertyId }) => otherPropertyId))];
  const ids = new Set([home.id, ...alike, ...(address ? [address.propertyId] : [])]);
  const [others, joint] = await Promise.all([
    listProperties(alike),
    Promise.all([...ids].map(listJointOwnerIds)),
  ]);
  return [
    home.ownerId,
    review.findings.address?.ownerId,
    holder?.ownerId,
    ...others.map(({ ownerId }) => ownerId),
    ...joint.flat(),
  ];
}

async function decideHome(found: Case, body: ReviewDecisionBody, now: Date): Promise<Outcome> {
  const { home } = found;
  switch (body.outcome) {
    case 'approved':
      if (found.review.findings.pictures.length > 0 && !body.photos)
        throw new AppError('conflict', 'Say why the photos may stay.', { state: 'photos_found' });
      return approve(found, body.address, now);
    case 'returned': {
      const decision = applyMove(home, 'return', { by: 'staff' }, now);
      const { reasons, note } = body;
      const returned = { at: now.toISOString(), reasons, ...(note !== undefined && { note }) };
      const holder = found.review.findings.address?.propertyId;
      // The holder's documents decided the review.
      const isProved = reasons.includes('address_not_proven') && holder !== undefined;
      const proofs = isProved ? acceptProof(await findAddressProof(holder), now) : [];
      return toOutcome(home, { ...decision, property: { ...decision.property, returned } }, proofs);
    }
    case 'removed':
      return toOutcome(home, applyMove(home, 'remove', { by: 'staff', reason: body.note }, now));
  }
}

async function approve(
  { home, review, address: other, holder }: Case,
  address: 'shared' | 'transfer' | undefined,
  now: Date,
): Promise<Outcome> {
  const owner = await findAccount(home.ownerId);
  if (owner?.is_active === accountState.blocked)
    throw new AppError('conflict', 'The owner of this home is blocked, so it can’t go on sale.', {
      state: 'owner_blocked',
    });
  if (other?.holder === 'same-owner')
    throw new AppError('conflict', 'The seller has this address on sale already.', { state: 'same_owner' });
  if (other && address === 'transfer' && isHiddenByCase(home))
    throw new AppError('conflict', 'A report keeps this home hidden. Decide the report first.', {
      state: 'hidden_by_case',
    });
  if (other && !address)
    throw new AppError('conflict', 'Say whether the two homes share the address or which one has it.', {
      state: 'address_claimed',
    });
  const findings = {
    ...review.findings,
    address: other && review.findings.address && { ...review.findings.address, claims: [...other.claims] },
  };
  const cleared = { ...home, clearance: toClearance(home.clearance, findings, address === 'shared') };
  const decision = approveReview(cleared, 'staff', now);
  if (!other || address === 'shared') return toOutcome(home, decision);
  if (!holder) throw createStaleError();
  const [own, { level: holderProof }] = await Promise.all([
    loadHomeProof(home, () => owner),
    loadHomeProof(holder),
  ]);
  const { claims } = other;
  const transfer = buildTransferWrites(
    { home, decision, holder, claims, proof: own.level, holderProof },
    now,
  );
  return {
    writes: [...transfer.writes, ...acceptProof(own.proof, now)],
    events: [...decision.events, ...transfer.events],
  };
}

const toOutcome = (before: Property, decision: PropertyUpdate, also: readonly Write[] = []): Outcome => ({
  writes: [...buildPropertyUpdateWrites(before, decision), ...also],
  events: decision.events,
});

/** Accepts the documents of a property that decided a review, if there are any. */
function acceptProof(proof: AddressProof | undefined, now: Date): Write[] {
  if (!proof || proof.acceptedAt !== undefined) return [];
  return [buildAddressProofWrite({ ...proof, acceptedAt: now.toISOString(), version: proof.version + 1 })];
}
