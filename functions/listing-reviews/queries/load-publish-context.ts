import { isBlocked } from '../../accounts/store.ts';
import { buildReviewWrite } from '../adapters/review-repository.ts';
import { beginReview } from '../domain/begin-review.ts';
import { loadFindings } from './load-findings.ts';
import { catalogue, packageOf } from '../../packages/domain/catalogue.ts';
import { calculateFeaturedUntil } from '../../packages/domain/entitlements.ts';
import { buildRunningPackageCheck, findRunningPackage } from '../../packages/adapters/package-repository.ts';
import { newId } from '../../shared/ids.ts';
import type { Write } from '../../shared/table.ts';
import { addWorkingDays } from '../../shared/working-days.ts';
import type { Decision } from '../../properties/decision.ts';
import type { AddressHolder } from '../../properties/claim-store.ts';
import type { CurrentPackage, Property } from '../../properties/property.ts';
import type { Ground, NextReview } from '../../properties/publishing.ts';
import type { Plan } from '../../properties/store.ts';

/** What going on sale depends on, as it is now, and the conditions that make sure it still is when it is saved. */
export async function loadPublishContext(
  property: Property,
  time: Date,
): Promise<{ ground: Ground; conditions: readonly Write[] }> {
  const [active, { review, holder }, ownerBlocked] = await Promise.all([
    currentPackage(property, time),
    loadNextReview(property, time),
    isBlocked(property.ownerId),
  ]);
  return {
    ground: { active, holder: holder?.holder, ownerBlocked, review, offered: catalogue },
    conditions: active ? [buildRunningPackageCheck(active.id, time)] : [],
  };
}

/** Working days within which a home under review is answered. */
const reviewDays = 1;

/** The review that would begin if the home were held now. */
export async function loadNextReview(
  property: Property,
  time: Date,
): Promise<{ review: NextReview; holder: AddressHolder | undefined }> {
  const { findings, holder } = await loadFindings(property);
  const dueAt = addWorkingDays(time, reviewDays).toISOString();
  return { review: { id: newId('rvw'), dueAt, findings }, holder };
}

/** A decision with the review that it begins, where it holds the home. */
export function planWithReview(
  decision: Decision,
  { findings }: NextReview,
  conditions: readonly Write[] = [],
): Plan {
  const begun =
    decision.property.status === 'under_review' ? beginReview(decision.property, findings) : undefined;
  if (!begun) return { decision, also: conditions };
  return {
    decision: { ...decision, events: [...decision.events, ...begun.events] },
    also: [...conditions, buildReviewWrite(begun.review)],
  };
}

async function currentPackage({ id }: Property, time: Date): Promise<CurrentPackage | undefined> {
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
