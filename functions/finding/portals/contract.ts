import * as z from 'zod';
import { Portal, PortalRefusalSubject } from '../../../events/portal-vocabulary.ts';
import { Nation, PropertyId, PropertyStatus, UserId } from '../../../events/vocabulary.ts';
import { defineRoutes } from '../../kernel/http/contract.ts';
import { AdvertState, PortalAdvert } from './domain/portal-advert.ts';

const Scheme = z.object({ name: z.string(), membership: z.string() });

/** What the site sends where; empty, with no scheme, where it sends nowhere. */
export const OpenPortals = z.object({ portals: z.array(Portal), scheme: Scheme.nullable() });
export type OpenPortals = z.output<typeof OpenPortals>;

const advertShape = PortalAdvert.pick({
  portal: true,
  state: true,
  shownSince: true,
  sentAt: true,
  url: true,
  nextTryAt: true,
}).shape;

/** A home on one portal, for its owners. */
export const PortalAdvertView = z.object({
  ...advertShape,
  /** What the portal refused: what it means for the owners, and the portal's own code and words. */
  refusals: z.array(
    z.object({ about: PortalRefusalSubject, help: z.string(), code: z.string(), text: z.string() }),
  ),
});
export type PortalAdvertView = z.output<typeof PortalAdvertView>;

export const PortalListing = z.object({
  ...OpenPortals.shape,
  /** Whether a stand-in answers in a portal's place, so that no buyer sees the home there. */
  standIn: z.boolean(),
  title: z.string(),
  homeStatus: PropertyStatus,
  nation: Nation,
  /** Whether portals show the house number, and not the street alone. */
  numberShown: z.boolean(),
  /** Whether the caller is the seller, and not another owner. */
  own: z.boolean(),
  owners: z.array(
    z.object({
      name: z.string(),
      you: z.boolean(),
      portals: z.array(Portal),
      /** When they said so; null before, also for a joint owner who has not accepted. */
      at: z.iso.datetime().nullable(),
    }),
  ),
  adverts: z.array(PortalAdvertView),
});
export type PortalListing = z.output<typeof PortalListing>;

/** A home on one portal, for staff. */
export const StaffPortalAdvert = z.object({
  ...advertShape,
  propertyId: PropertyId,
  ownerId: UserId,
  title: z.string(),
  homeStatus: PropertyStatus,
  nation: Nation,
  tries: z.int(),
  updatedAt: z.iso.datetime(),
  refusals: z.array(z.object({ code: z.string(), text: z.string() })),
  warnings: z.array(z.object({ code: z.string(), text: z.string() })),
});
export type StaffPortalAdvert = z.output<typeof StaffPortalAdvert>;

export const StaffPortals = z.object({
  ...OpenPortals.shape,
  /** The portals of the operator's contracts, also while they are switched off. */
  contracted: z.array(Portal),
  /** At most 200, the latest change first. */
  adverts: z.array(StaffPortalAdvert),
});
export type StaffPortals = z.output<typeof StaffPortals>;

const params = z.object({ id: PropertyId });

export const portalRoutes = defineRoutes({
  openPortals: {
    method: 'GET',
    path: '/api/portals',
    access: 'public',
    summary: 'The property portals that homes are sent to, and the redress scheme of the site’s operator',
    result: OpenPortals,
    cache: 60,
  },
  portalListing: {
    method: 'GET',
    path: '/api/portals/{id}',
    access: 'active',
    summary: 'Where a home of the caller is shown, what its owners said, and what portals refused',
    params,
    result: PortalListing,
    problems: ['not_found'],
  },
  givePortalInstruction: {
    method: 'PUT',
    path: '/api/portals/{id}',
    access: 'active',
    whileLeaving: true,
    summary: 'Say on which portals a home is to be shown; each owner says it for themselves',
    params,
    body: z.strictObject({ portals: z.array(Portal).max(Portal.options.length) }),
    result: PortalListing,
    problems: ['account_leaving', 'not_found', 'too_many', 'stale'],
  },
  homeFile: {
    method: 'GET',
    path: '/api/portals/{id}/file',
    access: 'active',
    summary: 'A home of the caller as a BLM file, which small portals, valuers and agents’ programs read',
    params,
    result: z.object({ name: z.string(), text: z.string() }),
    problems: ['not_found', 'conflict'],
  },
  staffPortals: {
    method: 'GET',
    path: '/api/staff/portals',
    access: 'staff',
    summary: 'Homes on a portal by their state there',
    query: z.object({ portal: Portal, state: AdvertState }),
    result: StaffPortals,
  },
  sendToPortal: {
    method: 'POST',
    path: '/api/staff/portals/{id}/send',
    access: 'staff',
    summary: 'Send a home to a portal again, unchanged as it may be',
    params,
    body: z.object({ portal: Portal }),
    result: z.void(),
    problems: ['not_found', 'conflict'],
  },
});
