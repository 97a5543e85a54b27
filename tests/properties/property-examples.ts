import type { ImageId } from '../../events/vocabulary.ts';
import { dayMs } from '../../functions/kernel/time.ts';
import {
  type DraftData,
  type Picture,
  pictureFormats,
} from '../../functions/listings/properties/domain/listing.ts';
import { Property } from '../../functions/listings/properties/domain/property.ts';
import type { PublishContext } from '../../functions/listings/properties/domain/publish-property.ts';

export const noon = new Date('2026-11-21T12:00:00.000Z');
export function getNoonAfter(days: number, from = noon): Date {
  return new Date(from.getTime() + days * dayMs);
}

export const ids = {
  property: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
  owner: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
  other: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B2E',
  photo: 'img_01K9ZX3Q6T4C8V0R2M5N7P9B1A',
  epc: 'img_01K9ZX3Q6T4C8V0R2M5N7P9B1B',
  package: 'pkg_01K9ZX3Q6T4C8V0R2M5N7P9B1G',
} as const;

const mainDescription =
  'A bright Victorian terrace with three bedrooms, a long garden to the south and a kitchen that the whole family fits into.';

/** Complete data of a seller. */
export const completeDraft = {
  houseNo: '14',
  postcode: 'LS6 3HN',
  address: {
    line1: 'Oak Road',
    line2: 'Headingley',
    town: 'Leeds',
    nation: 'england',
    uprn: '100012345678',
    latitude: 53.819_234,
    longitude: -1.576_543,
  },
  addressShown: 'street',
  price: 325_000,
  noOfBedrooms: 3,
  noOfBathrooms: 1,
  propertyType: 'terraced',
  tenure: 'freehold',
  description: [{ value: { mainDescription } }],
  images: [{ id: ids.photo }],
  epcCertificate: {
    status: 'uploaded',
    image: { id: ids.epc },
    rating: 'D',
    certificateNumber: '1234-5678-9012-3456-7890',
  },
  keyFacts: { councilTaxBand: 'C' },
  ownerDeclaration: true,
} as const satisfies DraftDataInput;
type DraftDataInput = { readonly [Field in keyof DraftData]: unknown };

export function createPicture(id: ImageId): Picture {
  return {
    id,
    url: `/media/${id}/1280.webp`,
    width: 1600,
    height: 1200,
    variants: { base: `/media/${id}/`, widths: [320, 640, 960, 1280, 1600], formats: [...pictureFormats] },
    placeholder: 'data:image/webp;base64,AA',
  };
}

/** A property, on sale unless `change` alters it. */
export function createProperty(change: Record<string, unknown> = {}): Property {
  return Property.parse({
    ...completeDraft,
    id: ids.property,
    ownerId: ids.owner,
    status: 'live',
    pictures: [createPicture(ids.photo)],
    epcPicture: createPicture(ids.epc),
    firstListedAt: noon.toISOString(),
    listedAt: noon.toISOString(),
    newAt: noon.toISOString(),
    version: 3,
    createdAt: noon.toISOString(),
    updatedAt: noon.toISOString(),
    ...change,
  });
}

export const activePackage = {
  id: ids.package,
  packageId: 'starter',
  maxPhotos: 10,
  endsAt: getNoonAfter(90).toISOString(),
} as const;
export const openReview = {
  id: 'rvw_01K9ZX3Q6T4C8V0R2M5N7P9B1R',
  dueAt: getNoonAfter(2).toISOString(),
  findings: { texts: [], pictures: [] },
} as const;
export const publishContext: PublishContext = {
  active: activePackage,
  holder: undefined,
  ownerBlocked: false,
  offered: [],
  review: { ...openReview, findings: { texts: [], pictures: [] } },
};

export function listEventNames(events: readonly { name: string }[]): string[] {
  return events.map(({ name }) => name);
}
