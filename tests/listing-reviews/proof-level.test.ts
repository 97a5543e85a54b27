import { expect, test } from 'vitest';
import {
  type AddressProof,
  toProofLevel,
} from '../../functions/trust/listing-reviews/domain/address-proof.ts';

const identityCheckedAt = '2026-05-12T09:30:00.000Z';
const proof: AddressProof = {
  propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
  ownerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
  documents: [],
  version: 1,
};
const nothing = { paidPence: 0, identityCheckedAt: undefined, proof: undefined, isOwnerProved: false };

test.each([
  ['none', nothing],
  ['none', { ...nothing, proof }],
  ['paid', { ...nothing, paidPence: 9_900 }],
  ['identity', { ...nothing, paidPence: 9_900, identityCheckedAt }],
  ['document', { ...nothing, proof: { ...proof, acceptedAt: identityCheckedAt } }],
  ['document', { ...nothing, identityCheckedAt, isOwnerProved: true }],
] as const)('the proof of an address is %s', (level, facts) => expect(toProofLevel(facts)).toBe(level));
