import type { Package } from '../../../entities/payment/api.ts';

/** The features of all packages in one order, so that packages compare line by line. */
export function compareFeatures(catalogue: readonly Package[]): {
  readonly lines: readonly string[];
  readonly has: (one: Package, line: string) => boolean;
} {
  const sets = new Map<string, ReadonlySet<string>>();
  for (const { name, features } of catalogue)
    sets.set(
      name,
      new Set(
        features
          // Days and photos are shown as numbers.
          .filter((feature) => !/^\d+ (photos|days)/.test(feature))
          .flatMap((feature) => {
            const whole = /^Everything in (.+)$/.exec(feature)?.[1];
            return whole === undefined ? [feature] : [...(sets.get(whole) ?? [])];
          }),
      ),
    );
  const lines = [...new Set([...sets.values()].flatMap((set) => [...set]))];
  return { lines, has: ({ name }, line) => sets.get(name)?.has(line) ?? false };
}
