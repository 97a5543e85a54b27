import * as z from 'zod';
import { organisationScopeNames } from '../http/key-scopes.ts';
import { defineRow, json, number, optionalText, rowKey, text } from './row.ts';

/** What a call with a key of an organisation is authorised by. The group organisations writes it in one transaction with the organisation. */
export const OrganisationKeyRow = defineRow('organisation-key', {
  columns: {
    /** SHA-256 of the key; the key itself is not stored. */
    keyHash: text,
    keyId: text,
    organisationId: text,
    scopes: json,
    /** Unix seconds; DynamoDB deletes the row some time later. */
    expiresAt: number,
    usedAt: optionalText,
  },
  indexes: { byHash: rowKey('keyHash') },
});

/** A token that was issued for the text of a key. */
export const OrganisationTokenRow = defineRow('organisation-token', {
  columns: {
    /** SHA-256 of the token. */
    tokenHash: text,
    keyHash: text,
    scopes: json,
    expiresAt: number,
  },
  indexes: { byHash: rowKey('tokenHash') },
});

const Scopes = z.array(z.enum(organisationScopeNames));
const StoredOrganisationKey = z.object({
  keyHash: z.string(),
  keyId: z.string(),
  organisationId: z.string(),
  scopes: Scopes,
  expiresAt: z.number(),
  usedAt: z.string().optional(),
});
export type StoredOrganisationKey = z.output<typeof StoredOrganisationKey>;
const OrganisationToken = z.object({ keyHash: z.string(), scopes: Scopes, expiresAt: z.number() });

/** A consistent read: a key that was ended opens nothing from then on. */
export async function findOrganisationKey(keyHash: string): Promise<StoredOrganisationKey | undefined> {
  const { data } = await OrganisationKeyRow.get({ keyHash }).go({ consistent: true });
  return data ? StoredOrganisationKey.parse(data) : undefined;
}

export async function findOrganisationToken(tokenHash: string) {
  const { data } = await OrganisationTokenRow.get({ tokenHash }).go({ consistent: true });
  return data ? OrganisationToken.parse(data) : undefined;
}

/** That a key was used. A key that has gone meanwhile does not come back. */
export async function saveOrganisationKeyUse(keyHash: string, usedAt: string): Promise<void> {
  await OrganisationKeyRow.patch({ keyHash }).set({ usedAt }).go();
}
