import type { Side, UserId } from '../../../../events/vocabulary.ts';
import type { ChainTie } from '../../../deals/chains/domain/chain.ts';
import type { IdentityCheck } from '../../../deals/identity-checks/domain/identity-check.ts';
import type { Message } from '../../../deals/messages/domain/message.ts';
import type { Offer } from '../../../deals/offers/domain/offer.ts';
import type { OwnershipCheck } from '../../../deals/ownership-checks/domain/ownership-check.ts';
import type { Sale } from '../../../deals/sales/domain/sale.ts';
import type { Opinion } from '../../../deals/shortlists/domain/shared-home.ts';
import type { Shortlist } from '../../../deals/shortlists/domain/shortlist.ts';
import type { Viewing } from '../../../deals/viewings/domain/viewing.ts';
import type { PortalAdvert } from '../../../finding/portals/domain/portal-advert.ts';
import type { PortalInstruction } from '../../../finding/portals/domain/portal-instruction.ts';
import type { JointOwner } from '../../../listings/joint-owners/domain/joint-owner.ts';
import type { Payment } from '../../../money/payments/domain/payment.ts';
import type { Organisation } from '../../../people/organisations/domain/organisation.ts';
import type { Signature } from '../../../people/signatures/domain/signature.ts';
import type { ReportCase } from '../../../trust/cases/domain/report-case.ts';
import { toAffectedId } from '../../../trust/cases/domain/report-case.ts';
import type { Ticket } from '../../../trust/enquiries/domain/ticket.ts';
import type { ListingReview } from '../../../trust/listing-reviews/domain/review.ts';
import type { Notification } from '../../notifications/domain/notification.ts';

/** Of what two sides share, the part that one of them may take away: their own words, and facts without the other's. */
const ownSideOf = (thing: { readonly buyerId: UserId }, userId: UserId): Side =>
  thing.buyerId === userId ? 'buyer' : 'seller';

/** An offer with the steps of one side; a seller's part leaves out sum, funding and words of the buyer. */
export function toOwnOffer(offer: Offer, userId: UserId) {
  const { id, propertyId, status, createdAt, updatedAt, acceptedAt, counter, history } = offer;
  const side = ownSideOf(offer, userId);
  const shared = {
    id,
    propertyId,
    side,
    status,
    steps: history.filter(({ by }) => by === side),
    acceptedAt,
    createdAt,
    updatedAt,
  };
  if (side === 'seller') return { ...shared, buyerId: offer.buyerId, counter };
  const { sellerId, amount, terms, message, note, expiresAt } = offer;
  return { ...shared, sellerId, amount, terms, message, bindsByMissives: note, expiresAt };
}

export function toOwnSale(sale: Sale, userId: UserId) {
  const { offerId, propertyId, status, price, acceptedAt, exchangedOn, completionDate, completedOn } = sale;
  const side = ownSideOf(sale, userId);
  const { titleNumber, fixtures, deposit } = sale.details;
  return {
    offerId,
    propertyId,
    side,
    status,
    price,
    acceptedAt,
    exchangedOn,
    completionDate,
    completedOn,
    details: sale.parties[side],
    solicitor: sale.solicitors[side],
    facts: side === 'seller' ? { titleNumber, fixtures } : { deposit },
    memoranda: sale.memoranda.map(({ version, issuedAt }) => ({ version, issuedAt })),
    sentToDocumenso: sale.signingRequests.map(
      ({ version, status, by, requestedAt, until, ended, signers }) => ({
        version,
        status,
        by,
        requestedAt,
        until,
        ended,
        signedAt: signers.find((signer) => signer.side === side)?.signedAt,
      }),
    ),
    reservations: sale.reservations.map(({ signatures, paper, ...reservation }) => ({
      ...reservation,
      agreedAt: paper?.agreedAt,
      signedAt: signatures.find((signature) => signature.side === side)?.at,
    })),
    handover: sale.handover.filter((entry) => entry.side === side),
    review: sale.reviews.find((review) => review.side === side),
  };
}

/** Without the sign of the key that a professional's link has. */
export function toOwnTie({ tiedAt, saleId, purchaseId, outside }: ChainTie) {
  if (!outside) return { tiedAt, saleId, purchaseId };
  const { invitation, ...state } = outside;
  const { keyHash: _, ...sent } = invitation ?? { keyHash: '' };
  return { tiedAt, saleId, purchaseId, outside: { ...state, ...(invitation && { invitation: sent }) } };
}

export function toOwnViewing(viewing: Viewing, userId: UserId) {
  const { id, propertyId, start, end, kind, status, closed, createdAt } = viewing;
  const side = ownSideOf(viewing, userId);
  const shared = {
    id,
    propertyId,
    side,
    start,
    end,
    kind,
    status,
    ...(closed?.by === side && { closed: { at: closed.at, reason: closed.reason } }),
    createdAt,
  };
  if (side === 'seller') return { ...shared, buyerId: viewing.buyerId };
  const { sellerId, attendees, message, answers, disputed, feedback } = viewing;
  return { ...shared, sellerId, attendees, message, answers, disputed, feedback };
}

/** A message without what it answers, which the other side may have written. */
export function toOwnMessage(message: Message) {
  const { id, propertyId, buyerId, sellerId, fromId, body, attachments, edits, createdAt } = message;
  return {
    id,
    propertyId,
    toId: fromId === buyerId ? sellerId : buyerId,
    body,
    attachments: attachments.map(({ id: imageId, name }) => ({ imageId, name })),
    earlierWordings: edits.map((edit) => edit.body),
    editedAt: message.editedAt,
    removedAt: message.removedAt,
    createdAt,
  };
}

/** Without the links and ids by which a provider knows the payment. */
export function toOwnPayment({ payUrl: _, returnPath: __, session: ___, charge: ____, ...payment }: Payment) {
  return payment;
}

/** Without who of the staff decided, and the keys of the messages to the register. */
export function toOwnOwnershipCheck({ question, version: _, decision, ...check }: OwnershipCheck) {
  return {
    ...check,
    ...(question?.titleNumber !== undefined && { askedTitleNumber: question.titleNumber }),
    ...(decision && { decision: { outcome: decision.outcome, reason: decision.reason, at: decision.at } }),
  };
}

/** What the person said about portals, and what portals show; what other owners said is theirs. */
export function toOwnPortals(
  userId: UserId,
  instruction: PortalInstruction | undefined,
  adverts: readonly PortalAdvert[],
) {
  const wanted = instruction?.given.find((given) => given.userId === userId);
  return {
    ...(wanted && { wanted: { portals: wanted.portals, at: wanted.at } }),
    shown: adverts.map(({ portal, state, shownSince, sentAt, url, refusals }) => ({
      portal,
      state,
      shownSince,
      sentAt,
      url,
      refusals: refusals.map(({ code, text }) => ({ code, text })),
    })),
  };
}

/** Without the address that was invited, the key of the link, and what the other one says. */
export function toOwnShortlist(shortlist: Shortlist, opinions: readonly Opinion[], userId: UserId) {
  const { status, invitedAt, sharedAt } = shortlist;
  return {
    status,
    invitedAt,
    sharedAt,
    said: opinions
      .filter((opinion) => opinion.userId === userId)
      .map(({ propertyId, vote, note, changedAt }) => ({ propertyId, vote, note, changedAt })),
  };
}

/** Without the staff's notes and names, and without the key of the link. */
export function toOwnTicket({ key: _, entries, personId: __, ...ticket }: Ticket) {
  return {
    ...ticket,
    entries: entries.filter(({ kind }) => kind !== 'note').map(({ kind, text, at }) => ({ kind, text, at })),
  };
}

/** Without the provider's id, and without who on the staff decided. */
export function toOwnIdentityCheck({ sessionId: _, version: __, decision, ...check }: IdentityCheck) {
  return {
    ...check,
    ...(decision && {
      decision: { outcome: decision.outcome, reason: decision.reason, at: decision.at },
    }),
  };
}

/** A report as its reporter may keep it: what they wrote and how it ended, without the evidence about others. */
export function toOwnReport(report: ReportCase) {
  const { id, status, category, details, attachments, userId, propertyId, messageId, commentId } = report;
  const { createdAt, decision, closedAt } = report;
  return {
    id,
    status,
    category,
    details,
    attachments,
    about: { userId, propertyId, messageId, commentId },
    decision: decision && { measure: decision.measure, at: decision.at },
    createdAt,
    closedAt,
  };
}

/** The check of a home without the other home that it was compared with, and without the names of staff. */
export function toOwnReview(review: ListingReview) {
  const { id, propertyId, status, openedAt, dueAt, decidedAt, returnReasons, note, findings } = review;
  return {
    id,
    propertyId,
    status,
    openedAt,
    dueAt,
    decidedAt,
    returnReasons,
    note,
    texts: findings.texts,
    pictures: [...new Set(findings.pictures.map(({ imageId }) => imageId))],
    addressOfAnotherSeller: findings.address !== undefined,
  };
}

/** An invitation without the name and the address of the one who was invited. */
export function toSentInvitation({
  id,
  propertyId,
  status,
  invitedAt,
  answeredAt,
  endedAt,
  reason,
}: JointOwner) {
  return { id, propertyId, status, invitedAt, answeredAt, endedAt, reason };
}

/** An answer together with the seller's name for the person. */
export function toOwnAnswer({
  id,
  propertyId,
  name,
  email,
  status,
  invitedAt,
  answeredAt,
  endedAt,
}: JointOwner) {
  return { id, propertyId, name, email, status, invitedAt, answeredAt, endedAt };
}

/** With address and browser, which are theirs. */
export function toOwnSignature({ signerId: _, ...signature }: Signature) {
  return signature;
}

/** Their texts concern the reader and public listings alone. */
const topicsAboutOneself: ReadonlySet<Notification['topic']> = new Set(['listing', 'saved', 'comments']);

/** A notification; where it is about a deal its text names the other side and is left out. */
export function toOwnNotification({ id, topic, title, body, href, propertyId, createdAt }: Notification) {
  const text = topicsAboutOneself.has(topic) ? body : undefined;
  return { id, topic, title, text, href: removePerson(href), propertyId, createdAt };
}
/** A path without the id of the other side. */
const removePerson = (href: string): string => href.replace(/\/usr_\w+$/, '');

/** A decision about a person, as in the statement of reasons; the reporter is left out. */
export function toDecisionAbout(report: ReportCase) {
  const { id, status, category, propertyId, messageId, commentId, decision, closedAt } = report;
  return {
    id,
    status,
    category,
    about: { userId: toAffectedId(report), propertyId, messageId, commentId },
    decision: decision && {
      measure: decision.measure,
      ground: decision.ground,
      words: decision.measure === 'none' ? undefined : decision.words,
      at: decision.at,
    },
    appeals: report.appeals
      .filter(({ by }) => by === 'affected')
      .map(({ words, at, outcome, answer }) => ({ words, at, outcome, answer })),
    closedAt,
  };
}

/** A person's part in an organisation, also in one that they have left; its keys are the organisation's, and what others did is theirs. */
export function toOwnMembership({ name, members, acts }: Organisation, userId: UserId) {
  const member = members.find((each) => each.userId === userId);
  return {
    name,
    role: member?.role ?? 'former member',
    since: member?.since,
    acts: acts
      .filter(({ by, of }) => by === userId || of === userId)
      .map(({ at, what, key }) => ({ at, what, key })),
  };
}
