import type { Occurrence } from '../../events/define.ts';
import {
  PropertyChanged,
  PropertyKeyFactsChanged,
  PropertyPriceChanged,
  PropertyTenureChanged,
} from '../../events/property.ts';
import { AppError, type ErrorExtras } from '../shared/errors.ts';
import { claimsOf } from './address.ts';
import { changedFields, merge } from './change.ts';
import type { Decision } from './decision.ts';
import { DraftData, type DraftChange } from './listing.ts';
import { refused } from './market.ts';
import { obstacles } from './obstacles.ts';
import type { Pictures } from './pictures-of.ts';
import { type HistoryEntry, Property } from './property.ts';
import { unfinished } from './publishing.ts';
import type { Obstacle } from './views.ts';

type Status = Property['status'];
const locked: ReadonlySet<Status> = new Set(['exchanged', 'completed', 'removed']);
/** A buyer has to be told of what changes after their offer was accepted. */
const agreed: ReadonlySet<Status> = new Set(['under_offer', 'sold_stc']);
/** While one of these, a home holds its address against other listings of it, or is being checked for that. */
export const holdsAddress: ReadonlySet<Status> = new Set([
  'under_review',
  'live',
  'paused',
  'under_offer',
  'sold_stc',
  'exchanged',
]);

/** What the seller said, out of the home that it became. */
export const dataOf = (property: Property): DraftData => DraftData.parse(property);

/**
 * The data as a change leaves it.
 * @throws 409 after exchange
 */
export function changedData(property: Property, change: DraftChange): DraftData {
  if (locked.has(property.status)) throw refused(property.status);
  return merge(dataOf(property), change);
}

/**
 * Saves changed data of a submitted home; nothing where nothing differs.
 * @throws 422 where it would leave the home less complete than it is, or moves a home on sale to another address
 */
export function edit(
  property: Property,
  data: DraftData,
  pictures: Pictures,
  now: Date,
): Decision | undefined {
  const before = dataOf(property);
  const fields = changedFields(before, data);
  if (fields.length === 0) return undefined;
  const edited = rebuilt(property, data, pictures, now);
  guardAddress(property, edited);
  if (holdsAddress.has(property.status)) guardCompleteness(before, data, now);
  const priced =
    property.price === edited.price || !property.firstListedAt ? edited : repriced(property, edited);
  const entries: HistoryEntry[] =
    priced === edited
      ? []
      : [{ at: edited.updatedAt, kind: 'price', price: edited.price, before: property.price }];
  return { property: priced, entries, events: eventsOf(property, priced) };
}

/** Takes note of something that the seller did not say, such as the package, or that its sale stands still. */
export function noted(
  property: Property,
  change: Pick<Property, 'package'> | Pick<Property, 'stalledAt'>,
  now: Date,
): Decision {
  const version = property.version + 1;
  const ids = { propertyId: property.id, ownerId: property.ownerId };
  return {
    property: { ...property, ...change, version, updatedAt: now.toISOString() },
    events: [PropertyChanged.of({ ...ids, version })],
    entries: [],
  };
}

function rebuilt(property: Property, data: DraftData, pictures: Pictures, now: Date): Property {
  const life = Object.entries(property).filter(([name]) => !(name in DraftData.shape) && !isPicture(name));
  const parsed = Property.safeParse({
    ...Object.fromEntries(life),
    ...data,
    keyFacts: data.keyFacts ?? {},
    ...pictures,
    version: property.version + 1,
    updatedAt: now.toISOString(),
  });
  if (parsed.success) return parsed.data;
  const gone = parsed.error.issues.map(({ path }) => [String(path[0]), ['This can not be left out.']]);
  throw invalid({ errors: Object.fromEntries(gone) });
}
const isPicture = (name: string): boolean => ['pictures', 'floorPlanPicture', 'epcPicture'].includes(name);

function repriced(before: Property, after: Property): Property {
  const reduced = after.price < before.price && { reducedAt: after.updatedAt };
  return { ...after, previousPrice: before.price, ...reduced };
}

function guardAddress(before: Property, after: Property): void {
  if (!holdsAddress.has(before.status) || sameAddress(before, after)) return;
  const text = 'A home on sale can not move. Withdraw it first, or list the other home on its own.';
  throw invalid({ errors: { houseNo: [text], postcode: [text] } });
}

const sameAddress = (one: Property, other: Property): boolean =>
  claimsOf(one).join() === claimsOf(other).join();

/** Only what this change breaks stands in its way, not what time has brought, such as an EPC that is overdue. */
function guardCompleteness(before: DraftData, after: DraftData, now: Date): void {
  const keyOf = ({ code, field, text }: Obstacle) => (code.startsWith('text_') ? `${field} ${text}` : code);
  const known = new Set(obstacles(before, now).map(keyOf));
  const broken = obstacles(after, now).filter((obstacle) => !known.has(keyOf(obstacle)));
  if (broken.length > 0) throw unfinished(broken);
}

const invalid = (extras: ErrorExtras) => new AppError('invalid', 'Some details are not right.', extras);

function eventsOf(before: Property, after: Property): Occurrence[] {
  const ids = { propertyId: after.id, ownerId: after.ownerId };
  const underOffer = agreed.has(after.status);
  const facts = changedFields(before.keyFacts, after.keyFacts);
  const events = [PropertyChanged.of({ ...ids, version: after.version })];
  if (before.price !== after.price)
    events.push(PropertyPriceChanged.of({ ...ids, from: before.price, to: after.price, underOffer }));
  if (before.tenure !== after.tenure)
    events.push(PropertyTenureChanged.of({ ...ids, from: before.tenure, to: after.tenure, underOffer }));
  if (facts.length > 0) events.push(PropertyKeyFactsChanged.of({ ...ids, fields: facts, underOffer }));
  return events;
}
