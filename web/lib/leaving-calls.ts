import { ApiError } from './api-error.ts';

/**
 * The changes that an account whose deletion is scheduled can make: those of visitors, messages, the law's rights, and
 * keeping the account. The contracts decide on them by `isClosedWhileLeaving`; a list, since they bring their schemas.
 */
const openChanges: ReadonlySet<string> = new Set([
  'POST /api/decrypt',
  'PUT /api/saved-searches/{id}',
  'DELETE /api/saved-searches/{id}',
  'POST /api/saved-searches/confirm',
  'POST /api/saved-homes',
  'POST /api/saved-homes/confirm',
  'POST /api/saved-homes/stop',
  'POST /api/stop-alert',
  'POST /api/stop-alert/undo',
  'DELETE /api/chain/{offerId}/tie',
  'DELETE /api/chain/{offerId}/invitation',
  'POST /api/chain-invitation',
  'PUT /api/chain-invitation',
  'POST /api/sale-link',
  'PUT /api/sale-link/milestone',
  'POST /api/sale-link/sale-pack',
  'POST /api/sale-link/sale-pack-file',
  'POST /api/sale-link/sale-pack-claims',
  'POST /api/grand-ambassador',
  'POST /api/property-view',
  'POST /api/uploads',
  'PUT /api/notifications/read',
  'PUT /api/notification-preferences',
  'POST /api/unsubscribe',
  'POST /api/unsubscribe/undo',
  'POST /api/messages',
  'PUT /api/messages/{id}',
  'DELETE /api/messages/{id}',
  'PUT /api/messages/update-status/{id}',
  'PUT /api/update-is-read/{id}',
  'POST /api/live/ticket',
  'POST /api/joint-owner-invitation',
  'POST /api/shortlist-invitation',
  'DELETE /api/shortlist',
  'DELETE /api/organisations/{id}',
  'DELETE /api/organisations/{id}/invitations/{invitationId}',
  'POST /api/organisation-invitation',
  'PUT /api/organisations/{id}/members/{userId}',
  'DELETE /api/organisations/{id}/members/{userId}',
  'DELETE /api/organisations/{id}/keys/{keyId}',
  'POST /api/contact-us',
  'POST /api/contact-us/conversation',
  'POST /api/contact-us/reply',
  'POST /api/consents',
  'DELETE /api/user/calendar-feed',
  'DELETE /api/user/api-keys/{id}',
  'DELETE /api/user/webhooks/{id}',
  'DELETE /api/user/push/{id}',
  'PUT /api/portals/{id}',
  'DELETE /api/interest-notes/{propertyId}',
  'POST /api/report',
  'POST /api/cases/{id}/appeal',
  'POST /api/blogs/view',
  'POST /api/register',
  'POST /oauth/token',
  'POST /api/forgot-password',
  'POST /api/reset-password',
  'DELETE /api/delete-account',
  'POST /api/delete-account/undo',
]);

/** Reads that change something. */
const closedReads: ReadonlySet<string> = new Set([
  'GET /api/referral/user-referral/redeem-points',
  'GET /api/relist-property/{id}',
  'GET /api/my-buying/remove/{id}',
  'GET /api/un-block-user/{id}',
  'GET /api/resend-verify-code',
]);

/** Whether an account whose deletion is scheduled can make a call, given as its method and path. */
export function isOpenWhileLeaving(line: string): boolean {
  return line.startsWith('GET ') ? !closedReads.has(line) : openChanges.has(line);
}

/**
 * Stops a call that the server is bound to refuse.
 * @throws ApiError 403 `account_leaving`
 */
export function assertOpenWhileLeaving(line: string): void {
  if (!isOpenWhileLeaving(line))
    throw new ApiError(403, {
      code: 'account_leaving',
      detail: 'You asked us to delete your account. Keep the account in your profile to do this.',
    });
}
