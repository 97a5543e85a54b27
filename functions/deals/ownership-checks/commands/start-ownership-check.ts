import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { newId } from '../../../kernel/data/ids.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { enforceLimit } from '../../../kernel/http/rate-limit.ts';
import { daySeconds } from '../../../kernel/time.ts';
import { getOwnProperty } from '../../../listings/properties/queries/get-own-property.ts';
import { getAccountOfCaller } from '../../../people/accounts/adapters/account-repository.ts';
import { findOwnershipCheck } from '../adapters/ownership-check-repository.ts';
import { startOwnershipCheck } from '../domain/start-check.ts';
import { assertOwnershipOffered } from '../queries/is-ownership-offered.ts';
import { buildOwnershipChange } from './build-check-writes.ts';

/** The register charges for each question. */
const startsPerDay = 10;

/**
 * Begins a check of the caller's home with the land register; it is asked after the call has ended.
 * @throws 404 for the home of another person, 409 as `startOwnershipCheck` does, 429 after ten starts in a day, 503 in
 * a stage that offers no checks
 */
export async function requestOwnershipCheck(
  propertyId: PropertyId,
  callerId: UserId,
  titleNumber: string | undefined,
  now: Date,
): Promise<void> {
  await assertOwnershipOffered();
  await getOwnProperty(propertyId, callerId);
  await enforceLimit({ key: `ownership-check#${callerId}`, max: startsPerDay, seconds: daySeconds });
  const questionId = newId('ownership').replace('_', '-');
  await updateWithRetry(
    () =>
      Promise.all([
        getOwnProperty(propertyId, callerId),
        getAccountOfCaller({ id: callerId }),
        findOwnershipCheck(propertyId),
      ]),
    ([home, seller, previous]) => {
      const update = startOwnershipCheck(home, seller, { previous, questionId, titleNumber }, now);
      return buildOwnershipChange(home, update, now);
    },
  );
}
