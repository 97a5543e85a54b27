import { queryOptions } from '@tanstack/react-query';
import type { Request, Result } from '../../../functions/kernel/http/contract.ts';
import type { jointOwnerRoutes } from '../../../functions/listings/joint-owners/contract.ts';
import { createClient } from '../../lib/client.ts';

type Routes = Pick<typeof jointOwnerRoutes, 'invitedConsent' | 'ownConsent' | 'signOwnConsent'>;
/** The consent that the reader can sign. */
export type Consent = Result<Routes['ownConsent']>;

type PropertyId = Request<Routes['ownConsent']>['params']['propertyId'];

export const consents = createClient<Routes>({
  invitedConsent: 'POST /api/joint-owner-invitation/consent',
  ownConsent: 'GET /api/joint-owners/{propertyId}/consent',
  signOwnConsent: 'POST /api/joint-owners/{propertyId}/consent',
});

/** What the reader signs who agrees by a link. */
export function invitedConsentQuery(value: string, readerId: string) {
  return queryOptions({
    queryKey: ['joint-owner-consent', value, readerId],
    queryFn: ({ signal }) => consents.invitedConsent({ body: { value }, signal }),
    // A login that counted when it was read may be too old by now.
    staleTime: 0,
  });
}

/** What a joint owner signs who agreed before. */
export function ownConsentQuery(propertyId: PropertyId) {
  return queryOptions({
    queryKey: ['joint-owner-consent', propertyId],
    queryFn: ({ signal }) => consents.ownConsent({ params: { propertyId }, signal }),
    staleTime: 0,
  });
}
