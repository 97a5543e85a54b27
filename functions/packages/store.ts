import { Entity } from 'electrodb';
import type { Occurrence } from '../../events/define.ts';
import type { PropertyId, PropertyPackageId } from '../../events/vocabulary.ts';
import { AppError } from '../shared/errors.ts';
import {
  commit,
  deleting,
  gsi,
  oneTable,
  putting,
  requiring,
  rowKey,
  stale,
  type Write,
} from '../shared/table.ts';
import type { PackageDecision } from './choosing.ts';
import { PropertyPackage } from './package.ts';

/** No end is known. */
const open = 'open';

const PackageRow = new Entity(
  {
    model: { entity: 'property-package', version: '1', service: 'gable' },
    attributes: {
      id: { type: 'string', required: true },
      status: { type: 'string', required: true },
      version: { type: 'number', required: true },
      endsAt: { type: 'string', required: true },
      /** The day on which it ends while it runs; `open` otherwise. */
      endsOn: { type: 'string', required: true },
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
    },
  },
  oneTable,
);

/** The one package of a home that is not over: its row is what makes it one. */
const OpenPackage = new Entity(
  {
    model: { entity: 'open-package', version: '1', service: 'gable' },
    attributes: {
      propertyId: { type: 'string', required: true },
      id: { type: 'string', required: true },
    },
    indexes: { byProperty: rowKey('propertyId') },
  },
  oneTable,
);

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
export async function openPackage(propertyId: PropertyId): Promise<PropertyPackage | undefined> {
  const { data } = await OpenPackage.get({ propertyId }).go({ consistent: true });
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
export async function packagesEnding(day: string): Promise<PropertyPackage[]> {
  const { data } = await PackageRow.query.byEnd({ endsOn: day }).go({ pages: 'all' });
  return data.map(({ chosen }) => PropertyPackage.parse(chosen));
}

// Writes

const rowOf = (chosen: PropertyPackage) => {
  const { id, status, version, endsAt = open } = chosen;
  return { id, status, version, endsAt, endsOn: status === 'active' ? endsAt.slice(0, 10) : open, chosen };
};
const hasOne = () => new AppError('conflict', 'This home has a package already.', { state: 'active' });

/** Refused where the home has a package that is not over; one that is over gives way. */
export async function insertPackage({ chosen, events }: PackageDecision): Promise<void> {
  const { id, propertyId } = chosen;
  await commit(
    [
      putting(PackageRow.create(rowOf(chosen)).params()),
      putting(OpenPackage.create({ propertyId, id }).params(), hasOne),
    ],
    events,
  );
}

const saving = (chosen: PropertyPackage): Write =>
  putting(
    PackageRow.put(rowOf(chosen))
      .where(({ version }, { eq }) => eq(version, chosen.version - 1))
      .params(),
  );

/** Saves a package as it becomes, where nobody saved it since it was read. */
export const savePackage = ({ chosen, events }: PackageDecision): Promise<void> =>
  commit([saving(chosen)], events);

/** Ends a package as it was read, and makes room for the next. */
export async function endPackage({ chosen, events }: PackageDecision): Promise<void> {
  const { propertyId } = chosen;
  await commit([saving(chosen), deleting(OpenPackage.delete({ propertyId }).params())], events);
}

/** Tells that a package ends in so many days, unless that was told. */
export async function tellEnding(
  { id, endsAt = open }: PropertyPackage,
  days: number,
  events: readonly Occurrence[],
): Promise<void> {
  if (events.length === 0) return;
  const expiresAt = Math.floor(Date.parse(endsAt) / 1000) + 30 * 86_400;
  try {
    await commit([putting(EndingTold.create({ id, endsAt, days, expiresAt }).params())], events);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'stale')) throw error;
  }
}
