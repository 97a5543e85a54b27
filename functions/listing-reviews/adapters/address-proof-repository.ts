import { Entity } from 'electrodb';
import type { PropertyId } from '../../../events/vocabulary.ts';
import { buildDelete, tableOptions, buildPut, rowKey, type Write } from '../../kernel/data/table.ts';
import { AddressProof } from '../domain/address-proof.ts';

const ProofRow = new Entity(
  {
    model: { entity: 'address-proof', version: '1', service: 'gable' },
    attributes: {
      propertyId: { type: 'string', required: true },
      version: { type: 'number', required: true },
      proof: { type: 'any', required: true },
    },
    indexes: { byProperty: rowKey('propertyId') },
  },
  tableOptions,
);

export async function findAddressProof(propertyId: PropertyId): Promise<AddressProof | undefined> {
  const { data } = await ProofRow.get({ propertyId }).go({ consistent: true });
  return data ? AddressProof.parse(data.proof) : undefined;
}

/** Saves a proof with its next version, on condition that its row still has the preceding one. */
export function buildAddressProofWrite(proof: AddressProof): Write {
  const { propertyId, version } = proof;
  const row = { propertyId, version, proof };
  return buildPut(
    version === 1
      ? ProofRow.create(row).params()
      : ProofRow.put(row)
          .where(({ version: kept }, { eq }) => eq(kept, version - 1))
          .params(),
  );
}

/** Deletes a proof, on condition that its version is unchanged. */
export function buildAddressProofRemoval({ propertyId, version: seen }: AddressProof): Write {
  return buildDelete(
    ProofRow.delete({ propertyId })
      .where(({ version }, { eq }) => eq(version, seen))
      .params(),
  );
}
