import { queryOptions } from '@tanstack/react-query';
import type { organisationRoutes } from '../../../functions/people/organisations/contract.ts';
import { createClient } from '../../lib/client.ts';

export const organisationCalls = createClient<typeof organisationRoutes>({
  organisations: 'GET /api/organisations',
  createOrganisation: 'POST /api/organisations',
  closeOrganisation: 'DELETE /api/organisations/{id}',
  inviteToOrganisation: 'POST /api/organisations/{id}/invitations',
  withdrawOrganisationInvitation: 'DELETE /api/organisations/{id}/invitations/{invitationId}',
  organisationInvitation: 'POST /api/organisation-invitation',
  acceptOrganisationInvitation: 'POST /api/organisation-invitation/accept',
  changeMemberRole: 'PUT /api/organisations/{id}/members/{userId}',
  removeOrganisationMember: 'DELETE /api/organisations/{id}/members/{userId}',
  createOrganisationKey: 'POST /api/organisations/{id}/keys',
  rotateOrganisationKey: 'POST /api/organisations/{id}/keys/{keyId}/rotate',
  endOrganisationKey: 'DELETE /api/organisations/{id}/keys/{keyId}',
});

export type OwnOrganisation = Awaited<
  ReturnType<typeof organisationCalls.organisations>
>['organisations'][number];
/** A key with its secret, as it is shown once. */
export type ShownOrganisationKey = Awaited<ReturnType<typeof organisationCalls.createOrganisationKey>>;

export const organisationsQuery = queryOptions({
  queryKey: ['organisations'],
  queryFn: ({ signal }) => organisationCalls.organisations({ signal }),
});

export function organisationInvitationQuery(key: string, readerId: string | undefined) {
  return queryOptions({
    queryKey: ['organisation-invitation', key, readerId],
    queryFn: ({ signal }) => organisationCalls.organisationInvitation({ body: { key }, signal }),
    retry: false,
  });
}
