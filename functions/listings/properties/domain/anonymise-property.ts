import { PropertyChanged } from '../../../../events/property.ts';
import type { PropertyUpdate } from './property-update.ts';
import type { Property } from './property.ts';

/** Statuses in which a sale depends on the listing. */
const keptStatuses: ReadonlySet<Property['status']> = new Set([
  'under_offer',
  'sold_stc',
  'exchanged',
  'completed',
]);

/**
 * Removes texts, pictures, links and what staff wrote to the owner from a property whose owner is deleted; address, price
 * and dates stay. `undefined` for a property with an agreed sale, or one that is empty already.
 */
export function anonymiseProperty(property: Property, now: Date): PropertyUpdate | undefined {
  const {
    floorPlan,
    floorPlanPicture: _,
    epcCertificate,
    epcPicture: __,
    returned: ___,
    clearance,
    ownerMark: ____,
    homeReportFile: report,
    videoUrl,
    tourUrl,
    ...rest
  } = property;
  const words = property.description[0].value.mainDescription;
  const shown = floorPlan ?? epcCertificate?.image ?? property.images[0] ?? videoUrl ?? tourUrl ?? report;
  if (keptStatuses.has(property.status) || (shown === undefined && words === '')) return undefined;
  const version = property.version + 1;
  return {
    property: {
      ...rest,
      ...(epcCertificate && { epcCertificate: removeEpcImage(epcCertificate) }),
      ...(clearance && { clearance: { ...clearance, texts: [] } }),
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
