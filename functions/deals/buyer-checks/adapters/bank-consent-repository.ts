import type { UserId } from '../../../../events/vocabulary.ts';
import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import { number, rowKey, text } from '../../../kernel/data/row.ts';
import type { Write } from '../../../kernel/data/table.ts';
import { BankConsent } from '../domain/bank-consent.ts';

const consents = defineDocumentEntity('bank-consent', BankConsent, {
  columns: { userId: text, version: number, expiresAt: number, consent: documentColumn },
  indexes: { byUser: rowKey('userId') },
});

export function findBankConsent(userId: UserId): Promise<BankConsent | undefined> {
  return consents.find({ userId });
}

/** Saves the next version, conditional on the version that was read. */
export function buildBankConsentWrite(consent: BankConsent): Write {
  return consents.buildSave(consent);
}

export function buildBankConsentRemoval(consent: BankConsent): Write {
  return consents.buildRemoval(consent);
}
