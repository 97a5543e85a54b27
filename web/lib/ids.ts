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
export const isHomeId = (text: Text): text is PropertyId => home.test(text ?? '');
export const isUserId = (text: Text): text is UserId => user.test(text ?? '');
export const isPaymentId = (text: Text): text is PaymentId => payment.test(text ?? '');
export const isPostId = (text: Text): text is PostId => post.test(text ?? '');
export const isTicketId = (text: Text): text is TicketId => ticket.test(text ?? '');
export const isBuyerCheckId = (text: Text): text is BuyerCheckId => buyerCheck.test(text ?? '');
export const isSavedSearchId = (text: Text): text is SavedSearchId => savedSearch.test(text ?? '');
export const isIdentityCheckId = (text: Text): text is IdentityCheckId => identityCheck.test(text ?? '');
