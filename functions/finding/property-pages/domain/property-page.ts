import type * as z from 'zod';
import type { CaseId } from '../../../../events/vocabulary.ts';
import { isMarkOfSeller } from '../../../deals/ownership-checks/domain/lapse-check.ts';
import {
  isNumberShown,
  formatShortAddress,
  outcodeOf,
  toPublicPosition,
} from '../../../listings/properties/domain/address.ts';
import { listShownPictures, findCardNews } from '../../../listings/properties/domain/card.ts';
import { toDraftData } from '../../../listings/properties/domain/edit-property.ts';
import { formatHomeSlug } from '../../../listings/properties/domain/home-address.ts';
import { findBadge } from '../../../listings/properties/domain/home-status.ts';
import type { Address, Epc } from '../../../listings/properties/domain/listing.ts';
import type { HistoryEntry, Property } from '../../../listings/properties/domain/property.ts';
import { listObstacles, listAdvice } from '../../../listings/properties/domain/publish-obstacles.ts';
import type {
  PropertyPage,
  PropertyCard,
  Counts,
  SellerTasks,
  DayCounts,
} from '../../../listings/properties/domain/views.ts';
import { hasFeature } from '../../../money/packages/domain/entitlements.ts';

/** What a page shows besides the property itself. */
export interface PageContext {
  readonly seller: PropertyPage['seller'];
  readonly history: readonly HistoryEntry[];
  readonly similar: readonly PropertyCard[];
  readonly isFavourite: boolean | undefined;
}

/** The numbers that only the owner sees. */
export interface OwnerFigures {
  readonly counts: z.output<typeof Counts>;
  readonly deal: SellerTasks;
  readonly views: z.output<typeof DayCounts>[];
  readonly hasPack: boolean;
  readonly removedByCase?: CaseId | undefined;
}

/**
 * The page as visitors see it: without house number and whole postcode and with a rounded position when the seller shows only
 * the street.
 */
export function toVisitorPage(property: Property, context: PageContext, now: Date): PropertyPage {
  const open = isNumberShown(property);
  const pictures = listShownPictures(property);
  return {
    ...toSharedFields(property, context, now),
    houseNo: open ? property.houseNo : undefined,
    // With a street it is a handful of houses.
    postcode: open ? property.postcode : undefined,
    title: formatShortAddress(property),
    address: toShownAddress(property),
    epcCertificate: toShownEpc(property.epcCertificate, open),
    // The certificate contains the full address.
    epcPicture: open ? property.epcPicture : undefined,
    pictures,
    pictureCount: pictures.length,
    ...(!hasFloorPlan(property) && { floorPlan: undefined, floorPlanPicture: undefined }),
    history: context.history.filter(isShownEntry),
    // Who asks for it gets it by a call that keeps a trail.
    homeReportFile: undefined,
    homeReportHandOut: toShownHandOut(property),
    isOwner: false,
  };
}

/** The page as its owner sees it, with numbers and obstacles. */
export function toOwnerPage(
  property: Property,
  context: PageContext,
  figures: OwnerFigures,
  now: Date,
): PropertyPage {
  const data = toDraftData(property);
  return {
    ...toSharedFields(property, context, now),
    houseNo: property.houseNo,
    title: formatShortAddress(property, true),
    pictureCount: property.pictures.length,
    history: [...context.history],
    isOwner: true,
    owner: {
      houseNo: property.houseNo,
      images: property.images,
      package: property.package,
      review: property.review,
      returned: property.returned,
      hiddenByCase: property.hiddenByCases?.at(-1),
      removedByCase: figures.removedByCase,
      counts: figures.counts,
      hasPack: figures.hasPack,
      views: hasStatistics(property) ? figures.views : [],
      statistics: hasStatistics(property),
      ...figures.deal,
      obstacles: listObstacles(data, now),
      advice: listAdvice(data, now),
      hiddenPictures: property.pictures.length - listShownPictures(property).length,
      hiddenFloorPlan: property.floorPlanPicture !== undefined && !hasFloorPlan(property),
    },
  };
}

const hasFloorPlan = (property: Property): boolean => hasFeature(property.package?.packageId, 'floor_plan');

const hasStatistics = (property: Property): boolean => hasFeature(property.package?.packageId, 'statistics');

function toSharedFields(property: Property, { seller, similar, isFavourite }: PageContext, now: Date) {
  const {
    code: __________,
    ownerId: _,
    package: __,
    images: ___,
    ownerDeclaration: ____,
    confirmedPrice: _________,
    review: _____,
    returned: ______,
    clearance: _______,
    hiddenByCases: ________,
    ownerMark,
    ...page
  } = property;
  return {
    ...page,
    slug: formatHomeSlug(property),
    outcode: outcodeOf(property.postcode),
    news: findCardNews(property, now),
    badge: findBadge(property.status, property.address.nation),
    // Whoever gave another name since is no longer who was checked.
    ...(ownerMark && isMarkOfSeller(ownerMark, seller) && { ownerMark }),
    seller,
    similar: [...similar],
    isFavourite,
  };
}

function toShownAddress(property: Property): Address {
  const { uprn: _, line2, ...address } = property.address;
  const position = toPublicPosition(property);
  // The second line often names the building.
  return { ...address, ...position, ...(isNumberShown(property) && line2 !== undefined && { line2 }) };
}

function toShownEpc(epc: Epc | undefined, open: boolean): Epc | undefined {
  if (!epc || open) return epc;
  // The public register has the address of a certificate number.
  const { certificateNumber: _, image: __, ...rest } = epc;
  return rest;
}

/** A Home Report that isn't here yet can only be asked for. */
function toShownHandOut({ homeReport, homeReportFile, homeReportHandOut = 'at_once' }: Property) {
  if (homeReport !== 'ready') return undefined;
  return homeReportFile ? homeReportHandOut : 'ask_first';
}

const hiddenStatuses: ReadonlySet<string | undefined> = new Set([
  'pending_payment',
  'under_review',
  'draft',
  'removed',
]);

const isShownEntry = ({ kind, status }: HistoryEntry): boolean =>
  kind !== 'status' || !hiddenStatuses.has(status);
