import type { OpenPortals } from '../../../../finding/portals/contract.ts';
import { formatPortals } from '../../../../finding/portals/domain/portal.ts';

export const portalQuestion = 'Will my home be on Rightmove or Zoopla?';

/** The answer where homes are sent to no portal, with who finds them then. */
export const withoutPortals = [
  'No. Rightmove, Zoopla and OnTheMarket take homes from estate agents only: businesses in a redress scheme that have a contract with the portal. A private owner can’t list there, and Gable doesn’t send homes to them.',
  'Your home is found on Gable, in our emails to buyers who look for one like it, by search engines, and wherever you share its link.',
] as const;

/** The answer to “Will my home be on Rightmove?” where homes are sent to portals; `undefined` where they are not. */
export function createPortalAnswer({ portals, scheme }: OpenPortals): readonly string[] | undefined {
  if (portals.length === 0 || !scheme) return undefined;
  return [
    `Yes, if you want it there. We send homes to ${formatPortals(portals)}: choose on your home’s page, under “Property portals”. If you own it with others, each of you says yes there first.`,
    'It’s usually there within minutes of going on sale, and so is every change. It comes off when you pause or withdraw it, and when it’s sold. If a portal doesn’t accept something, we tell you what to change.',
    `Portals take homes from estate agents only. We may send yours as a member of ${scheme.name} (${scheme.membership}).`,
  ];
}
