import { OrganisationId, type OrganisationInvitationId } from '../../../../events/vocabulary.ts';
import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import { number, rowKey, text } from '../../../kernel/data/row.ts';
import { hashSecretKey } from '../../../kernel/data/secret-keys.ts';
import { buildDelete, commit, type Write } from '../../../kernel/data/table.ts';
import { daySeconds, toUnixSeconds } from '../../../kernel/time.ts';
import { OrganisationInvitation } from '../domain/invitation.ts';

/** Days for which an invitation without an answer is kept after its end. */
const keptDays = 16;

const invitations = defineDocumentEntity('organisation-invitation', OrganisationInvitation, {
  columns: { organisationId: text, id: text, expiresAt: number, invitation: documentColumn },
  derive: ({ linkEndsAt }) => ({ expiresAt: toUnixSeconds(linkEndsAt) + keptDays * daySeconds }),
  indexes: { byOrganisation: rowKey('organisationId', 'id') },
});

/** The invitations of an organisation that have no answer, the oldest first, also those whose link has ended. */
export function listInvitations(organisationId: OrganisationId): Promise<OrganisationInvitation[]> {
  return invitations.list('byOrganisation', { organisationId }, { consistent: true });
}

/** The invitation that a link opens, whose token names the organisation and ends with the secret. */
export async function findInvitationByToken(token: string): Promise<OrganisationInvitation | undefined> {
  const [ulid = '', key = ''] = token.split('.');
  const id = OrganisationId.safeParse(`org_${ulid}`);
  if (!id.success) return undefined;
  const hash = hashSecretKey(key);
  return (await listInvitations(id.data)).find(({ keyHash }) => keyHash === hash);
}

export function buildInvitationInsert(invitation: OrganisationInvitation): Write {
  return invitations.buildInsert(invitation);
}

/** Deletes an invitation; `refusal` where it has gone meanwhile. */
export function buildInvitationRemoval(
  { organisationId, id }: { readonly organisationId: OrganisationId; readonly id: OrganisationInvitationId },
  refusal?: Parameters<typeof buildDelete>[1],
): Write {
  const row = invitations.row.delete({ organisationId, id });
  return refusal
    ? buildDelete(
        row.where(({ id: kept }, { exists }) => exists(kept)),
        refusal,
      )
    : buildDelete(row);
}

/** Deletes those invitations of an organisation that `isOver` is true for. */
export async function removeInvitations(
  organisationId: OrganisationId,
  isOver: (invitation: OrganisationInvitation) => boolean = () => true,
): Promise<void> {
  const over = (await listInvitations(organisationId)).filter(isOver);
  await commit(over.map((invitation) => buildInvitationRemoval(invitation)));
}
