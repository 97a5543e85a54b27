import type { PropertyStatus } from '../../../events/vocabulary.ts';
import { createState, getDayAfter } from '../payments/samples.ts';

export interface PackageEnd {
  readonly name: string;
  readonly home: PropertyStatus;
  /** The property's packages as the API answers. */
  readonly standing: ReturnType<typeof createState>;
  readonly paid: Readonly<Record<string, unknown>>;
  /** What its owner reads on each page. */
  readonly reads: Readonly<Record<'package' | 'listing' | 'payment' | 'payments', RegExp>>;
  readonly news: readonly (readonly [
    event: string,
    change: Readonly<Record<string, unknown>>,
    reads: RegExp,
  ])[];
  readonly never: readonly RegExp[];
}

export const paidAt = getDayAfter(-2.5);

/** For a home without a running package, whose owner chooses one. */
export const choosing = {
  package: /Choose a package[\s\S]*Starter[\s\S]*Premium/,
  listing: /Buyers can’t find it, as its package ended\. Put it back on sale/,
};
/** Actions that the calls refuse. */
export const offersPay = /Pay now|waiting for your payment/;

/** A home whose package is over. */
export const over = { home: 'expired', standing: createState(), news: [] } as const;
