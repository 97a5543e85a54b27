import type { HomePackage, Package } from '../../../entities/payment/api.ts';
import type { HomePage } from '../../../entities/property/home.ts';

/** What the choice of a package rests on. */
export interface Known {
  readonly home: HomePage;
  readonly standing: HomePackage;
  readonly catalogue: readonly Package[];
}

/** A home that is sold or gone needs no package any more. */
const needsNone: ReadonlySet<HomePage['status']> = new Set(['sold_stc', 'exchanged', 'completed', 'removed']);
export const takesPackage = ({ status }: Pick<HomePage, 'status'>): boolean => !needsNone.has(status);

/** What a package costs here and now: where a smaller one runs, less its unused part. */
export interface Price {
  readonly pricePence: number;
  readonly creditPence: number;
  readonly totalPence: number;
}

/** Nothing where the package can not be had: it runs already, or a larger one does. */
export function priceOf(offered: Package, { standing }: Pick<Known, 'standing'>): Price | undefined {
  const { pricePence } = offered;
  if (!standing.current) return { pricePence, creditPence: 0, totalPence: pricePence };
  return standing.upgrades.find(({ packageId }) => packageId === offered.id);
}

/** Whether there is something to check out; what is free starts by one press. */
export const canBuy = (offered: Package, known: Known): boolean =>
  offered.pricePence > 0 && takesPackage(known.home) && priceOf(offered, known) !== undefined;
