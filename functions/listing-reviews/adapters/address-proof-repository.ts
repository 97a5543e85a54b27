import type { PropertyId } from '../../../events/vocabulary.ts';
import { defineRow, json, number, rowKey, text } from '../../kernel/data/row.ts';
import { buildDelete, buildPut, type Write } from '../../kernel/data/table.ts';
import { AddressProof } from '../domain/address-proof.ts';

const ProofRow = defineRow('address-proof', {
  columns: { propertyId: text, version: number, proof: json },
  indexes: { byProperty: rowKey('propertyId') },
});

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
