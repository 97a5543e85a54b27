import type { PropertyId } from '../../../../events/vocabulary.ts';
import type { Write } from '../../../kernel/data/table.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { buildPackageWrites, loadPropertyPackages, savePackages } from '../adapters/package-repository.ts';
import { expirePackage, isPastEnd } from '../domain/lifecycle.ts';
import type { PackageUpdate, PropertyPackages } from '../domain/package-update.ts';

interface UpdateWithWrites {
  readonly update: PackageUpdate;
  /** Further writes of the same transaction. */
  readonly also?: readonly Write[];
}

/**
 * Used by subscribers. Loads the packages of a property, decides and saves; retries on a version conflict. A
 * decision of `undefined` writes nothing.
 */
export async function updatePackages(
  propertyId: PropertyId,
  decide: (
    packages: PropertyPackages,
  ) => UpdateWithWrites | undefined | Promise<UpdateWithWrites | undefined>,
): Promise<void> {
  await updateWithRetry(
    () => loadPropertyPackages(propertyId),
    async (packages) => {
      const decision = await decide(packages);
      return decision && buildPackageWrites(decision.update, decision.also);
    },
  );
}

/**
 * Ends the package of a property if it is past its end, and returns the packages after that.
 * @throws 409 `stale` when another writer ended it at the same time
 */
export async function expireEndedPackage(propertyId: PropertyId, now: Date): Promise<PropertyPackages> {
  const packages = await loadPropertyPackages(propertyId);
  if (!packages.current || !isPastEnd(packages.current, now)) return packages;
  const update = expirePackage(packages.current, packages);
  await savePackages(update);
  return update.after;
}
