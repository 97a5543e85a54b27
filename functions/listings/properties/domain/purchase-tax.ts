import type { Nation } from '../../../../events/vocabulary.ts';

/** The buyer's other property decides the tax rates. */
export type BuyerKind = 'mover' | 'first_time' | 'additional';
export interface Purchase {
  readonly nation: Nation;
  /** Whole pounds. */
  readonly price: number;
  readonly buyer: BuyerKind;
  /** Counts in England and Northern Ireland only. */
  readonly nonUkResident?: boolean;
  /** ISO date of completion, which decides the rates. */
  readonly on: string;
}

/** A part of the price that is taxed at one rate; `rate` in basis points, `to` null for the last one. */
export interface TaxSlice {
  readonly from: number;
  readonly to: number | null;
  readonly rate: number;
  readonly taxed: number;
  readonly pence: number;
}
export interface PurchaseTax {
  readonly name: TaxName;
  readonly pence: number;
  readonly slices: readonly TaxSlice[];
  /** A share of the whole price on top of the slices: Scotland's additional dwelling supplement. */
  readonly supplement?: { readonly rate: number; readonly pence: number };
  /** Whether first-time buyer relief was applied. */
  readonly relief: boolean;
  /** The first day of the rates that were used. */
  readonly ratesFrom: string;
}
export type TaxName = 'SDLT' | 'LBTT' | 'LTT';

/** The lower bound of a slice, in pounds, and its rate in basis points. */
type TaxBand = readonly [from: number, rate: number];
interface TaxRates {
  readonly from: string;
  readonly standard: readonly TaxBand[];
  readonly firstTime?: { readonly max: number; readonly bands: readonly TaxBand[] };
  /** Either separate bands or a share of the whole price. */
  readonly additional: readonly TaxBand[] | { readonly supplement: number };
  /** Basis points on every slice for non-UK residents. */
  readonly abroad?: number;
}

/** Below this price neither the additional nor the non-resident rates apply, in any nation. */
const surchargeThreshold = 40_000;

const sdlt: readonly TaxRates[] = [
  {
    from: '2025-04-01',
    standard: [
      [0, 0],
      [125_000, 200],
      [250_000, 500],
      [925_000, 1_000],
      [1_500_000, 1_200],
    ],
    firstTime: {
      max: 500_000,
      bands: [
        [0, 0],
        [300_000, 500],
      ],
    },
    additional: [
      [0, 500],
      [125_000, 700],
      [250_000, 1_000],
      [925_000, 1_500],
      [1_500_000, 1_700],
    ],
    abroad: 200,
  },
];

const lbtt: readonly TaxRates[] = [
  {
    from: '2024-12-05',
    standard: [
      [0, 0],
      [145_000, 200],
      [250_000, 500],
      [325_000, 1_000],
      [750_000, 1_200],
    ],
    firstTime: {
      max: Infinity,
      bands: [
        [0, 0],
        [175_000, 200],
        [250_000, 500],
        [325_000, 1_000],
        [750_000, 1_200],
      ],
    },
    additional: { supplement: 800 },
  },
];

const ltt: readonly TaxRates[] = [
  {
    from: '2024-12-11',
    standard: [
      [0, 0],
      [225_000, 600],
      [400_000, 750],
      [750_000, 1_000],
      [1_500_000, 1_200],
    ],
    additional: [
      [0, 500],
      [180_000, 850],
      [250_000, 1_000],
      [400_000, 1_250],
      [750_000, 1_500],
      [1_500_000, 1_700],
    ],
  },
];

const taxes: Record<Nation, { readonly name: TaxName; readonly rates: readonly TaxRates[] }> = {
  england: { name: 'SDLT', rates: sdlt },
  northern_ireland: { name: 'SDLT', rates: sdlt },
  scotland: { name: 'LBTT', rates: lbtt },
  wales: { name: 'LTT', rates: ltt },
};

/** Which tax is due where the home is. */
export function taxNameOf(nation: Nation): TaxName {
  return taxes[nation].name;
}

/** The tax on a purchase, slice by slice, in whole pence. A day before the first known rates uses those. */
export function calculatePurchaseTax(purchase: Purchase): PurchaseTax {
  const { name, rates } = taxes[purchase.nation];
  const inForce = rates.findLast(({ from }) => from <= purchase.on) ?? rates[0];
  if (!inForce) throw new RangeError(`No rates of ${name}`);
  const surcharged = purchase.price >= surchargeThreshold;
  const abroad = surcharged && purchase.nonUkResident ? (inForce.abroad ?? 0) : 0;
  const { bands, relief } = selectBands(inForce, purchase, surcharged);
  const slices = splitIntoSlices(purchase.price, bands, abroad);
  const supplement = calculateSupplement(inForce, purchase, surcharged);
  return {
    name,
    pence: slices.reduce((sum, { pence }) => sum + pence, supplement?.pence ?? 0),
    slices,
    ...(supplement && { supplement }),
    relief,
    ratesFrom: inForce.from,
  };
}

function selectBands(rates: TaxRates, { buyer, price }: Purchase, surcharged: boolean) {
  const { firstTime, additional, standard } = rates;
  if (buyer === 'first_time' && firstTime && price <= firstTime.max) {
    return { bands: firstTime.bands, relief: true };
  }
  const bands = buyer === 'additional' && surcharged && !('supplement' in additional) ? additional : standard;
  return { bands, relief: false };
}

function calculateSupplement({ additional }: TaxRates, { buyer, price }: Purchase, surcharged: boolean) {
  if (buyer !== 'additional' || !surcharged || !('supplement' in additional)) return undefined;
  return { rate: additional.supplement, pence: calculateTaxPence(price, additional.supplement) };
}

const splitIntoSlices = (price: number, bands: readonly TaxBand[], abroad: number): readonly TaxSlice[] =>
  bands.flatMap(([from, rate], nth) => {
    const to = bands[nth + 1]?.[0] ?? null;
    const taxed = Math.min(price, to ?? price) - from;
    const points = rate + abroad;
    return taxed > 0 ? [{ from, to, rate: points, taxed, pence: calculateTaxPence(taxed, points) }] : [];
  });

/**
 * A pound at one basis point is a hundredth of a penny. Fractions of a penny are dropped, as the tax
 * authorities do.
 */
const calculateTaxPence = (pounds: number, rate: number): number => Math.floor((pounds * rate) / 100);

/** Whether the nation has a first-time buyer relief. */
export function hasFirstTimeRelief(nation: Nation): boolean {
  return taxes[nation].rates.some(({ firstTime }) => firstTime !== undefined);
}
/** Whether the nation has higher rates for non-UK residents. */
export function hasNonResidentRate(nation: Nation): boolean {
  return taxes[nation].rates.some(({ abroad }) => abroad !== undefined);
}
