import { OrganisationId, type UserId } from '../../../../events/vocabulary.ts';
import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import { findOrganisationKey, OrganisationKeyRow } from '../../../kernel/data/organisation-key-row.ts';
import { defineRow, number, rowKey, text } from '../../../kernel/data/row.ts';
import { buildDelete, buildPut, type Write } from '../../../kernel/data/table.ts';
import { createRepeatedLoad, updateWithRetry } from '../../../kernel/data/update.ts';
import { toUnixSeconds } from '../../../kernel/time.ts';
import { findLatestUse, listKeyTexts } from '../../api-keys/domain/api-key.ts';
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

/** @throws 404 `not_found` */
export async function getOrganisation(id: OrganisationId): Promise<Organisation> {
  const organisation = await findOrganisation(id);
  if (!organisation) throw createOrganisationMissingError();
  return organisation;
}

/** The organisations that a person is or was a member of. */
export async function listOrganisationIdsOf(userId: UserId): Promise<OrganisationId[]> {
  const { data } = await MembershipRow.query.byUser({ userId }).go({ consistent: true, pages: 'all' });
  return data.map(({ organisationId }) => OrganisationId.parse(organisationId));
}

/** The organisations that name a person, also those that they have left, the oldest first. */
export async function listOrganisationsNaming(userId: UserId): Promise<Organisation[]> {
  const ids = await listOrganisationIdsOf(userId);
  return organisations.listByKeys(
    ids.map((id) => ({ id })),
    { consistent: true },
  );
}

/** The organisations of a person, the oldest first. */
export async function listOrganisationsOf(userId: UserId): Promise<Organisation[]> {
  const found = await listOrganisationsNaming(userId);
  return found.filter(({ members }) => members.some((member) => member.userId === userId));
}

/** When the texts of a key were last used, to the hour. */
export async function findLastKeyUse(key: OrganisationKey): Promise<string | undefined> {
  const rows = await Promise.all(listKeyTexts(key).map(({ hash }) => findOrganisationKey(hash)));
  return findLatestUse(rows);
}

// Writes

export function buildNewOrganisationWrites(organisation: Organisation, founder: UserId): Write[] {
  return [organisations.buildSave(organisation), buildMembershipWrite(founder, organisation.id)];
}

/**
 * A change of an organisation. Former members whose last act is no longer in its list are named nowhere, and need not be
 * found.
 * @param leaver who the organisation names no longer, however little it did before
 */
export function buildOrganisationChange(before: Organisation, after: Organisation, leaver?: UserId): Write[] {
  const named = listNamed(after);
  const forgotten = listNamed(before)
    .union(new Set(leaver === undefined ? [] : [leaver]))
    .difference(named);
  return [
    organisations.buildSave(after),
    ...[...forgotten].map((userId) => buildMembershipRemoval(userId, after.id)),
  ];
}

/** Members, and others whom the list of acts names. */
function listNamed({ members, acts }: Organisation): Set<UserId> {
  const ids = [...members.map(({ userId }) => userId), ...acts.flatMap(({ by, of }) => [by, of])];
  return new Set(ids.filter((userId) => userId !== undefined));
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
 * @param first the organisation, for who has read it already, or its id
 * @throws 404 `not_found`, and what the decision throws
 */
export async function updateOrganisation(
  first: Organisation | OrganisationId,
  decide: (organisation: Organisation) => OrganisationUpdate | Promise<OrganisationUpdate>,
): Promise<Organisation> {
  return updateWithRetry(
    typeof first === 'string'
      ? () => getOrganisation(first)
      : createRepeatedLoad(first, () => getOrganisation(first.id)),
    async (before) => {
      const { organisation: after, writes = [] } = await decide(before);
      if (after === before) return { writes: [], result: before };
      return {
        writes: [...buildOrganisationChange(before, after), ...writes],
        result: after,
      };
    },
  );
}

/**
 * The rows by which calls with a key are authorised. A row that is written again keeps its last use, and a new one begins
 * with that of the key: the rows before it go.
 */
export async function buildKeyRowWrites(
  organisationId: OrganisationId,
  { key, kept, ended }: KeyTexts,
): Promise<Write[]> {
  const rows = await Promise.all([...kept, ...ended].map(({ hash }) => findOrganisationKey(hash)));
  const lastUse = findLatestUse(rows);
  return [
    ...kept.map(({ hash, expiresAt }, nth) => {
      const row = rows[nth];
      const usedAt = row ? row.usedAt : lastUse;
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

/**
 * Removes an organisation with its keys and all that it names; stale where it changed since it was read. One transaction
 * has room for it: whoever fifty acts name was a member before them, or joined by one and made room by another.
 */
export function buildOrganisationRemoval(organisation: Organisation): Write[] {
  const { id, keys } = organisation;
  return [
    organisations.buildRemoval(organisation),
    ...[...listNamed(organisation)].map((userId) => buildMembershipRemoval(userId, id)),
    ...keys
      .flatMap(listKeyTexts)
      .map(({ hash }) => buildDelete(OrganisationKeyRow.delete({ keyHash: hash }))),
  ];
}
