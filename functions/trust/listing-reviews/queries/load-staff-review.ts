import type * as z from 'zod';
import type { PropertyId } from '../../../../events/vocabulary.ts';
import { signDocumentLink } from '../../../kernel/data/signed-links.ts';
import { AppError } from '../../../kernel/errors.ts';
import { listProperties, findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { formatShortAddress } from '../../../listings/properties/domain/address.ts';
import { listTexts } from '../../../listings/properties/domain/listing-texts.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { loadAccounts } from '../../../people/accounts/adapters/account-repository.ts';
import type { Account } from '../../../people/accounts/domain/account.ts';
import { findLatestReview } from '../adapters/review-repository.ts';
import type { ProofView, ReviewedHome, StaffReview } from '../contract.ts';
import { loadHomeProof } from './load-home-proof.ts';

/**
 * A review with the evidence for staff: the property's texts, the properties that it was compared with, and
 * the proofs of both sides.
 * @throws 404 when the property was never held
 */
export async function loadStaffReview(propertyId: PropertyId): Promise<z.input<typeof StaffReview>> {
  const [review, home] = await Promise.all([findLatestReview(propertyId), findProperty(propertyId)]);
  if (!review || !home) throw new AppError('not_found', 'There’s no review of this home.');
  const { pictures, address } = review.findings;
  const otherIds = [
    ...new Set([
      ...pictures.map(({ otherPropertyId }) => otherPropertyId),
      ...(address ? [address.propertyId] : []),
    ]),
  ];
  const others = await listProperties(otherIds);
  const holder = others.find(({ id }) => id === address?.propertyId);
  const [people, proof, holderProof] = await Promise.all([
    loadAccounts([home, ...others].map(({ ownerId }) => ownerId)),
    toProofView(home),
    holder && toProofView(holder),
  ]);
  const view = (other: Property) => toReviewedHome(other, people.get(other.ownerId));
  return {
    ...review,
    home: view(home),
    texts: listTexts(home).map(({ field, text }) => ({ field, text })),
    others: others.map(view),
    proof,
    ...(holderProof && { holderProof }),
  };
}

async function toProofView(home: Property): Promise<z.input<typeof ProofView>> {
  const { level, proof } = await loadHomeProof(home);
  const documents = await Promise.all(
    (proof?.documents ?? []).map(async ({ id, name, sentAt }) => ({
      name,
      sentAt,
      url: (await signDocumentLink(id, name)).url,
    })),
  );
  return { level, documents, ...(proof?.acceptedAt !== undefined && { acceptedAt: proof.acceptedAt }) };
}

const toReviewedHome = (home: Property, owner: Account | undefined): z.input<typeof ReviewedHome> => ({
  id: home.id,
  title: formatShortAddress(home, true),
  postcode: home.postcode,
  nation: home.address.nation,
  status: home.status,
  price: home.price,
  packageId: home.package?.packageId,
  firstListedAt: home.firstListedAt,
  createdAt: home.createdAt,
  owner: { id: home.ownerId, user_name: owner?.user_name ?? null, memberSince: owner?.createdAt },
});
