import { Entity } from 'electrodb';
import type { Occurrence } from '../../events/define.ts';
import { PackageActivated } from '../../events/package.ts';
import type { PropertyId, PropertyPackageId } from '../../events/vocabulary.ts';
import {
  again,
  commit,
  deleting,
  gsi,
  oneTable,
  putting,
  requiring,
  rowKey,
  stale,
  unlessStale,
  type Write,
} from '../shared/table.ts';
import type { Home, PackageDecision } from './decision.ts';
import { PropertyPackage } from './package.ts';
import { buildOrderWrite } from './order-store.ts';
import { featuredUntil } from './reach.ts';
import { expire, isOver } from './running.ts';
import { buildStartConsents } from './start-consents.ts';

/** No end is known. */
const open = 'open';
/** It has no featured place. */
const nowhere = 'none';

const PackageRow = new Entity(
  {
    model: { entity: 'property-package', version: '1', service: 'gable' },
    attributes: {
      id: { type: 'string', required: true },
      status: { type: 'string', required: true },
      version: { type: 'number', required: true },
      endsAt: { type: 'string', required: true },
      /** The day on which it ends while it runs, begins while it is scheduled, or was chosen while it waits; `open` otherwise. */
      endsOn: { type: 'string', required: true },
      /** The day on which its featured place ends while it runs; `none` otherwise. */
      featuredOn: { type: 'string', required: true, default: nowhere },
      chosen: { type: 'any', required: true },
    },
    indexes: {
      byId: rowKey('id'),
      byEnd: {
        index: gsi.one.index,
        condition: ({ endsOn }) => endsOn !== open,
        pk: { field: gsi.one.pk, composite: ['endsOn'] },
        sk: { field: gsi.one.sk, composite: [] },
      },
      byFeature: {
        index: gsi.two.index,
        condition: ({ featuredOn }) => featuredOn !== nowhere,
        pk: { field: gsi.two.pk, composite: ['featuredOn'] },
        sk: { field: gsi.two.sk, composite: [] },
      },
    },
  },
  oneTable,
);

/** The one package of a home that is not over: its row is what makes it one. */
const OpenPackage = slot('open-package');
/** The one choice of a home that waits to be paid. */
const PendingPackage = slot('pending-package');

function slot(entity: string) {
  return new Entity(
    {
      model: { entity, version: '1', service: 'gable' },
      attributes: {
        propertyId: { type: 'string', required: true },
        id: { type: 'string', required: true },
      },
      indexes: { byProperty: rowKey('propertyId') },
    },
    oneTable,
  );
}

/** That an owner was told of a package's end, this many days before: once, however often the day's work runs. */
const EndingTold = new Entity(
  {
    model: { entity: 'package-ending-told', version: '1', service: 'gable' },
    attributes: {
      id: { type: 'string', required: true },
      endsAt: { type: 'string', required: true },
      days: { type: 'number', required: true },
      expiresAt: { type: 'number', required: true },
    },
    indexes: {
      byEnd: { pk: { field: 'pk', composite: ['id'] }, sk: { field: 'sk', composite: ['endsAt', 'days'] } },
    },
  },
  oneTable,
);

// Reads

export async function packageById(id: string): Promise<PropertyPackage | undefined> {
  const { data } = await PackageRow.get({ id }).go({ consistent: true });
  return data ? PropertyPackage.parse(data.chosen) : undefined;
}

/** The package of a home that nobody ended yet, though its days may be over. */
export const openPackage = (propertyId: PropertyId): Promise<PropertyPackage | undefined> =>
  inSlot(OpenPackage, propertyId);

/** The package of a home that nobody ended yet, and the choice that waits to be paid. */
export async function packagesOf(propertyId: PropertyId): Promise<Home> {
  const [current, pending] = await Promise.all([openPackage(propertyId), inSlot(PendingPackage, propertyId)]);
  return { current, pending };
}

/** The same, where a package whose days are over is ended first. */
export async function packagesNow(propertyId: PropertyId, now: Date): Promise<Home> {
  const home = await packagesOf(propertyId);
  if (!home.current || !isOver(home.current, now)) return home;
  const decision = expire(home.current, home);
  await savePackages(decision);
  return decision.after;
}

/** A package and those that it upgraded step by step, as long as something of their price is in its own. */
export async function chainOf(found: PropertyPackage): Promise<PropertyPackage[]> {
  const { upgrades, creditGrossPence } = found;
  const before = upgrades !== undefined && creditGrossPence > 0 ? await packageById(upgrades) : undefined;
  return before ? [found, ...(await chainOf(before))] : [found];
}

/** The package that this one took the place of, or is to. */
export const packageBefore = async ({ upgrades }: PropertyPackage): Promise<PropertyPackage | undefined> =>
  upgrades === undefined ? undefined : packageById(upgrades);

async function inSlot(entity: typeof OpenPackage, propertyId: PropertyId) {
  const { data } = await entity.get({ propertyId }).go({ consistent: true });
  return data ? packageById(data.id) : undefined;
}

/** The package of a home that runs now. */
export async function runningPackage(
  propertyId: PropertyId,
  now: Date,
): Promise<PropertyPackage | undefined> {
  const found = await openPackage(propertyId);
  return found?.status === 'active' && (found.endsAt ?? '') > now.toISOString() ? found : undefined;
}

/** The package still runs at the moment of the transaction. A check has a deletion's form, and deletes nothing. */
export const requiringPackage = (id: PropertyPackageId, now: Date): Write =>
  requiring(
    PackageRow.delete({ id })
      .where(
        ({ status, endsAt }, { eq, gt }) => `${eq(status, 'active')} AND ${gt(endsAt, now.toISOString())}`,
      )
      .params(),
    stale,
  );

/** Running packages that end on a day. */
export const packagesEnding = (day: string): Promise<PropertyPackage[]> => onDay(day);

/** Choices of a day that wait to be paid. */
export const packagesPending = (day: string): Promise<PropertyPackage[]> => onDay(`${pendingOf}${day}`);
const pendingOf = 'pending#';

/** Paid packages that are to begin on a day. */
export const packagesScheduled = (day: string): Promise<PropertyPackage[]> => onDay(`${scheduledOf}${day}`);
const scheduledOf = 'scheduled#';

async function onDay(endsOn: string): Promise<PropertyPackage[]> {
  const { data } = await PackageRow.query.byEnd({ endsOn }).go({ pages: 'all' });
  return data.map(({ chosen }) => PropertyPackage.parse(chosen));
}

/** Running packages whose featured place ends on a day. */
export async function featuresEnding(day: string): Promise<PropertyPackage[]> {
  const { data } = await PackageRow.query.byFeature({ featuredOn: day }).go({ pages: 'all' });
  return data.map(({ chosen }) => PropertyPackage.parse(chosen));
}

// Writes

const rowOf = (chosen: PropertyPackage) => {
  const { id, status, version, endsAt = open, startsAt = open, createdAt } = chosen;
  const days: Readonly<Partial<Record<PropertyPackage['status'], string>>> = {
    pending_payment: `${pendingOf}${createdAt.slice(0, 10)}`,
    scheduled: `${scheduledOf}${startsAt.slice(0, 10)}`,
    active: endsAt.slice(0, 10),
  };
  const endsOn = days[status] ?? open;
  const featuredOn = status === 'active' ? (featuredUntil(chosen)?.slice(0, 10) ?? nowhere) : nowhere;
  return { id, status, version, endsAt, endsOn, featuredOn, chosen };
};

const saving = (chosen: PropertyPackage): Write =>
  putting(
    chosen.version === 1
      ? PackageRow.create(rowOf(chosen)).params()
      : PackageRow.put(rowOf(chosen))
          .where(({ version }, { eq }) => eq(version, chosen.version - 1))
          .params(),
  );

/** What fills a home's slot gives way to what is to fill it, on the condition that it is what was read. */
function filling(
  entity: typeof OpenPackage,
  before: PropertyPackage | undefined,
  after: PropertyPackage | undefined,
): Write[] {
  const propertyId = (before ?? after)?.propertyId;
  if (propertyId === undefined || before?.id === after?.id) return [];
  if (!before) return after ? [putting(entity.create({ propertyId, id: after.id }).params())] : [];
  const kept = before.id;
  const put = after && entity.put({ propertyId, id: after.id });
  return put
    ? [putting(put.where(({ id }, { eq }) => eq(id, plain(kept))).params())]
    : [
        deleting(
          entity
            .delete({ propertyId })
            .where(({ id }, { eq }) => eq(id, plain(kept)))
            .params(),
        ),
      ];
}
// ElectroDB compares a column with a plain string, not with one of a known form.
const plain = (id: string): string => id;

/**
 * Saves all that a decision changes, with whatever else has to hold or change in the same moment.
 * @throws 409 `stale` where the home's packages are not as they were read
 */
export async function savePackages(
  { before, after, changed, events }: PackageDecision,
  also: readonly Write[] = [],
): Promise<void> {
  const begun = events.filter(({ name }) => name === PackageActivated.name);
  await commit(
    [
      ...changed.map(saving),
      ...changed
        .filter(({ id }) => begun.some(({ detail }) => detail['propertyPackageId'] === id))
        .map(buildOrderWrite),
      ...filling(OpenPackage, before.current, after.current),
      ...filling(PendingPackage, before.pending, after.pending),
      ...buildStartConsents({ before, changed }),
      ...also,
    ],
    events,
  );
}

/**
 * For reactions: decides by the home's packages as they are, and anew where they changed in between. A decision of
 * nothing leaves them.
 */
export async function reactOn(
  propertyId: PropertyId,
  decide: (
    home: Home,
  ) =>
    | Promise<{ decision: PackageDecision; also?: readonly Write[] } | undefined>
    | { decision: PackageDecision; also?: readonly Write[] }
    | undefined,
): Promise<void> {
  await again(async () => {
    const decided = await decide(await packagesOf(propertyId));
    if (decided) await savePackages(decided.decision, decided.also);
  });
}

/** Tells that a package ends in so many days, unless that was told. */
export async function tellEnding(
  { id, endsAt = open }: PropertyPackage,
  days: number,
  events: readonly Occurrence[],
): Promise<void> {
  if (events.length === 0) return;
  const expiresAt = Math.floor(Date.parse(endsAt) / 1000) + 30 * 86_400;
  await unlessStale(commit([putting(EndingTold.create({ id, endsAt, days, expiresAt }).params())], events));
}
