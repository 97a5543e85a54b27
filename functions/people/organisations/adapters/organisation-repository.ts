import { OrganisationId, type UserId } from '../../../../events/vocabulary.ts';
import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import { findOrganisationKey, OrganisationKeyRow } from '../../../kernel/data/organisation-key-row.ts';
import { defineRow, number, rowKey, text } from '../../../kernel/data/row.ts';
import { buildDelete, buildPut, type Write } from '../../../kernel/data/table.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { toUnixSeconds } from '../../../kernel/time.ts';
import { listKeyTexts } from '../../api-keys/domain/api-key.ts';
import {
  createOrganisationMissingError,
  Organisation,
  type OrganisationKey,
} from '../domain/organisation.ts';

const organisations = defineDocumentEntity('organisation', Organisation, {
  columns: { id: text, version: number, organisation: documentColumn },
  indexes: { byId: rowKey('id') },
});

/**
 * That an organisation names a person: a member, or one who was and did something there. By it the organisations of a
 * person are found, also when their account is erased.
 */
const MembershipRow = defineRow('organisation-membership', {
  columns: { userId: text, organisationId: text },
  indexes: { byUser: rowKey('userId', 'organisationId') },
});

// Reads

export function findOrganisation(id: OrganisationId): Promise<Organisation | undefined> {
  return organisations.find({ id });
}

/** The organisations that a person is or was a member of. */
export async function listOrganisationIdsOf(userId: UserId): Promise<OrganisationId[]> {
  const { data } = await MembershipRow.query.byUser({ userId }).go({ consistent: true, pages: 'all' });
  return data.map(({ organisationId }) => OrganisationId.parse(organisationId));
}

/** The organisations of a person, the oldest first. */
export async function listOrganisationsOf(userId: UserId): Promise<Organisation[]> {
  const ids = await listOrganisationIdsOf(userId);
  const found = await organisations.listByKeys(
    ids.map((id) => ({ id })),
    { consistent: true },
  );
  return found.filter(({ members }) => members.some((member) => member.userId === userId));
}

/** When the texts of a key were last used, to the hour. */
export async function findLastKeyUse(key: OrganisationKey): Promise<string | undefined> {
  const rows = await Promise.all(listKeyTexts(key).map(({ hash }) => findOrganisationKey(hash)));
  return rows
    .flatMap((row) => row?.usedAt ?? [])
    .toSorted()
    .at(-1);
}

// Writes

export function buildOrganisationWrite(organisation: Organisation): Write {
  return organisations.buildSave(organisation);
}

export function buildMembershipWrite(userId: UserId, organisationId: OrganisationId): Write {
  return buildPut(MembershipRow.put({ userId, organisationId }));
}

export function buildMembershipRemoval(userId: UserId, organisationId: OrganisationId): Write {
  return buildDelete(MembershipRow.delete({ userId, organisationId }));
}

interface OrganisationUpdate {
  readonly organisation: Organisation;
  readonly writes?: readonly Write[];
}

/**
 * Decides on an organisation; a decision for the same one writes nothing.
 * @throws 404 `not_found`, and what the decision throws
 */
export async function updateOrganisation(
  id: OrganisationId,
  decide: (organisation: Organisation) => OrganisationUpdate | Promise<OrganisationUpdate>,
): Promise<Organisation> {
  return updateWithRetry(
    async () => {
      const found = await findOrganisation(id);
      if (!found) throw createOrganisationMissingError();
      return found;
    },
    async (before) => {
      const { organisation: after, writes = [] } = await decide(before);
      if (after === before) return { writes: [], result: before };
      return {
        writes: [buildOrganisationWrite(after), ...writes],
        result: after,
      };
    },
  );
}

/** The rows by which calls with a key are authorised; a row that is written again keeps its last use. */
export async function buildKeyRowWrites(
  organisationId: OrganisationId,
  { key, kept, ended }: KeyTexts,
): Promise<Write[]> {
  const rows = await Promise.all(kept.map(({ hash }) => findOrganisationKey(hash)));
  return [
    ...kept.map(({ hash, expiresAt }, nth) => {
      const usedAt = rows[nth]?.usedAt;
      return buildPut(
        OrganisationKeyRow.put({
          keyHash: hash,
          keyId: key.id,
          organisationId,
          scopes: key.scopes,
          expiresAt: toUnixSeconds(expiresAt),
          ...(usedAt !== undefined && { usedAt }),
        }),
      );
    }),
    ...ended.map(({ hash }) => buildDelete(OrganisationKeyRow.delete({ keyHash: hash }))),
  ];
}

type Text = OrganisationKey['text'];
interface KeyTexts {
  readonly key: OrganisationKey;
  readonly kept: readonly Text[];
  readonly ended: readonly Text[];
}

/** Removes an organisation with its keys and all that it names; stale where it changed since it was read. */
export function buildOrganisationRemoval(organisation: Organisation): Write[] {
  const { id, members, acts, keys } = organisation;
  const ids = [...members.map(({ userId }) => userId), ...acts.flatMap(({ by, of }) => [by, of])];
  const named = new Set(ids.filter((userId) => userId !== undefined));
  return [
    organisations.buildRemoval(organisation),
    ...[...named].map((userId) => buildMembershipRemoval(userId, id)),
    ...keys
      .flatMap(listKeyTexts)
      .map(({ hash }) => buildDelete(OrganisationKeyRow.delete({ keyHash: hash }))),
  ];
}
