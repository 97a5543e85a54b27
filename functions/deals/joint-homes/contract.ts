import * as z from 'zod';
import { MilestoneKey, OfferStatus, Pounds, PropertyId } from '../../../events/vocabulary.ts';
import { defineRoutes } from '../../kernel/http/contract.ts';
import { PropertyCard } from '../../listings/properties/domain/views.ts';
import { offerEnds } from '../offers/domain/offer-end.ts';
import { Funding } from '../offers/domain/offer.ts';

/** A property that the reader owns together with its seller. */
export const JointHome = z.object({
  card: PropertyCard,
  /** With the house number. */
  title: z.string(),
  seller: z.string(),
  agreedAt: z.iso.datetime(),
});
export type JointHome = z.output<typeof JointHome>;

/** With the state of the sale; buyers are not named. */
export const JointHomePage = JointHome.extend({
  togetherWith: z.array(z.string()),
  viewings: z.object({ upcoming: z.int(), past: z.int() }),
  offers: z.array(
    z.object({
      status: OfferStatus,
      /** How it ended; absent while it is open. */
      end: z.enum(offerEnds).optional(),
      /** Whether its buyer made it for cash or with a mortgage. */
      funding: Funding,
      /** Absent while it is sealed. */
      amount: Pounds.optional(),
      madeAt: z.iso.datetime(),
    }),
  ),
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
