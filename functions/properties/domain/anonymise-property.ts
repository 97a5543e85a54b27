import { PropertyChanged } from '../../../events/property.ts';
import type { PropertyUpdate } from './property-update.ts';
import type { Property } from './property.ts';

/** Others rely on what these showed: a sale rests on it. */
const keptStatuses: ReadonlySet<Property['status']> = new Set([
  'under_offer',
  'sold_stc',
  'exchanged',
  'completed',
]);

/**
 * A home whose owner is gone, without their words and pictures; where it was, what it cost and when stays. Nothing for
 * a home that was sold, or that is empty already.
 */
export function anonymiseProperty(property: Property, now: Date): PropertyUpdate | undefined {
  const { floorPlan, floorPlanPicture: _, epcCertificate, epcPicture: __, ...rest } = property;
  const words = property.description[0].value.mainDescription;
  const shown = floorPlan ?? epcCertificate?.image ?? property.images[0];
  if (keptStatuses.has(property.status) || (shown === undefined && words === '')) return undefined;
  const version = property.version + 1;
  return {
    property: {
      ...rest,
      ...(epcCertificate && { epcCertificate: removeEpcImage(epcCertificate) }),
      description: [{ value: { mainDescription: '' } }],
      images: [],
      pictures: [],
      version,
      updatedAt: now.toISOString(),
    },
    events: [PropertyChanged.of({ propertyId: property.id, ownerId: property.ownerId, version })],
    entries: [],
  };
}

type EpcCertificate = NonNullable<Property['epcCertificate']>;
const removeEpcImage = ({ image: _, ...facts }: EpcCertificate): EpcCertificate => facts;
