import * as z from 'zod';
import {
  MilestoneKey,
  Nation,
  OfferStatus,
  Pounds,
  PropertyId,
  SlotKind,
  ViewingStatus,
} from '../../../events/vocabulary.ts';
import { defineRoutes } from '../../kernel/http/contract.ts';
import { KeptConsent } from '../../listings/joint-owners/contract.ts';
import { JointNotices } from '../../listings/joint-owners/domain/joint-owner.ts';
import { PropertyCard } from '../../listings/properties/domain/views.ts';
import { offerEnds } from '../offers/domain/offer-end.ts';
import { Strength } from '../offers/domain/strength.ts';

/** A property that the reader owns together with its seller. */
export const JointHome = z.object({
  card: PropertyCard,
  /** With the house number. */
  title: z.string(),
  seller: z.string(),
  agreedAt: z.iso.datetime(),
});
export type JointHome = z.output<typeof JointHome>;

/**
 * The same number for a buyer's viewings and offers, by who came first, as buyers aren't named to joint owners.
 */
const buyer = z.int().min(1);

/** A viewing that is asked for or agreed and isn't over. */
const JointViewing = z.object({
  buyer,
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  kind: SlotKind,
  status: ViewingStatus,
  attendees: z.int(),
});

const JointOffer = z.object({
  buyer,
  status: OfferStatus,
  /** How it ended; absent while it is open. */
  end: z.enum(offerEnds).optional(),
  nation: Nation,
  /** Absent while it is sealed. */
  amount: Pounds.optional(),
  /** What the seller asked for in their last counter-offer, while it is open. */
  counterAmount: Pounds.optional(),
  /** How certain it is, as the seller reads it. */
  strength: z.array(Strength),
  conditions: z.array(z.string()),
  expiresAt: z.iso.datetime().optional(),
  madeAt: z.iso.datetime(),
});

/** With the state of the sale; buyers are not named. */
export const JointHomePage = JointHome.extend({
  togetherWith: z.array(z.string()),
  consent: KeptConsent.optional(),
  /** People who looked at its page, saved it and wrote about it. */
  interest: z.object({ views: z.int(), favourites: z.int(), enquiries: z.int() }),
  viewings: z.object({
    upcoming: z.int(),
    past: z.int(),
    /** Those to come, first by start. */
    next: z.array(JointViewing),
  }),
  offers: z.array(JointOffer),
  notices: JointNotices,
  sale: z
    .object({
      price: Pounds,
      acceptedAt: z.iso.datetime(),
      completionDate: z.iso.date().optional(),
      steps: z.array(
        z.object({
          key: MilestoneKey,
          title: z.string(),
          isDone: z.boolean(),
          date: z.iso.date().optional(),
        }),
      ),
    })
    .optional(),
});
export type JointHomePage = z.output<typeof JointHomePage>;

const byProperty = z.object({ propertyId: PropertyId });

export const jointHomeRoutes = defineRoutes({
  jointHomes: {
    method: 'GET',
    path: '/api/joint-homes',
    access: 'active',
    summary: 'Homes that others sell and that the caller owns with them',
    result: z.object({ homes: z.array(JointHome) }),
  },
  jointHome: {
    method: 'GET',
    path: '/api/joint-homes/{propertyId}',
    access: 'active',
    summary: 'How the sale of a home goes that the caller owns with its seller',
    params: byProperty,
    result: JointHomePage,
    problems: ['not_found'],
  },
  chooseJointNotices: {
    method: 'PUT',
    path: '/api/joint-homes/{propertyId}/notices',
    access: 'active',
    summary: 'Choose what to be told of a home that the caller owns with its seller, besides the big steps',
    params: byProperty,
    body: JointNotices.strict(),
    result: JointNotices,
    problems: ['not_found', 'stale'],
  },
  leaveJointHome: {
    method: 'DELETE',
    path: '/api/joint-homes/{propertyId}',
    access: 'active',
    summary: 'No longer be a joint owner of a home here',
    params: byProperty,
    result: z.void(),
    problems: ['not_found', 'conflict', 'stale'],
  },
});
