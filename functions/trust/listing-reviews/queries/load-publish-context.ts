import { newId } from '../../../kernel/data/ids.ts';
import { loadTogether } from '../../../kernel/data/row-read.ts';
import type { Write } from '../../../kernel/data/table.ts';
import { addWorkingDays } from '../../../kernel/working-days.ts';
import type { AddressHolder } from '../../../listings/properties/adapters/address-claim-repository.ts';
import type { ReviewFindings } from '../../../listings/properties/domain/listing-hold.ts';
import type { Property, CurrentPackage } from '../../../listings/properties/domain/property.ts';
import type { PublishContext, NextReview } from '../../../listings/properties/domain/publish-property.ts';
import {
  buildRunningPackageCheck,
  findRunningPackage,
} from '../../../money/packages/adapters/package-repository.ts';
import { packageCatalogue, packageOf } from '../../../money/packages/domain/catalogue.ts';
import { calculateFeaturedUntil } from '../../../money/packages/domain/entitlements.ts';
import { isAccountBlocked } from '../../../people/accounts/adapters/account-repository.ts';
import { loadFindings } from './load-findings.ts';

/** What publishing depends on now, and the conditions that it still holds when it is saved. */
export async function loadPublishContext(
  property: Property,
  time: Date,
): Promise<{ ground: PublishContext; conditions: readonly Write[] }> {
  const [active, { review, holder }, ownerBlocked] = await loadTogether(() =>
    Promise.all([
      findCurrentPackage(property, time),
      loadNextReview(property, time),
      isAccountBlocked(property.ownerId),
    ]),
  );
  return {
    ground: { active, holder: holder?.holder, ownerBlocked, review, offered: packageCatalogue },
    conditions: active ? [buildRunningPackageCheck(active.id, time)] : [],
  };
}

/** Working days within which staff decide on a property under review. */
const reviewDays = 1;

/** The review that would be opened if the property were held now. */
export async function loadNextReview(
  property: Property,
  time: Date,
): Promise<{ review: NextReview; holder: AddressHolder | undefined }> {
  const { findings, holder } = await loadFindings(property);
  return { review: createNextReview(findings, time), holder };
}

export function createNextReview(findings: ReviewFindings, time: Date): NextReview {
  return { id: newId('rvw'), dueAt: addWorkingDays(time, reviewDays).toISOString(), findings };
}

async function findCurrentPackage({ id }: Property, time: Date): Promise<CurrentPackage | undefined> {
  const running = await findRunningPackage(id, time);
  if (!running?.endsAt) return undefined;
  const { packageId, endsAt } = running;
  const until = calculateFeaturedUntil(running);
  return {
    id: running.id,
    packageId,
    maxPhotos: packageOf(packageId).max_photos,
    endsAt,
    ...(until !== undefined && until > time.toISOString() && { featuredUntil: until }),
  };
}
