import type { PropertyId } from '../../../../events/vocabulary.ts';
import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import type { RowRead } from '../../../kernel/data/row-read.ts';
import { number, rowKey, text } from '../../../kernel/data/row.ts';
import type { Write } from '../../../kernel/data/table.ts';
import { OwnershipCheck } from '../domain/ownership-check.ts';

const ownershipChecks = defineDocumentEntity('ownership-check', OwnershipCheck, {
  columns: { propertyId: text, version: number, check: documentColumn },
  indexes: { byProperty: rowKey('propertyId') },
});

export function findOwnershipCheck(propertyId: PropertyId): Promise<OwnershipCheck | undefined> {
  return ownershipChecks.find({ propertyId });
}

/** The read of `findOwnershipCheck`, to go out together with others. */
export function createOwnershipCheckRead(propertyId: PropertyId): RowRead<OwnershipCheck | undefined> {
  return ownershipChecks.createRead({ propertyId });
}

/** Saves a check with its next version, on condition that its row still has the preceding one. */
export function buildOwnershipCheckWrite(check: OwnershipCheck): Write {
  return ownershipChecks.buildSave(check);
}

/** Deletes a check, on condition that its version is unchanged. */
export function buildOwnershipCheckRemoval(check: OwnershipCheck): Write {
  return ownershipChecks.buildRemoval(check);
}
