import type { PropertyId } from '../../../events/vocabulary.ts';
import { loadPropertyPackages, savePackages } from '../adapters/package-repository.ts';
import type { PropertyPackages, PackageUpdate } from '../domain/package-update.ts';
import { isPastEnd, expirePackage } from '../domain/lifecycle.ts';
import { type Write, again } from '../../shared/table.ts';

/** The same, where a package whose days are over is ended first. */
export async function expireEndedPackage(propertyId: PropertyId, now: Date): Promise<PropertyPackages> {
  const packages = await loadPropertyPackages(propertyId);
  if (!packages.current || !isPastEnd(packages.current, now)) return packages;
  const decision = expirePackage(packages.current, packages);
  await savePackages(decision);
  return decision.after;
}

/**
 * For reactions: decides by the home's packages as they are, and anew where they changed in between. A decision of
 * nothing leaves them.
 */
export async function updatePackages(
  propertyId: PropertyId,
  decide: (
    packages: PropertyPackages,
  ) =>
    | Promise<{ decision: PackageUpdate; also?: readonly Write[] } | undefined>
    | { decision: PackageUpdate; also?: readonly Write[] }
    | undefined,
): Promise<void> {
  await again(async () => {
    const decided = await decide(await loadPropertyPackages(propertyId));
    if (decided) await savePackages(decided.decision, decided.also);
  });
}
