import {
  type AddressHolder,
  findAddressHolder,
} from '../../../listings/properties/adapters/address-claim-repository.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import {
  type AddressConflict,
  type ReviewFindings,
} from '../../../listings/properties/domain/listing-hold.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { findTextIssues } from '../../../listings/properties/domain/text-findings.ts';
import { toOpenFindings } from '../domain/review.ts';
import { findPictureMatches } from './find-picture-matches.ts';
import { type HomeProof, loadHomeProof } from './load-home-proof.ts';

export interface HomeFindings {
  /** The findings that hold the property and were not approved before. */
  readonly findings: ReviewFindings;
  readonly holder: AddressHolder | undefined;
}

/** The findings of all checks of a property. */
export async function loadFindings(property: Property): Promise<HomeFindings> {
  const [pictures, holder] = await Promise.all([findPictureMatches(property), findAddressHolder(property)]);
  const address = holder?.holder === 'another' ? await toConflict(property, holder) : undefined;
  const found = { texts: findTextIssues(property), pictures, ...(address && { address }) };
  return { findings: toOpenFindings(found, property.clearance), holder };
}

async function toConflict(property: Property, holder: AddressHolder): Promise<AddressConflict> {
  const { propertyId, ownerId, claims } = holder;
  const [own, other] = await Promise.all([loadHomeProof(property), loadHolderProof(holder)]);
  return { propertyId, ownerId, claims: [...claims], proof: own.level, holderProof: other.level };
}

async function loadHolderProof({ propertyId, ownerId }: AddressHolder): Promise<HomeProof> {
  return loadHomeProof((await findProperty(propertyId)) ?? { id: propertyId, ownerId });
}
