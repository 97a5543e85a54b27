import * as z from 'zod';
import { defineEvent } from './define.ts';
import { Portal, PortalRefusalSubject } from './portal-vocabulary.ts';
import { PropertyId, UserId } from './vocabulary.ts';

const home = z.object({ propertyId: PropertyId, ownerId: UserId });
const homeExample = {
  propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
  ownerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
} as const;
const advert = home.extend({ portal: Portal });
const example = { ...homeExample, portal: 'rightmove' } as const;

/** An owner said on which portals the home may be shown; an empty list takes their consent back. */
export const PortalInstructionGiven = defineEvent(
  'portal.instruction_given.v1',
  home.extend({ userId: UserId, portals: z.array(Portal) }),
  { ...homeExample, userId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1F', portals: ['rightmove', 'zoopla'] },
);

/**
 * A home is to be sent again: something changed while it was being sent, or the nightly comparison found a difference,
 * which is sent though nothing changed here.
 */
export const PortalSendDue = defineEvent('portal.send_due.v1', advert.extend({ differs: z.boolean() }), {
  ...example,
  differs: true,
});

/** Staff had a home sent again, unchanged as it may be. */
export const PortalSendRequested = defineEvent('portal.send_requested.v1', advert, example);

/** Published by the scheduler when a portal that did not answer is tried again. */
export const PortalTryDue = defineEvent('portal.try_due.v1', advert, example);

/** A portal took the home: `first` when it was not there before. */
export const PortalAdvertShown = defineEvent(
  'portal.shown.v1',
  advert.extend({ first: z.boolean(), url: z.url().optional() }),
  { ...example, first: true, url: 'https://www.rightmove.co.uk/properties/160000001' },
);

/** A portal refused the home; the first of its reasons, with the portal's own code and what it is about. */
export const PortalAdvertRefused = defineEvent(
  'portal.refused.v1',
  advert.extend({ code: z.string(), about: PortalRefusalSubject }),
  { ...example, code: 'PRICE_INVALID', about: 'price' },
);

/** A portal no longer shows the home. */
export const PortalAdvertRemoved = defineEvent('portal.removed.v1', advert, example);

/** A portal did not answer for a day. The nightly comparison tries again. */
export const PortalGivenUp = defineEvent('portal.given_up.v1', advert, example);
