import { queryOptions } from '@tanstack/react-query';
import type { jointHomeRoutes } from '../../../functions/deals/joint-homes/contract.ts';
import type { Request, Result } from '../../../functions/kernel/http/contract.ts';
import type { jointOwnerRoutes } from '../../../functions/listings/joint-owners/contract.ts';
import { createClient } from '../../lib/client.ts';

// The calls of a consent are in a file of their own, which few pages need.
type Routes = Omit<typeof jointOwnerRoutes, 'invitedConsent' | 'ownConsent' | 'signOwnConsent'> &
  typeof jointHomeRoutes;
export type OwnerList = Result<Routes['jointOwners']>;
export type Owner = OwnerList['jointOwners'][number];
export type Invitation = Result<Routes['ownerInvitation']>;
export type JointHomePage = Result<Routes['jointHome']>;
export type InvitationAnswerBody = Request<Routes['answerOwnerInvitation']>['body'];
type HomeId = Invitation['propertyId'];

export const owners = createClient<Routes>({
  jointOwners: 'GET /api/joint-owners/{propertyId}',
  inviteJointOwner: 'POST /api/joint-owners/{propertyId}',
  sendInvitationAgain: 'POST /api/joint-owners/{propertyId}/{id}/send',
  withdrawJointOwner: 'POST /api/joint-owners/{propertyId}/{id}/withdraw',
  ownerInvitation: 'POST /api/joint-owner-invitation',
  answerOwnerInvitation: 'POST /api/joint-owner-invitation/answer',
  jointHomes: 'GET /api/joint-homes',
  jointHome: 'GET /api/joint-homes/{propertyId}',
  chooseJointNotices: 'PUT /api/joint-homes/{propertyId}/notices',
  leaveJointHome: 'DELETE /api/joint-homes/{propertyId}',
});

/** The joint owners of the reader's property. */
export function ownersQuery(propertyId: HomeId) {
  return queryOptions({
    queryKey: ['joint-owners', propertyId],
    queryFn: ({ signal }) => owners.jointOwners({ params: { propertyId }, signal }),
  });
}

export function invitationQuery(value: string, readerId: string | undefined) {
  return queryOptions({
    queryKey: ['joint-owner-invitation', value, readerId],
    queryFn: ({ signal }) => owners.ownerInvitation({ body: { value }, signal }),
    retry: false,
  });
}

export const jointHomesQuery = queryOptions({
  queryKey: ['joint-homes'],
  queryFn: async ({ signal }) => (await owners.jointHomes({ signal })).homes,
});

export function jointHomeQuery(propertyId: HomeId) {
  return queryOptions({
    queryKey: ['joint-homes', propertyId],
    queryFn: ({ signal }) => owners.jointHome({ params: { propertyId }, signal }),
  });
}
