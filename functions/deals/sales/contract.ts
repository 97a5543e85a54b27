import * as z from 'zod';
import { HandoverKey } from '../../../events/handover-key.ts';
import {
  ImageId,
  MilestoneKey,
  Nation,
  OfferId,
  PropertyId,
  Side,
  SolicitorId,
  UserId,
} from '../../../events/vocabulary.ts';
import { defineRoutes, SealedLinkToken } from '../../kernel/http/contract.ts';
import { PropertyCard } from '../../listings/properties/domain/views.ts';
import { createPlainTextSchema } from '../../people/content-rules/domain/no-bank-details.ts';
import { Offer } from '../offers/domain/offer.ts';
import { Counterpart } from '../viewings/contract.ts';
import { MissingDetail } from './domain/memorandum-readiness.ts';
import { HandoverEntry, Sale, SaleDetails, SaleReview } from './domain/sale.ts';
import { Solicitor } from './domain/solicitor.ts';
import { TypedParty, TypedSolicitor } from './domain/typed-details.ts';
import { ReservationView } from './reservation-contract.ts';

const SolicitorView = Solicitor.omit({ namedBy: true });

/** One step of the timeline that both sides and their solicitors share. */
export const SaleStep = z.object({
  key: MilestoneKey,
  title: z.string(),
  /** The side that does it; `both` if each side has to confirm it. */
  owner: z.enum(['seller', 'buyer', 'both']),
  state: z.enum(['done', 'half_done', 'due', 'overdue', 'later']),
  date: z.iso.date().optional(),
  note: z.string().optional(),
  /** Days that the step usually takes once it can begin. */
  expectedDays: z.int(),
  /** Since which day it waits for its owner. */
  waitingSince: z.iso.date().optional(),
  confirmedBy: z.array(z.object({ side: Side, solicitor: z.boolean(), at: z.iso.datetime() })),
  /** Whether the reader can tick it. */
  mine: z.boolean(),
  /** Whether the reader can undo their tick. */
  undoable: z.boolean(),
  /** Set by another action; no side ticks it. */
  automatic: z.boolean(),
  /** Its day may be in the future, such as the agreed completion date. */
  ahead: z.boolean(),
  optional: z.boolean(),
});
export type SaleStep = z.output<typeof SaleStep>;

/** An issued memorandum; its links expire after 15 minutes. */
const Paper = z.object({
  version: z.int(),
  issuedAt: z.iso.datetime(),
  why: z.string(),
  htmlUrl: z.string(),
  /** The file of a version that a person of each side signed, whether or not a later one has ended that. */
  signedPdfUrl: z.string().optional(),
});

const HandoverEntryView = HandoverEntry.pick({ done: true, at: true, note: true, reading: true }).extend({
  photoUrl: z.string().optional(),
});
const ReviewView = SaleReview.pick({ stars: true, text: true, at: true });
/** An item of a side's handover list, with what the other side filled in where it concerns both. */
const HandoverItemView = z.object({
  key: HandoverKey,
  title: z.string(),
  hint: z.string().optional(),
  /** Whether the other side sees it. */
  shared: z.boolean(),
  /** Whether it has a reading and a photo. */
  reads: z.boolean(),
  own: HandoverEntryView.optional(),
  other: HandoverEntryView.optional(),
});

/** Of the memorandum at Documenso. */
const ProviderSigningView = z.object({
  /**
   * Not sent; `requested` until the provider has it; `open` for signatures; `sealing` once both have signed; `completed`
   * with the signed PDF. What was `declined`, `expired` or `withdrawn` can be sent again.
   */
  status: z.enum(['unsent', 'requested', 'open', 'sealing', 'completed', 'declined', 'expired', 'withdrawn']),
  /** Who declined. */
  side: Side.optional(),
  /** When it was requested, or ended. */
  at: z.iso.datetime().optional(),
  /** Until when it can be signed. */
  until: z.iso.datetime().optional(),
});

/** A sale as one of its sides, or a side's solicitor by their link, sees it. */
export const SaleView = Sale.omit({
  milestones: true,
  solicitors: true,
  memoranda: true,
  signatures: true,
  signingRequests: true,
  links: true,
  secret: true,
  nudged: true,
  handover: true,
  reviews: true,
  reservations: true,
}).extend({
  /** Who called the sale off and why; the other side's words are not for a solicitor. */
  fellThrough: Sale.shape.fellThrough.unwrap().extend({ note: z.string().optional() }).optional(),
  side: Side,
  /** Read by a solicitor's link, which shows this sale and nothing else. */
  byLink: z.boolean(),
  counterpart: Counterpart.extend({ email: z.string().optional(), phone: z.string().optional() }),
  card: PropertyCard,
  /** Whether its reader gets a sale-ready pack. */
  hasPack: z.boolean(),
  address: z.string(),
  nation: Nation,
  /** Legal text that the property's nation requires next to every amount. */
  legal: z.string(),
  solicitors: z.object({ seller: SolicitorView, buyer: SolicitorView }).partial(),
  /** Whom the reader named in an earlier sale, until they name a solicitor in this one. */
  earlierSolicitor: Solicitor.pick({
    firm: true,
    contact: true,
    email: true,
    phone: true,
    address: true,
    sraOrClcNo: true,
  }).optional(),
  steps: z.array(SaleStep),
  /** The step that is owed now, by which side and since when. */
  next: z
    .object({
      key: MilestoneKey,
      title: z.string(),
      owedBy: z.enum(['seller', 'buyer', 'both']),
      since: z.iso.date(),
    })
    .nullable(),
  /** The reader's next actions in words, most urgent first. */
  todo: z.array(z.object({ key: z.string(), text: z.string() })),
  /**
   * The latest memorandum. Its file follows within seconds; `outdated` if details changed since. A sale whose first
   * one waits for names or the title number has a draft of version 0, which is mailed to no one and has no file.
   */
  memorandum: Paper.extend({
    pdfUrl: z.string().optional(),
    outdated: z.boolean(),
    draft: z.boolean(),
  }).optional(),
  /** What the memorandum lacks; the first one is issued by itself once nothing does. */
  missing: z.array(MissingDetail),
  /** All issued memoranda, the latest first. */
  memoranda: z.array(Paper),
  /** The signatures on the latest memorandum; missing before the first is issued. */
  signing: z
    .object({
      /**
       * What its reader can do: sign, sign once the PDF is there, sign once the paper has a full name of theirs,
       * nothing as they have signed, or nothing as the sale is binding or over. `closed` for a solicitor.
       */
      state: z.enum(['open', 'preparing', 'names', 'signed', 'closed']),
      signed: z.array(z.object({ side: Side, name: z.string(), at: z.iso.datetime() })),
      /** Signatures on earlier versions of sides that haven’t signed the latest: they no longer count. */
      ended: z.array(z.object({ side: Side, version: z.int(), at: z.iso.datetime() })),
      /** The signed PDF, which follows the second signature within seconds; its link ends after minutes. */
      pdfUrl: z.string().optional(),
      /** How far it is with the provider; missing for a version that is signed here. */
      provider: ProviderSigningView.optional(),
    })
    .optional(),
  /** The link of the reader's own solicitor. */
  link: z.object({ sentTo: z.string(), sentAt: z.iso.datetime(), expiresAt: z.iso.datetime() }).optional(),
  /** The last of the moments that both sides remember, as the reader reads it; not for a solicitor. */
  moment: z
    .object({
      key: z.enum(['accepted', 'memorandum', 'exchanged', 'completed']),
      title: z.string(),
      on: z.iso.date().optional(),
      meaning: z.string(),
      steps: z.array(z.object({ who: z.string(), what: z.string(), when: z.string().optional() })),
    })
    .optional(),
  /** The reservation agreement; missing where there is none and none can be proposed. */
  reservation: ReservationView.optional(),
  /** The reader's list of the handover, from the exchange on; links to photos end after minutes. */
  handover: z.array(HandoverItemView),
  /** The two sides' reviews after the completion; the other's once both are given or the time is over. */
  review: z
    .object({
      until: z.iso.datetime(),
      canGive: z.boolean(),
      own: ReviewView.optional(),
      other: ReviewView.optional(),
    })
    .optional(),
  /** A price change that one side requests. */
  change: Offer.shape.change,
  /** Days since acceptance, and the mean from acceptance to exchange, which Scotland and Northern Ireland don't have. */
  pace: z.object({ days: z.int(), meanDays: z.int().optional() }),
});
export type SaleView = z.output<typeof SaleView>;

const solicitorBody = TypedSolicitor.extend({ propertyId: PropertyId });
const between = z.object({ propertyId: PropertyId, toUserId: UserId });
const MilestoneChange = z.strictObject({
  key: MilestoneKey,
  done: z.boolean(),
  date: z.iso.date().optional(),
  note: createPlainTextSchema(500).optional(),
  /** The agreed completion date; with the exchange only. */
  completionDate: z.iso.date().optional(),
  /** Confirms that completion came before its agreed day, or the survey before the day it was booked for. */
  early: z.boolean().optional(),
});
const HandoverChange = z.strictObject({
  key: HandoverKey,
  done: z.boolean(),
  /** An empty text removes it, as does null for the photo; what is missing stays. */
  note: createPlainTextSchema(300).optional(),
  reading: z
    .string()
    .trim()
    .regex(/^(\d{1,9}([.,]\d{1,3})?)?$/, 'Enter the figures that the meter shows')
    .optional(),
  photoId: ImageId.nullable().optional(),
});

export const saleRoutes = defineRoutes({
  nameSolicitor: {
    method: 'POST',
    path: '/api/solicitor',
    access: 'active',
    summary: 'Name the own solicitor or conveyancer in a sale',
    status: 201,
    body: solicitorBody,
    result: SolicitorView,
    problems: ['not_found', 'conflict', 'stale'],
  },
  changeSolicitor: {
    method: 'PUT',
    path: '/api/solicitor/{id}',
    access: 'active',
    summary: 'Change the own solicitor; the memorandum is issued again',
    params: z.object({ id: SolicitorId }),
    body: TypedSolicitor.extend({ propertyId: PropertyId.optional() }).strict(),
    result: SolicitorView,
    problems: ['not_found', 'conflict', 'stale'],
  },
  sale: {
    method: 'GET',
    path: '/api/sale/{propertyId}/{toUserId}',
    access: 'active',
    scope: 'sales:read',
    summary:
      'The sale of a home between the caller and another person, of several the one of an offer or the last',
    params: between,
    query: z.object({ offerId: OfferId.optional() }),
    result: SaleView,
    problems: ['not_found'],
  },
  changeDetails: {
    method: 'PUT',
    path: '/api/sale/{propertyId}/details',
    access: 'active',
    summary: 'What the own side adds to the memorandum of sale, which the last missing detail issues',
    params: z.object({ propertyId: PropertyId }),
    body: z.strictObject({ party: TypedParty.partial().optional(), details: SaleDetails.optional() }),
    result: SaleView,
    problems: ['not_found', 'conflict', 'stale'],
  },
  issueMemorandum: {
    method: 'POST',
    path: '/api/sale/{propertyId}/memorandum',
    access: 'active',
    summary: 'Issue the memorandum of sale with what there is; `missing` says what it lacks',
    status: 201,
    params: z.object({ propertyId: PropertyId }),
    result: SaleView,
    problems: ['not_found', 'conflict', 'stale'],
  },
  milestone: {
    method: 'PUT',
    path: '/api/sale/{propertyId}/milestone',
    access: 'active',
    summary: 'Tick a step of the own side, or take the tick back',
    params: z.object({ propertyId: PropertyId }),
    body: MilestoneChange,
    result: SaleView,
    problems: ['not_found', 'conflict', 'stale'],
  },
  changeHandover: {
    method: 'PUT',
    path: '/api/sale/{propertyId}/handover',
    access: 'active',
    summary: 'Tick an item of the own handover list and fill it in, from the exchange on',
    params: z.object({ propertyId: PropertyId }),
    body: HandoverChange,
    result: SaleView,
    problems: ['not_found', 'conflict', 'stale'],
  },
  giveReview: {
    method: 'PUT',
    path: '/api/sale/{propertyId}/review',
    access: 'active',
    summary:
      'Review the other side of a completed sale, or change that until both are in or two weeks are over',
    params: z.object({ propertyId: PropertyId }),
    body: z.strictObject({
      stars: z.int().min(1).max(5),
      text: createPlainTextSchema(300).min(3, 'Write a sentence'),
    }),
    result: SaleView,
    problems: ['not_found', 'conflict', 'stale'],
  },
  inviteSolicitor: {
    method: 'POST',
    path: '/api/sale/{propertyId}/solicitor-link',
    access: 'active',
    summary: 'Mail the own solicitor a link to this sale; an older link ends',
    status: 201,
    params: z.object({ propertyId: PropertyId }),
    result: z.object({ sentTo: z.string(), expiresAt: z.iso.datetime() }),
    problems: ['not_found', 'conflict', 'stale', 'too_many'],
  },
  // The token is in the body because URLs are logged and shared, and bodies are not.
  saleByLink: {
    method: 'POST',
    path: '/api/sale-link',
    access: 'public',
    summary: 'The sale that a solicitor’s link shows',
    body: z.object({ token: SealedLinkToken }),
    status: 200,
    result: SaleView,
    problems: ['not_found', 'gone', 'too_many'],
  },
  milestoneByLink: {
    method: 'PUT',
    path: '/api/sale-link/milestone',
    access: 'public',
    summary: 'Tick a step by a solicitor’s link',
    body: MilestoneChange.extend({ token: SealedLinkToken }),
    result: SaleView,
    problems: ['not_found', 'gone', 'conflict', 'stale', 'too_many'],
  },
  memorandum: {
    method: 'GET',
    path: '/api/memorandum/{key}',
    access: 'public',
    summary: 'A memorandum of sale as a page, by a link that ends after minutes',
    params: z.object({
      key: z.string().regex(/^off_[0-9A-Z]{26}\.\d{1,4}\.\d{10,12}\.[\w-]{43}$/, 'This is no such link'),
    }),
    media: 'text/html',
    result: z.string(),
    problems: ['not_found', 'gone'],
  },
});
