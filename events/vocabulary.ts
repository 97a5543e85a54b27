import * as z from 'zod';
import { formatPostcode, isCanonicalPostcode } from './postcode.ts';
import { removeInvisible, toVisibleText } from './visible-text.ts';

export const OfferStatus = z.enum([
  'pending',
  'countered',
  'on_hold',
  'accepted',
  'rejected',
  'withdrawn',
  'expired',
  'fallen_through',
  'exchanged',
  'completed',
]);

export type OfferStatus = z.output<typeof OfferStatus>;

export const ViewingStatus = z.enum([
  'waitlisted',
  'requested',
  'confirmed',
  'reschedule_proposed',
  'rejected',
  'expired',
  'cancelled',
  'completed',
  'no_show',
]);

export type ViewingStatus = z.output<typeof ViewingStatus>;

/** Prefixed ULID: the order of ids is the order of creation. */
function createIdSchema<const Prefix extends string>(prefix: Prefix) {
  return z.templateLiteral([`${prefix}_`, z.string().regex(/^[0-9A-HJKMNP-TV-Z]{26}$/)]);
}
export const UserId = createIdSchema('usr');
export const PropertyId = createIdSchema('prp');
export const ApiKeyId = createIdSchema('key');
export const WebhookId = createIdSchema('whk');
/** A team that shares keys, such as a portal or the office of a conveyancer. */
export const OrganisationId = createIdSchema('org');
export const OrganisationInvitationId = createIdSchema('oiv');
/** An advert of a person's own home on another site. */
export const OwnAdvertId = createIdSchema('adv');
/** A browser that its person let show notices; made of the address of its push service. */
export const PushDeviceId = createIdSchema('psh');
export const DraftId = createIdSchema('drf');
export const ImageId = createIdSchema('img');
export const FavouriteId = createIdSchema('fav');
/** A home that a person without an account saved by email. */
export const EmailedHomeId = createIdSchema('emh');
/** Saved homes that two people share. */
export const ShortlistId = createIdSchema('shl');
export const PropertyPackageId = createIdSchema('pkg');
export const SlotId = createIdSchema('slt');
export const ViewingId = createIdSchema('vwg');
export const OfferId = createIdSchema('off');
export const SolicitorId = createIdSchema('sol');
export const MessageId = createIdSchema('msg');
export const NotificationId = createIdSchema('ntf');
export const CaseId = createIdSchema('cas');
export const CommentId = createIdSchema('cmt');
export const PaymentId = createIdSchema('pay');
export const RefundId = createIdSchema('rfd');
export const CouponId = createIdSchema('cpn');
export const ReferralId = createIdSchema('ref');
export const ApplicationId = createIdSchema('app');
export const PostId = createIdSchema('pst');
export const CategoryId = createIdSchema('cat');
export const TagId = createIdSchema('tag');
export const TicketId = createIdSchema('tkt');
export const ObservationId = createIdSchema('obs');
export const ReviewId = createIdSchema('rvw');
export const ExportId = createIdSchema('exp');
export const BuyerCheckId = createIdSchema('bck');
export const IdentityCheckId = createIdSchema('idc');
export const JointOwnerId = createIdSchema('jnt');
export const SolicitorLinkId = createIdSchema('lnk');
export const ChainId = createIdSchema('chn');
export const TieId = createIdSchema('tie');
export const SavedSearchId = createIdSchema('sch');
export const AlertId = createIdSchema('alr');
/** A person who gets alerts without an account. */
export const SubscriberId = createIdSchema('sbr');
export type UserId = z.output<typeof UserId>;
export type PropertyId = z.output<typeof PropertyId>;
export type ApiKeyId = z.output<typeof ApiKeyId>;
export type WebhookId = z.output<typeof WebhookId>;
export type OrganisationId = z.output<typeof OrganisationId>;
export type OrganisationInvitationId = z.output<typeof OrganisationInvitationId>;
export type OwnAdvertId = z.output<typeof OwnAdvertId>;
export type PushDeviceId = z.output<typeof PushDeviceId>;
export type DraftId = z.output<typeof DraftId>;
export type ImageId = z.output<typeof ImageId>;
export type FavouriteId = z.output<typeof FavouriteId>;
export type EmailedHomeId = z.output<typeof EmailedHomeId>;
export type ShortlistId = z.output<typeof ShortlistId>;
export type PropertyPackageId = z.output<typeof PropertyPackageId>;
export type SlotId = z.output<typeof SlotId>;
export type ViewingId = z.output<typeof ViewingId>;
export type OfferId = z.output<typeof OfferId>;
export type SolicitorId = z.output<typeof SolicitorId>;
export type MessageId = z.output<typeof MessageId>;
export type NotificationId = z.output<typeof NotificationId>;
export type CaseId = z.output<typeof CaseId>;
export type CommentId = z.output<typeof CommentId>;
export type PaymentId = z.output<typeof PaymentId>;
export type RefundId = z.output<typeof RefundId>;
export type CouponId = z.output<typeof CouponId>;
export type ReferralId = z.output<typeof ReferralId>;
export type ApplicationId = z.output<typeof ApplicationId>;
export type PostId = z.output<typeof PostId>;
export type CategoryId = z.output<typeof CategoryId>;
export type TagId = z.output<typeof TagId>;
export type TicketId = z.output<typeof TicketId>;
export type ObservationId = z.output<typeof ObservationId>;
export type ReviewId = z.output<typeof ReviewId>;
export type ExportId = z.output<typeof ExportId>;
export type BuyerCheckId = z.output<typeof BuyerCheckId>;
export type IdentityCheckId = z.output<typeof IdentityCheckId>;
export type JointOwnerId = z.output<typeof JointOwnerId>;
export type SolicitorLinkId = z.output<typeof SolicitorLinkId>;
export type ChainId = z.output<typeof ChainId>;
export type TieId = z.output<typeof TieId>;
export type SavedSearchId = z.output<typeof SavedSearchId>;
export type AlertId = z.output<typeof AlertId>;
export type SubscriberId = z.output<typeof SubscriberId>;

/** A text of any number of lines, as its readers see it: one without ink is empty. */
export const textUpTo = (max: number) => z.string().overwrite(toVisibleText).trim().max(max);

/**
 * A text of one line, which may become a heading, a file name or the subject of a mail: no line breaks and no
 * other control characters, nor what turns the direction of the text around it. Invisible characters are left out.
 */
export const lineUpTo = (max: number) =>
  z
    .string()
    .overwrite(removeInvisible)
    .trim()
    .max(max)
    // oxlint-disable-next-line no-control-regex -- written out, as readers of the OpenAPI document in other languages know no \p{Cc}
    .regex(/^[^\u0000-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]*$/u, 'Write this on one line');

/** Whole pounds, the unit of property prices. */
export const Pounds = z
  .int()
  .min(1_000, 'Enter at least £1,000')
  .max(500_000_000, 'Enter at most £500,000,000');
/** Every other sum of money, in pence. */
export const Pence = z.int().min(0);

/** A UK postcode in its canonical form, outcode, space, incode. */
export const Postcode = z
  .string()
  .max(40, 'Enter a full UK postcode, like LS6 3HN')
  .transform(formatPostcode)
  .refine(isCanonicalPostcode, 'Enter a full UK postcode, like LS6 3HN');

export const Nation = z.enum(['england', 'scotland', 'wales', 'northern_ireland']);
export type Nation = z.output<typeof Nation>;

export const AccountState = z.union([z.literal(0), z.literal(1), z.literal(2)]);
export type AccountState = z.output<typeof AccountState>;

/** What keeps an account from being deleted, because others rely on it. */
export const DeletionObstacle = z.enum(['sale', 'payment', 'dispute']);
export type DeletionObstacle = z.output<typeof DeletionObstacle>;
/** The specification's codes for `is_active`. */
export const accountState = { unverified: 0, active: 1, blocked: 2 } as const;

export const PropertyType = z.enum([
  'detached',
  'semi_detached',
  'terraced',
  'end_of_terrace',
  'link_detached',
  'mews',
  'town_house',
  'cottage',
  'detached_bungalow',
  'semi_detached_bungalow',
  'terraced_bungalow',
  'flat',
  'maisonette',
  'studio',
  'penthouse',
  'duplex',
  'triplex',
  'park_home',
  'houseboat',
  'land',
  'other',
]);
export type PropertyType = z.output<typeof PropertyType>;

export const Tenure = z.enum(['freehold', 'leasehold', 'share_of_freehold', 'commonhold']);
export type Tenure = z.output<typeof Tenure>;

export const PriceQualifier = z.enum([
  'none',
  'guide_price',
  'fixed_price',
  'offers_over',
  'offers_in_region_of',
  'offers_in_excess_of',
  'from',
  'poa',
]);
export type PriceQualifier = z.output<typeof PriceQualifier>;

export const PropertyStatus = z.enum([
  'pending_payment',
  'under_review',
  'draft',
  'live',
  'paused',
  'under_offer',
  'sold_stc',
  'exchanged',
  'completed',
  'fallen_through',
  'withdrawn',
  'expired',
  'removed',
]);
export type PropertyStatus = z.output<typeof PropertyStatus>;

/**
 * Why a property is held: its text, photos of another property, or an address that another seller has on
 * sale.
 */
export const HoldReason = z.enum(['text', 'pictures', 'address']);
export type HoldReason = z.output<typeof HoldReason>;

/** What staff ask a seller to change before the property can go on sale. */
export const ReturnReason = z.enum([
  'text',
  'contact_details',
  'misleading',
  'photos',
  'address_not_proven',
  'duplicate',
  'other',
]);
export type ReturnReason = z.output<typeof ReturnReason>;

export const EpcRating = z.enum(['A', 'B', 'C', 'D', 'E', 'F', 'G']);
export type EpcRating = z.output<typeof EpcRating>;
export const CouncilTaxBand = z.enum(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I']);
export type CouncilTaxBand = z.output<typeof CouncilTaxBand>;

export const ImageKind = z.enum(['photo', 'floor_plan', 'epc', 'avatar', 'document']);
export type ImageKind = z.output<typeof ImageKind>;

/** The two sides of a sale; `system` is neither, on schedule or as a consequence of an event. */
export const Side = z.enum(['seller', 'buyer']);
export type Side = z.output<typeof Side>;

export function getOtherSide(side: Side): Side {
  return side === 'seller' ? 'buyer' : 'seller';
}
/** The side that a person is on; `undefined` for others. */
export function sideOf(
  { sellerId, buyerId }: { readonly sellerId: string; readonly buyerId: string },
  userId: string,
): Side | undefined {
  if (userId === sellerId) return 'seller';
  return userId === buyerId ? 'buyer' : undefined;
}
export const Actor = z.enum(['seller', 'buyer', 'system']);
export type Actor = z.output<typeof Actor>;

export const SlotKind = z.enum(['private', 'open_house', 'video']);
export type SlotKind = z.output<typeof SlotKind>;

/** The steps until completion, in their usual order (behaviour, 3.6). */
export const MilestoneKey = z.enum([
  'solicitors_instructed',
  'id_checks',
  'memorandum_sent',
  'searches_ordered',
  'survey_booked',
  'survey_done',
  'searches_received',
  'enquiries_raised',
  'enquiries_answered',
  'mortgage_offer',
  'deposit_paid',
  'ready_to_exchange',
  'completion_date_set',
  'exchanged',
  'keys_released',
  'completed',
]);
export type MilestoneKey = z.output<typeof MilestoneKey>;

/** The payment provider: `card` is Stripe, `wallet` is PayPal. */
export const PayBy = z.enum(['card', 'wallet']);
export type PayBy = z.output<typeof PayBy>;

/**
 * What people pay with on the card provider's page, as its words are: a card, a card in a phone's wallet, a
 * transfer approved in the bank's app, or a direct debit.
 */
export const PayMethod = z.enum(['card', 'apple_pay', 'google_pay', 'pay_by_bank', 'bacs_debit']);
export type PayMethod = z.output<typeof PayMethod>;

/**
 * Why money is refunded: the seller cancelled in time, the package could not begin, staff decided it, or the
 * package ended because other money in its chain was lost.
 */
export const RefundReason = z.enum(['cancelled', 'not_needed', 'goodwill', 'ended']);
export type RefundReason = z.output<typeof RefundReason>;

/** A debit note reverses a credit note when its refund did not reach the payer. */
export const PaperKind = z.enum(['receipt', 'credit_note', 'debit_note']);
export type PaperKind = z.output<typeof PaperKind>;

/** The topic of a message to the staff. */
export const TicketTopic = z.enum([
  'buying',
  'selling',
  'payment',
  'refund',
  'safety',
  'account',
  'complaint',
  'press',
  'other',
]);
export type TicketTopic = z.output<typeof TicketTopic>;

/** What a buyer can have checked: a lender's agreement, funds, and the sale of their own property. */
export const BuyerCheckKind = z.enum(['agreement_in_principle', 'proof_of_funds', 'chain']);
export type BuyerCheckKind = z.output<typeof BuyerCheckKind>;

/** Why staff return a check. `not_genuine` also ends an earlier approval of the same kind. */
export const CheckReturnReason = z.enum([
  'unreadable',
  'wrong_document',
  'name_differs',
  'amount_differs',
  'out_of_date',
  'not_genuine',
  'other',
]);
export type CheckReturnReason = z.output<typeof CheckReturnReason>;

/** Who may book a viewing or make an offer. */
export const BuyerGate = z.enum(['everyone', 'identity_checked', 'proceedable']);
export type BuyerGate = z.output<typeof BuyerGate>;

/** When a person's network is recorded. */
export const NetworkOccasion = z.enum(['registration', 'login', 'payment', 'first_offer']);
export type NetworkOccasion = z.output<typeof NetworkOccasion>;

/** Why a check of a person waits for staff. */
export const IdentityReviewReason = z.enum([
  'too_many_tries',
  'selfie_mismatch',
  'manipulation',
  'name_mismatch',
  'under_age',
]);
export type IdentityReviewReason = z.output<typeof IdentityReviewReason>;

/** Why no mail is sent to an address: it does not exist, or its owner reported a mail as spam. */
export const MailProblem = z.enum(['bounced', 'complained']);
export type MailProblem = z.output<typeof MailProblem>;

/** Days without a change after which a seller is reminded of an unfinished listing, once each. */
export const draftReminderDays = [3, 14] as const;
