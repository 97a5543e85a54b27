import { createHash, randomBytes } from 'node:crypto';
import type { UserId } from '../../../../events/vocabulary.ts';
import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import { number, rowKey, text } from '../../../kernel/data/row.ts';
import type { Write } from '../../../kernel/data/table.ts';
import { BankConsent } from '../domain/bank-consent.ts';

const consents = defineDocumentEntity('bank-consent', BankConsent, {
  columns: { userId: text, version: number, expiresAt: number, consent: documentColumn },
  indexes: { byUser: rowKey('userId') },
});

/** 256 random bits. */
export function createConsentKey(): string {
  return randomBytes(32).toString('base64url');
}

export function hashConsentKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

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
