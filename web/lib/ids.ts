import type {
  BuyerCheckId,
  IdentityCheckId,
  PaymentId,
  PostId,
  PropertyId,
  SavedSearchId,
  TicketId,
  UserId,
} from '../../events/vocabulary.ts';
import { homeSlug } from '../../functions/properties/domain/home-path.ts';

const ulid = '[0-9A-HJKMNP-TV-Z]{26}';
const home = new RegExp(`^prp_${ulid}$`);
const user = new RegExp(`^usr_${ulid}$`);
const payment = new RegExp(`^pay_${ulid}$`);
const post = new RegExp(`^pst_${ulid}$`);
const ticket = new RegExp(`^tkt_${ulid}$`);
const buyerCheck = new RegExp(`^bck_${ulid}$`);
const savedSearch = new RegExp(`^sch_${ulid}$`);
const identityCheck = new RegExp(`^idc_${ulid}$`);
type Text = string | null | undefined;

/** Whether a part of a URL can be a property's id. */
export function isHomeId(text: Text): text is PropertyId {
  return home.test(text ?? '');
}
/** Whether a part of a URL can name a home: by its id, or as its public address does. */
export function isHomeReference(text: string): boolean {
  return isHomeId(text) || homeSlug.test(text);
}
export function isUserId(text: Text): text is UserId {
  return user.test(text ?? '');
}
export function isPaymentId(text: Text): text is PaymentId {
  return payment.test(text ?? '');
}
export function isPostId(text: Text): text is PostId {
  return post.test(text ?? '');
}
export function isTicketId(text: Text): text is TicketId {
  return ticket.test(text ?? '');
}
export function isBuyerCheckId(text: Text): text is BuyerCheckId {
  return buyerCheck.test(text ?? '');
}
export function isSavedSearchId(text: Text): text is SavedSearchId {
  return savedSearch.test(text ?? '');
}
export function isIdentityCheckId(text: Text): text is IdentityCheckId {
  return identityCheck.test(text ?? '');
}
