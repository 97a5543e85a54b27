import type * as z from 'zod';
import { hasFeature } from '../packages/domain/entitlements.ts';
import { outcodeOf, positionOf, showsNumber, titleOf } from './address.ts';
import { newsOf, shownPictures } from './card.ts';
import type { Address, Epc } from './listing.ts';
import { dataOf } from './editing.ts';
import { advice, obstacles } from './obstacles.ts';
import { isPublic } from './moves.ts';
import type { HistoryEntry, Property } from './property.ts';
import type { Counts, DayCounts, PropertyCard, PropertyPage } from './views.ts';
import type { Deal } from './waiting.ts';

/** What a page shows beside the home itself. */
export interface Beside {
  readonly seller: PropertyPage['seller'];
  readonly history: readonly HistoryEntry[];
  readonly similar: readonly PropertyCard[];
  readonly isFavourite: boolean | undefined;
}
/** What only the owner sees of the numbers. */
export interface Figures {
  readonly counts: z.output<typeof Counts>;
  readonly deal: Deal;
  readonly views: z.output<typeof DayCounts>[];
}

/** The page as strangers may see it: no number where the seller shows the street, a position about there. */
export function strangersPage(property: Property, beside: Beside, now: Date): PropertyPage {
  const open = showsNumber(property);
  const pictures = shownPictures(property);
  return {
    ...shared(property, beside, now),
    houseNo: open ? property.houseNo : undefined,
    title: titleOf(property),
    address: addressFor(property),
    epcCertificate: epcFor(property.epcCertificate, open),
    // The certificate carries the full address.
    epcPicture: open ? property.epcPicture : undefined,
    pictures,
    pictureCount: pictures.length,
    ...(!showsPlan(property) && { floorPlan: undefined, floorPlanPicture: undefined }),
    history: beside.history.filter(isShown),
    isOwner: false,
  };
}

/** The page as its owner sees it, with the numbers and what still keeps it off the market. */
export function ownersPage(property: Property, beside: Beside, figures: Figures, now: Date): PropertyPage {
  const data = dataOf(property);
  return {
    ...shared(property, beside, now),
    houseNo: property.houseNo,
    title: titleOf(property, true),
    pictureCount: property.pictures.length,
    history: [...beside.history],
    isOwner: true,
    owner: {
      houseNo: property.houseNo,
      images: property.images,
      package: property.package,
      review: property.review,
      returned: property.returned,
      counts: figures.counts,
      views: showsStatistics(property) ? figures.views : [],
      statistics: showsStatistics(property),
      ...figures.deal,
      obstacles: obstacles(data, now),
      advice: advice(data, now),
      hiddenPictures: property.pictures.length - shownPictures(property).length,
      hiddenFloorPlan: property.floorPlanPicture !== undefined && !showsPlan(property),
    },
  };
}

const showsPlan = (property: Property): boolean => hasFeature(property.package?.packageId, 'floor_plan');
const showsStatistics = (property: Property): boolean =>
  hasFeature(property.package?.packageId, 'statistics');

function shared(property: Property, { seller, similar, isFavourite }: Beside, now: Date) {
  const {
    ownerId: _,
    package: __,
    images: ___,
    ownerDeclaration: ____,
    review: _____,
    returned: ______,
    clearance: _______,
    ...page
  } = property;
  return {
    ...page,
    outcode: outcodeOf(property.postcode),
    news: newsOf(property, now),
    seller,
    similar: [...similar],
    isFavourite,
  };
}

function addressFor(property: Property): Address {
  const { uprn: _, line2, ...address } = property.address;
  const position = positionOf(property);
  // The second line often names the building.
  return { ...address, ...position, ...(showsNumber(property) && line2 !== undefined && { line2 }) };
}

function epcFor(epc: Epc | undefined, open: boolean): Epc | undefined {
  if (!epc || open) return epc;
  // The public register tells the address of a certificate's number.
  const { certificateNumber: _, image: __, ...rest } = epc;
  return rest;
}

const before: ReadonlySet<string | undefined> = new Set([
  'pending_payment',
  'under_review',
  'draft',
  'removed',
]);
const isShown = ({ kind, status }: HistoryEntry): boolean => kind !== 'status' || !before.has(status);

/** Whom a home exists for: its owner always, others while it is on sale or was sold. */
export const visibleTo = (property: Property, viewerId: string | undefined): boolean =>
  isPublic(property.status) || property.ownerId === viewerId;
