import { Entity } from 'electrodb';
import { tableOptions, buildPut, type Write } from '../../kernel/data/table.ts';
import { dayMs } from '../../kernel/time.ts';
import { Package, type PropertyPackage } from '../domain/property-package.ts';
import { countedDays } from '../domain/popularity.ts';

/** One row per start of a package, by day. */
const PackageOrderRow = new Entity(
  {
    model: { entity: 'package-order', version: '1', service: 'gable' },
    attributes: {
      day: { type: 'string', required: true },
      id: { type: 'string', required: true },
      packageId: { type: 'string', required: true },
      expiresAt: { type: 'number', required: true },
    },
    indexes: {
      byDay: { pk: { field: 'pk', composite: ['day'] }, sk: { field: 'sk', composite: ['id'] } },
    },
  },
  tableOptions,
);

/** The most chosen package, calculated by the daily run. */
const MostChosenRow = new Entity(
  {
    model: { entity: 'most-chosen-package', version: '1', service: 'gable' },
    attributes: {
      of: { type: 'string', required: true, default: 'all' },
      packageId: { type: 'string', required: true },
    },
    indexes: { byName: { pk: { field: 'pk', composite: ['of'] }, sk: { field: 'sk', composite: [] } } },
  },
  tableOptions,
);

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The row that counts the start of a package. */
export function buildOrderWrite({ id, packageId, startedAt, createdAt }: PropertyPackage): Write {
  const began = Date.parse(startedAt ?? createdAt);
  const expiresAt = Math.floor((began + (countedDays + 10) * dayMs) / 1000);
  return buildPut(PackageOrderRow.put({ day: dayOf(began), id, packageId, expiresAt }).params());
}

/** The packages that started in the last 90 days, one entry per start; one query per day. */
export async function listRecentOrders(now: Date): Promise<Package['id'][]> {
  const days = Array.from({ length: countedDays }, (_, ago) => dayOf(now.getTime() - ago * dayMs));
  const found: Package['id'][] = [];
  for (const day of days) {
    const { data } = await PackageOrderRow.query.byDay({ day }).go({ pages: 'all' });
    found.push(...data.map(({ packageId }) => Package.shape.id.parse(packageId)));
  }
  return found;
}

export async function saveMostChosen(packageId: Package['id'] | undefined): Promise<void> {
  if (packageId === undefined) await MostChosenRow.delete({ of: 'all' }).go();
  else await MostChosenRow.put({ of: 'all', packageId }).go();
}

export async function findMostChosen(): Promise<Package['id'] | undefined> {
  const { data } = await MostChosenRow.get({ of: 'all' }).go();
  return data ? Package.shape.id.parse(data.packageId) : undefined;
}
