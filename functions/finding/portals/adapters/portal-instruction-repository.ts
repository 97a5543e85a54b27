import type { PropertyId } from '../../../../events/vocabulary.ts';
import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import { number, rowKey, text } from '../../../kernel/data/row.ts';
import type { Write } from '../../../kernel/data/table.ts';
import { PortalInstruction } from '../domain/portal-instruction.ts';

const portalInstructions = defineDocumentEntity('portal-instruction', PortalInstruction, {
  columns: { propertyId: text, version: number, instruction: documentColumn },
  indexes: { byProperty: rowKey('propertyId') },
});

export function findPortalInstruction(propertyId: PropertyId): Promise<PortalInstruction | undefined> {
  return portalInstructions.find({ propertyId });
}

/** Saves what owners said with its next version, on condition that its row still has the preceding one. */
export function buildPortalInstructionWrite(instruction: PortalInstruction): Write {
  return portalInstructions.buildSave(instruction);
}

/** Deletes what owners said, on condition that it is unchanged. */
export function buildPortalInstructionRemoval(instruction: PortalInstruction): Write {
  return portalInstructions.buildRemoval(instruction);
}
