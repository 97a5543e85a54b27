import { queryOptions } from '@tanstack/react-query';
import type { jointHomeRoutes } from '../../../functions/deals/joint-homes/contract.ts';
import type { Request, Result } from '../../../functions/kernel/http/contract.ts';
import type { jointOwnerRoutes } from '../../../functions/listings/joint-owners/contract.ts';
import { createClient } from '../../lib/client.ts';

type Routes = typeof jointOwnerRoutes & typeof jointHomeRoutes;
export type OwnerList = Result<Routes['jointOwners']>;
export type Owner = OwnerList['jointOwners'][number];
export type Invitation = Result<Routes['ownerInvitation']>;
export type JointHomePage = Result<Routes['jointHome']>;
export type InvitationAnswerBody = Request<Routes['answerOwnerInvitation']>['body'];
/** The consent that the reader can sign. */
export type Consent = Result<Routes['ownConsent']>;
type HomeId = Invitation['propertyId'];

export const owners = createClient<Routes>({
  jointOwners: 'GET /api/joint-owners/{propertyId}',
  inviteJointOwner: 'POST /api/joint-owners/{propertyId}',
  sendInvitationAgain: 'POST /api/joint-owners/{propertyId}/{id}/send',
  withdrawJointOwner: 'POST /api/joint-owners/{propertyId}/{id}/withdraw',
  ownerInvitation: 'POST /api/joint-owner-invitation',
  answerOwnerInvitation: 'POST /api/joint-owner-invitation/answer',
  invitedConsent: 'POST /api/joint-owner-invitation/consent',
  ownConsent: 'GET /api/joint-owners/{propertyId}/consent',
  signOwnConsent: 'POST /api/joint-owners/{propertyId}/consent',
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

/** What the reader signs who agrees by a link. */
export function invitedConsentQuery(value: string, readerId: string) {
  return queryOptions({
    queryKey: ['joint-owner-consent', value, readerId],
    queryFn: ({ signal }) => owners.invitedConsent({ body: { value }, signal }),
    // A login that counted when it was read may be too old by now.
    staleTime: 0,
  });
}

/** What a joint owner signs who agreed before. */
export function ownConsentQuery(propertyId: HomeId) {
  return queryOptions({
    queryKey: ['joint-owner-consent', propertyId],
    queryFn: ({ signal }) => owners.ownConsent({ params: { propertyId }, signal }),
    staleTime: 0,
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
