import type { DomainEvent } from '../../../../events/define.ts';
import {
  PropertyChanged,
  PropertyKeyFactsChanged,
  PropertyPriceChanged,
  PropertyTenureChanged,
} from '../../../../events/property.ts';
import { AppError, type ErrorExtras } from '../../../kernel/errors.ts';
import { listAddressKeys } from './address-key.ts';
import { listChangedFields, applyDraftChange } from './draft-fields.ts';
import { removeMarkOfOtherHome } from './end-owner-mark.ts';
import type { Pictures } from './listing-pictures.ts';
import { DraftData, type DraftChange } from './listing.ts';
import { createMoveRefusal } from './market.ts';
import type { PropertyUpdate } from './property-update.ts';
import { type HistoryEntry, Property } from './property.ts';
import { listObstacles } from './publish-obstacles.ts';
import { createObstaclesError } from './publish-property.ts';
import type { Obstacle } from './views.ts';

type PropertyStatusName = Property['status'];
const lockedStatuses: ReadonlySet<PropertyStatusName> = new Set(['exchanged', 'completed', 'removed']);
/** Statuses in which the buyer is notified of changes. */
const agreedSaleStatuses: ReadonlySet<PropertyStatusName> = new Set(['under_offer', 'sold_stc']);
/** Statuses in which a property holds its address against other listings, or is being reviewed for that. */
export const addressHoldingStatuses: ReadonlySet<PropertyStatusName> = new Set([
  'under_review',
  'live',
  'paused',
  'under_offer',
  'sold_stc',
  'exchanged',
]);

/** The seller's data as part of the property. */
export function toDraftData(property: Property): DraftData {
  return DraftData.parse(property);
}

/**
 * The data with a change applied.
 * @throws 409 after exchange
 */
export function applyPropertyChange(property: Property, change: DraftChange): DraftData {
  if (lockedStatuses.has(property.status)) throw createMoveRefusal(property.status);
  return applyDraftChange(toDraftData(property), change);
}

/**
 * Applies changed data to a submitted property; `undefined` when nothing differs.
 * @throws 422 when the change causes a new obstacle, or moves a property on sale to another address
 */
export function editProperty(
  property: Property,
  data: DraftData,
  pictures: Pictures,
  now: Date,
): PropertyUpdate | undefined {
  const before = toDraftData(property);
  const fields = listChangedFields(before, data);
  if (fields.length === 0) return undefined;
  const edited = removeMarkOfOtherHome(property, rebuildProperty(property, data, pictures, now));
  assertAddressUnchanged(property, edited);
  if (addressHoldingStatuses.has(property.status)) assertStillComplete(before, data, now);
  const priced =
    property.price === edited.price || !property.firstListedAt ? edited : applyPriceHistory(property, edited);
  const entries: HistoryEntry[] =
    priced === edited
      ? []
      : [{ at: edited.updatedAt, kind: 'price', price: edited.price, before: property.price }];
  return { property: priced, entries, events: buildEditEvents(property, priced) };
}

/** Records what the seller did not enter, such as the package, a stalled sale or a proof of ownership. */
export function notePropertyChange(
  property: Property,
  change: Pick<Property, 'package'> | Pick<Property, 'stalledAt'> | Pick<Property, 'ownerMark'>,
  now: Date,
): PropertyUpdate {
  const version = property.version + 1;
  const ids = { propertyId: property.id, ownerId: property.ownerId };
  return {
    property: { ...property, ...change, version, updatedAt: now.toISOString() },
    events: [PropertyChanged.of({ ...ids, version })],
    entries: [],
  };
}

function rebuildProperty(property: Property, data: DraftData, pictures: Pictures, now: Date): Property {
  const life = Object.entries(property).filter(
    ([name]) => !(name in DraftData.shape) && !isPictureField(name),
  );
  const parsed = Property.safeParse({
    ...Object.fromEntries(life),
    ...data,
    keyFacts: data.keyFacts ?? {},
    ...pictures,
    version: property.version + 1,
    updatedAt: now.toISOString(),
  });
  if (parsed.success) return parsed.data;
  const gone = parsed.error.issues.map(({ path }) => [String(path[0]), ['This can’t be left out.']]);
  throw createDetailsError({ errors: Object.fromEntries(gone) });
}
const isPictureField = (name: string): boolean =>
  ['pictures', 'floorPlanPicture', 'epcPicture'].includes(name);

function applyPriceHistory(before: Property, after: Property): Property {
  const reduced = after.price < before.price && { reducedAt: after.updatedAt };
  return { ...after, previousPrice: before.price, ...reduced };
}

function assertAddressUnchanged(before: Property, after: Property): void {
  if (!addressHoldingStatuses.has(before.status) || hasSameAddress(before, after)) return;
  const text =
    'You can’t change the address of a home on sale. Withdraw it first, or list the other home separately.';
  throw createDetailsError({ errors: { houseNo: [text], postcode: [text] } });
}

const hasSameAddress = (property: Property, other: Property): boolean =>
  listAddressKeys(property).join() === listAddressKeys(other).join();

/**
 * Only obstacles that this change causes reject it, not those that arose over time, such as an overdue EPC.
 */
function assertStillComplete(before: DraftData, after: DraftData, now: Date): void {
  const keyOf = ({ code, field, text }: Obstacle) => (code.startsWith('text_') ? `${field} ${text}` : code);
  const known = new Set(listObstacles(before, now).map(keyOf));
  const broken = listObstacles(after, now).filter((obstacle) => !known.has(keyOf(obstacle)));
  if (broken.length > 0) throw createObstaclesError(broken);
}

const createDetailsError = (extras: ErrorExtras) =>
  new AppError('invalid', 'Some details aren’t right.', extras);

function buildEditEvents(before: Property, after: Property): DomainEvent[] {
  const ids = { propertyId: after.id, ownerId: after.ownerId };
  const underOffer = agreedSaleStatuses.has(after.status);
  const facts = listChangedFields(before.keyFacts, after.keyFacts);
  const events = [PropertyChanged.of({ ...ids, version: after.version })];
  if (before.price !== after.price)
    events.push(PropertyPriceChanged.of({ ...ids, from: before.price, to: after.price, underOffer }));
  if (before.tenure !== after.tenure)
    events.push(PropertyTenureChanged.of({ ...ids, from: before.tenure, to: after.tenure, underOffer }));
  if (facts.length > 0) events.push(PropertyKeyFactsChanged.of({ ...ids, fields: facts, underOffer }));
  return events;
}
