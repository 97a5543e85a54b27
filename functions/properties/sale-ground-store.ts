import { packages, packageOf } from '../packages/catalogue.ts';
import { featuredUntil } from '../packages/reach.ts';
import { requiringPackage, runningPackage } from '../packages/store.ts';
import type { Write } from '../shared/table.ts';
import { claimant } from './claim-store.ts';
import type { CurrentPackage, Property } from './property.ts';
import type { Ground } from './publishing.ts';

/** What going on sale depends on, as it is now, and the conditions that make sure it still is when it is saved. */
export async function groundOf(
  property: Property,
  time: Date,
): Promise<{ ground: Ground; conditions: readonly Write[] }> {
  const [active, holder] = await Promise.all([currentPackage(property, time), claimant(property)]);
  return {
    ground: { active, holder, offered: packages },
    conditions: active ? [requiringPackage(active.id, time)] : [],
  };
}

async function currentPackage({ id }: Property, time: Date): Promise<CurrentPackage | undefined> {
  const running = await runningPackage(id, time);
  if (!running?.endsAt) return undefined;
  const { packageId, endsAt } = running;
  const until = featuredUntil(running);
  return {
    id: running.id,
    packageId,
    maxPhotos: packageOf(packageId).max_photos,
    endsAt,
    ...(until !== undefined && until > time.toISOString() && { featuredUntil: until }),
  };
}
