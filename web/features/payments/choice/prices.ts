import type { HomePackage, Package } from '../../../entities/payment/api.ts';
import type { HomePage } from '../../../entities/property/home.ts';

/** The data for choosing a package. */
export interface Known {
  readonly home: HomePage;
  readonly standing: HomePackage;
  readonly catalogue: readonly Package[];
}

/** Statuses in which a property needs no package. */
const needsNone: ReadonlySet<HomePage['status']> = new Set(['sold_stc', 'exchanged', 'completed', 'removed']);
export const takesPackage = ({ status }: Pick<HomePage, 'status'>): boolean => !needsNone.has(status);

/** The price of a package for this property, less the unused value of a smaller active one. */
export interface Price {
  readonly pricePence: number;
  readonly creditPence: number;
  readonly totalPence: number;
}

/** Undefined when the package can not be bought: it or a larger one is active. */
export function priceOf(offered: Package, { standing }: Pick<Known, 'standing'>): Price | undefined {
  const { pricePence } = offered;
  if (!standing.current) return { pricePence, creditPence: 0, totalPence: pricePence };
  return standing.upgrades.find(({ packageId }) => packageId === offered.id);
}

/** Whether there is a checkout; a free package begins with one press. */
export const canBuy = (offered: Package, known: Known): boolean =>
  offered.pricePence > 0 && takesPackage(known.home) && priceOf(offered, known) !== undefined;
