import type {
  BuyerCheckId,
  IdentityCheckId,
  OfferId,
  PaymentId,
  PostId,
  PropertyId,
  SavedSearchId,
  TicketId,
  UserId,
} from '../../events/vocabulary.ts';
import { homeSlug } from '../../functions/listings/properties/domain/home-path.ts';

type Text = string | null | undefined;

/** A check whether a part of a URL can be an id with this prefix. */
function createIdCheck<Id extends string>(prefix: string) {
  const pattern = new RegExp(`^${prefix}_[0-9A-HJKMNP-TV-Z]{26}$`);
  return (text: Text): text is Id => pattern.test(text ?? '');
}

export const isHomeId = createIdCheck<PropertyId>('prp');
export const isOfferId = createIdCheck<OfferId>('off');
export const isUserId = createIdCheck<UserId>('usr');
export const isPaymentId = createIdCheck<PaymentId>('pay');
export const isPostId = createIdCheck<PostId>('pst');
export const isTicketId = createIdCheck<TicketId>('tkt');
export const isBuyerCheckId = createIdCheck<BuyerCheckId>('bck');
export const isSavedSearchId = createIdCheck<SavedSearchId>('sch');
export const isIdentityCheckId = createIdCheck<IdentityCheckId>('idc');

/** Whether a part of a URL can name a home: by its id, or as its public address does. */
export function isHomeReference(text: string): boolean {
  return isHomeId(text) || homeSlug.test(text);
}
