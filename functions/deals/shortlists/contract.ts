import * as z from 'zod';
import { PropertyId, SlotId, ViewingStatus } from '../../../events/vocabulary.ts';
import { EmailAddress } from '../../kernel/email-address.ts';
import {
  createListSchema,
  createPagingParameters,
  defineRoutes,
  LinkToken,
} from '../../kernel/http/contract.ts';
import { PropertyCard } from '../../listings/properties/domain/views.ts';
import { maxPlannedHomes } from './domain/plan-assumptions.ts';
import { Opinion, OpinionChange, SavedBy } from './domain/shared-home.ts';
import { SharingState } from './domain/shortlist.ts';

/** A home of a day, where the public sees it. */
const PlannedPlace = z.object({
  propertyId: PropertyId,
  slug: z.string().optional(),
  title: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});

/** The way from the home before: a straight line in miles, and an estimate of the minutes by car. */
const Leg = z.object({ miles: z.number(), minutes: z.int() });

/** The viewings that one of the two has on a day at homes of the shortlist. */
export const ViewingDay = z.object({
  day: z.iso.date(),
  by: z.enum(['you', 'partner']),
  stops: z.array(
    PlannedPlace.extend({
      start: z.iso.datetime(),
      end: z.iso.datetime(),
      status: ViewingStatus,
      leg: Leg.optional(),
    }),
  ),
});
export type ViewingDay = z.output<typeof ViewingDay>;

export const ShortlistView = z.object({
  /** The invitation that waits for an answer, or had none in time. */
  invitation: z
    .object({
      email: z.string(),
      invitedAt: z.iso.datetime(),
      linkEndsAt: z.iso.datetime(),
      expired: z.boolean(),
    })
    .optional(),
  /** Whom it is shared with. */
  partner: z.object({ name: z.string(), sharedAt: z.iso.datetime() }).optional(),
  /** The viewings to come, soonest first. */
  days: z.array(ViewingDay),
});
export type ShortlistView = z.output<typeof ShortlistView>;

const Said = Opinion.pick({ vote: true, note: true });

/** `card` is missing once the home is no longer public. */
export const SharedHomeView = z.object({
  propertyId: PropertyId,
  savedBy: SavedBy,
  savedAt: z.iso.datetime(),
  savedPrice: z.int(),
  savedTitle: z.string().optional(),
  yours: Said,
  theirs: Said,
  card: PropertyCard.optional(),
});
export type SharedHomeView = z.output<typeof SharedHomeView>;

/** What the link in the mail shows. */
export const ShortlistInvitation = z.object({
  sender: z.string(),
  linkEndsAt: z.iso.datetime(),
  state: z.enum(['waiting', 'own', 'accepted']),
});

export const DayPlan = z.object({
  day: z.iso.date(),
  /** In their order; `booked` ones are viewings that the caller has already. */
  stops: z.array(
    PlannedPlace.extend({
      timeSlotId: SlotId,
      start: z.iso.datetime(),
      end: z.iso.datetime(),
      booked: z.boolean(),
      leg: Leg.optional(),
    }),
  ),
  /** Homes that have no place in the day. */
  left: z.array(
    z.object({
      propertyId: PropertyId,
      slug: z.string().optional(),
      title: z.string(),
      reason: z.enum(['no_times', 'no_room', 'booked', 'closed']),
      /** The next day with a free time, or that of the viewing. */
      nextDay: z.iso.date().optional(),
    }),
  ),
});
export type DayPlan = z.output<typeof DayPlan>;

export const shortlistRoutes = defineRoutes({
  shortlist: {
    method: 'GET',
    path: '/api/shortlist',
    access: 'active',
    summary: 'Whom the caller shares saved homes with, and the viewings to come at them',
    result: ShortlistView,
  },
  sharedHomes: {
    method: 'GET',
    path: '/api/shortlist/homes',
    access: 'active',
    summary: 'The saved homes of both, with what each says of them; those that both love first',
    query: z.object(createPagingParameters(24, 500)),
    result: createListSchema('homes', SharedHomeView),
  },
  changeOpinion: {
    method: 'PUT',
    path: '/api/shortlist/homes/{propertyId}',
    access: 'active',
    summary: 'Vote on a home of the shared shortlist, or write a note that both read',
    params: z.object({ propertyId: PropertyId }),
    body: OpinionChange,
    result: Said,
    problems: ['not_found', 'stale'],
  },
  inviteToShortlist: {
    method: 'POST',
    path: '/api/shortlist/invitation',
    access: 'active',
    summary: 'Ask a person by email to share a shortlist',
    status: 201,
    body: z.object({ email: EmailAddress }),
    result: ShortlistView,
    problems: ['conflict', 'stale', 'too_many'],
  },
  stopSharing: {
    method: 'DELETE',
    path: '/api/shortlist',
    access: 'active',
    whileLeaving: true,
    // What the person saw: an invitation can be accepted while they take it back.
    query: z.object({ state: SharingState }),
    summary:
      'Take the invitation back, or stop sharing; nothing of the other is shown to either from then on',
    result: z.void(),
    problems: ['not_found', 'conflict', 'stale'],
  },
  // The key is sent in the body, because URLs are logged and shared.
  shortlistInvitation: {
    method: 'POST',
    path: '/api/shortlist-invitation',
    access: 'anyone',
    summary: 'What the link in an invitation shows; one answer for every reason that it does not open',
    status: 200,
    body: z.object({ key: LinkToken }),
    result: ShortlistInvitation,
    problems: ['gone', 'too_many'],
    secret: true,
  },
  acceptShortlist: {
    method: 'POST',
    path: '/api/shortlist-invitation/accept',
    access: 'active',
    summary: 'Share saved homes with the person who sent the invitation',
    status: 200,
    body: z.object({ key: LinkToken }),
    result: ShortlistInvitation,
    problems: ['gone', 'conflict', 'stale', 'too_many'],
  },
  planDay: {
    method: 'GET',
    path: '/api/day-plan',
    access: 'active',
    summary:
      'An order in which saved homes can be viewed on one day, by their free times and the way between them',
    query: z.object({
      day: z.iso.date(),
      property_ids: z
        .string()
        .max(300)
        .transform((words) => words.split(','))
        .pipe(z.array(PropertyId).min(1).max(maxPlannedHomes)),
    }),
    result: DayPlan,
    problems: ['not_found'],
  },
});
