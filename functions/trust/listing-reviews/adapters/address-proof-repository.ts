import type { PropertyId } from '../../../../events/vocabulary.ts';
import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import { number, rowKey, text } from '../../../kernel/data/row.ts';
import type { Write } from '../../../kernel/data/table.ts';
import { AddressProof } from '../domain/address-proof.ts';

const addressProofs = defineDocumentEntity('address-proof', AddressProof, {
  columns: { propertyId: text, version: number, proof: documentColumn },
  indexes: { byProperty: rowKey('propertyId') },
});

export function findAddressProof(propertyId: PropertyId): Promise<AddressProof | undefined> {
  return addressProofs.find({ propertyId });
}

/** Saves a proof with its next version, on condition that its row still has the preceding one. */
export function buildAddressProofWrite(proof: AddressProof): Write {
  return addressProofs.buildSave(proof);
}

/** Deletes a proof, on condition that its version is unchanged. */
export function buildAddressProofRemoval(proof: AddressProof): Write {
  return addressProofs.buildRemoval(proof);
}
