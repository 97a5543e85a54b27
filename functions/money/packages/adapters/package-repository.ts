import type { DomainEvent } from '../../../../events/define.ts';
import { PackageActivated } from '../../../../events/package.ts';
import type { PropertyId, PropertyPackageId } from '../../../../events/vocabulary.ts';
import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import { createRowRead, findRow, findRows, type RowRead } from '../../../kernel/data/row-read.ts';
import { widenToString, defineRow, indexKey, number, rowKey, text } from '../../../kernel/data/row.ts';
import {
  type ChangeSet,
  type Write,
  buildCondition,
  createStaleError,
  buildPut,
  buildDelete,
  commit,
  ignoreStale,
} from '../../../kernel/data/table.ts';
import { daySeconds, toUnixSeconds } from '../../../kernel/time.ts';
import { calculateFeaturedUntil } from '../domain/entitlements.ts';
import type { PropertyPackages, PackageUpdate } from '../domain/package-update.ts';
import { PropertyPackage } from '../domain/property-package.ts';
import { buildOrderWrite } from './package-order-repository.ts';
import { buildStartConsentWrites } from './start-consent-writes.ts';

/** Keeps a package out of the index by day. */
const noDay = 'open';

/** Keeps a package out of the index by featured day. */
const notFeatured = 'none';

const packages = defineDocumentEntity('property-package', PropertyPackage, {
  columns: {
    id: text,
    status: text,
    version: number,
    endsAt: text,
    /**
     * The day on which it ends while it runs, begins while it is scheduled, or was chosen while it waits;
     * `open` otherwise.
     */
    endsOn: text,
    /** The day on which its featured place ends while it runs; `none` otherwise. */
    featuredOn: text,
    chosen: documentColumn,
  },
  derive: deriveDays,
  indexes: {
    byId: rowKey('id'),
    byEnd: { ...indexKey('gsi1', 'endsOn'), condition: ({ endsOn }) => endsOn !== noDay },
    byFeature: {
      ...indexKey('gsi2', 'featuredOn'),
      condition: ({ featuredOn }) => featuredOn !== notFeatured,
    },
  },
});

const slot = {
  columns: { propertyId: text, id: text },
  indexes: { byProperty: rowKey('propertyId') },
};

/** Points to the one package of a property that has not ended. */
const CurrentPackageRow = defineRow('open-package', slot);

/** Points to the one choice of a property that is unpaid or scheduled. */
const PendingPackageRow = defineRow('pending-package', slot);

/** Records that a reminder was published, so that repeated daily runs publish it once. */
const EndReminderRow = defineRow('package-end-reminder', {
  columns: { id: text, endsAt: text, days: number, expiresAt: number },
  indexes: { byEnd: rowKey('id', 'endsAt', 'days') },
});

export function findPackage(id: string): Promise<PropertyPackage | undefined> {
  return packages.find({ id });
}

/** The read of `findPackage`, to go out together with others. */
export function createPackageRead(id: string): RowRead<PropertyPackage | undefined> {
  return packages.createRead({ id });
}

/** The package of a property that was not ended yet, although it may be past its end. */
export function findOpenPackage(propertyId: PropertyId): Promise<PropertyPackage | undefined> {
  return findInSlot(CurrentPackageRow, propertyId);
}

/**
 * The package of a property that was not ended yet, and the choice that is unpaid or scheduled. Two reads: the first has
 * no order, so that a choice that starts meanwhile may be found as neither, or in its old place.
 */
export async function loadPropertyPackages(propertyId: PropertyId): Promise<PropertyPackages> {
  const [chosenId, openId] = await findRows(
    createSlotRead(PendingPackageRow, propertyId),
    createSlotRead(CurrentPackageRow, propertyId),
  );
  if (chosenId === undefined && openId === undefined)
    return { current: await findOpenPackage(propertyId), pending: undefined };
  const ids = [chosenId, openId].filter((id) => id !== undefined);
  const found = await packages.listByKeys(
    ids.map((id) => ({ id })),
    { consistent: true },
  );
  const find = (wanted: string | undefined) => found.find(({ id }) => id === wanted);
  const [chosen, current] = [find(chosenId), find(openId)];
  if (chosen && hasStarted(chosen)) return { current: chosen, pending: undefined };
  return { current, pending: chosen };
}

/**
 * A package and those that it upgraded, as far as their value is part of its price; newest first, one read
 * each.
 */
export async function loadUpgradeChain(found: PropertyPackage): Promise<PropertyPackage[]> {
  const { upgrades, creditGrossPence } = found;
  const before = upgrades !== undefined && creditGrossPence > 0 ? await findPackage(upgrades) : undefined;
  return before ? [found, ...(await loadUpgradeChain(before))] : [found];
}

/** The package that this one upgrades. */
export async function findPreviousPackage({
  upgrades,
}: PropertyPackage): Promise<PropertyPackage | undefined> {
  return upgrades === undefined ? undefined : findPackage(upgrades);
}

const hasStarted = ({ status }: PropertyPackage): boolean => status === 'active' || status === 'paused';

const createSlotRead = (entity: typeof CurrentPackageRow, propertyId: PropertyId) =>
  createRowRead(entity.get({ propertyId }), (stored) => stored && String(stored['id']));

async function findInSlot(entity: typeof CurrentPackageRow, propertyId: PropertyId) {
  const id = await findRow(createSlotRead(entity, propertyId));
  return id === undefined ? undefined : findPackage(id);
}

/** The active package of a property that is not past its end. */
export async function findRunningPackage(
  propertyId: PropertyId,
  now: Date,
): Promise<PropertyPackage | undefined> {
  const found = await findOpenPackage(propertyId);
  return found?.status === 'active' && (found.endsAt ?? '') > now.toISOString() ? found : undefined;
}

/**
 * Makes a transaction fail as `stale` unless the package still runs. ElectroDB has no condition checks: the
 * parameters are those of a deletion, and nothing is deleted.
 */
export function buildRunningPackageCheck(id: PropertyPackageId, now: Date): Write {
  return buildCondition(
    packages.row
      .delete({ id })
      .where(
        ({ status, endsAt }, { eq, gt }) => `${eq(status, 'active')} AND ${gt(endsAt, now.toISOString())}`,
      ),
    createStaleError,
  );
}

/** Active packages that end on a day (`2026-11-22`). */
export function listPackagesEnding(day: string): Promise<PropertyPackage[]> {
  return listByDay(day);
}

/** Unpaid choices that were made on a day. */
export function listPendingPackages(day: string): Promise<PropertyPackage[]> {
  return listByDay(`${pendingPrefix}${day}`);
}

const pendingPrefix = 'pending#';

/** Scheduled packages that start on a day. */
export function listScheduledPackages(day: string): Promise<PropertyPackage[]> {
  return listByDay(`${scheduledPrefix}${day}`);
}

const scheduledPrefix = 'scheduled#';

function listByDay(endsOn: string): Promise<PropertyPackage[]> {
  return packages.list('byEnd', { endsOn });
}

/** Active packages whose featured place ends on a day. */
export function listFeaturesEnding(day: string): Promise<PropertyPackage[]> {
  return packages.list('byFeature', { featuredOn: day });
}

function deriveDays(chosen: PropertyPackage) {
  const { status, endsAt = noDay, startsAt = noDay, createdAt } = chosen;
  const days: Readonly<Partial<Record<PropertyPackage['status'], string>>> = {
    pending_payment: `${pendingPrefix}${createdAt.slice(0, 10)}`,
    scheduled: `${scheduledPrefix}${startsAt.slice(0, 10)}`,
    active: endsAt.slice(0, 10),
  };
  const endsOn = days[status] ?? noDay;
  const featuredOn =
    status === 'active' ? (calculateFeaturedUntil(chosen)?.slice(0, 10) ?? notFeatured) : notFeatured;
  return { endsAt, endsOn, featuredOn };
}

/**
 * Points a property's slot to another package or clears it, on the condition that it still holds the one that
 * was read.
 */
function buildSlotWrites(
  entity: typeof CurrentPackageRow,
  before: PropertyPackage | undefined,
  after: PropertyPackage | undefined,
): Write[] {
  const propertyId = (before ?? after)?.propertyId;
  if (propertyId === undefined || before?.id === after?.id) return [];
  if (!before) return after ? [buildPut(entity.create({ propertyId, id: after.id }))] : [];
  const kept = before.id;
  const put = after && entity.put({ propertyId, id: after.id });
  return put
    ? [buildPut(put.where(({ id }, { eq }) => eq(id, widenToString(kept))))]
    : [buildDelete(entity.delete({ propertyId }).where(({ id }, { eq }) => eq(id, widenToString(kept))))];
}

/**
 * The writes and events of an update, with `also`; they fail as 409 `stale` when the property's packages changed since
 * they were read.
 */
export function buildPackageWrites(
  { before, after, changed, events }: PackageUpdate,
  also: readonly Write[] = [],
): ChangeSet {
  const begun = events.filter(({ name }) => name === PackageActivated.name);
  const writes = [
    ...changed.map(packages.buildSave),
    ...changed
      .filter(({ id }) => begun.some(({ detail }) => detail['propertyPackageId'] === id))
      .map(buildOrderWrite),
    ...buildSlotWrites(CurrentPackageRow, before.current, after.current),
    ...buildSlotWrites(PendingPackageRow, before.pending, after.pending),
    ...buildStartConsentWrites({ before, changed }),
    ...also,
  ];
  return { writes, events };
}

/** @throws 409 `stale` when the property's packages changed since they were read */
export async function savePackages(update: PackageUpdate): Promise<void> {
  const { writes, events } = buildPackageWrites(update);
  await commit(writes, events);
}

/** Publishes the reminder that a package ends in this many days, once. */
export async function publishEndReminder(
  { id, endsAt = noDay }: PropertyPackage,
  days: number,
  events: readonly DomainEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const expiresAt = toUnixSeconds(endsAt) + 30 * daySeconds;
  await ignoreStale(commit([buildPut(EndReminderRow.create({ id, endsAt, days, expiresAt }))], events));
}
