import { defineRow, number, rowKey, text } from '../../../kernel/data/row.ts';
import { buildPut, type Write } from '../../../kernel/data/table.ts';
import { dayMs } from '../../../kernel/time.ts';
import { countedDays } from '../domain/popularity.ts';
import { Package, type PropertyPackage } from '../domain/property-package.ts';

/** One row per start of a package, by day. */
const PackageOrderRow = defineRow('package-order', {
  columns: { day: text, id: text, packageId: text, expiresAt: number },
  indexes: { byDay: rowKey('day', 'id') },
});

/** The most chosen package, calculated by the daily run. */
const MostChosenRow = defineRow('most-chosen-package', {
  columns: { of: { type: 'string', required: true, default: 'all' }, packageId: text },
  indexes: { byName: rowKey('of') },
});

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The row that counts the start of a package. */
export function buildOrderWrite({ id, packageId, startedAt, createdAt }: PropertyPackage): Write {
  const began = Date.parse(startedAt ?? createdAt);
  const expiresAt = Math.floor((began + (countedDays + 10) * dayMs) / 1000);
  return buildPut(PackageOrderRow.put({ day: dayOf(began), id, packageId, expiresAt }));
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
