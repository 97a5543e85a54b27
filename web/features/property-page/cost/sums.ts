import {
  type BuyerKind,
  type PurchaseTax,
  calculatePurchaseTax,
} from '../../../../functions/properties/domain/purchase-tax.ts';
import type { Page } from '../api.ts';
import { interestPence, monthlyPence } from './mortgage.ts';

/** The visitor's input for the calculation. */
export interface Plan {
  /** Whole pounds; initially the asking price. */
  readonly price: number;
  readonly buyer: BuyerKind;
  readonly nonUkResident: boolean;
  /** The visitor's own money, in whole pounds. */
  readonly deposit: number;
  readonly ratePercent: number;
  readonly years: number;
}

/** A common deposit, term and rate. */
export const commonPlan = { depositShare: 0.15, ratePercent: 4.5, years: 30 } as const;

/** The initial plan for a price in whole pounds, all of which the visitor can adjust. */
export function createPlan(price: number): Plan {
  const { depositShare, ratePercent, years } = commonPlan;
  const deposit = Math.round((price * depositShare) / 1_000) * 1_000;
  return { price, buyer: 'mover', nonUkResident: false, deposit, ratePercent, years };
}

/** A recurring cost; pence per month when the sum is known. */
export interface Running {
  readonly name: string;
  readonly monthly: number | undefined;
  readonly why: string;
}
export interface Sums {
  /** Undefined for properties with other tax rules than houses and flats. */
  readonly tax: PurchaseTax | undefined;
  readonly loan: number;
  readonly upfrontPence: number;
  readonly mortgagePence: number;
  readonly interestPence: number;
  readonly running: readonly Running[];
  readonly monthlyPence: number;
}

/** Land, boats and park homes have other tax rules than houses and flats. */
const taxedOtherwise: ReadonlySet<Page['propertyType']> = new Set(['land', 'houseboat', 'park_home']);

const perMonth = (yearly: number | undefined): number | undefined =>
  yearly === undefined ? undefined : Math.round(yearly / 12);

function localTax({ keyFacts, address }: Page): Running {
  const { councilTaxBand, councilTaxPence, domesticRatesPence } = keyFacts;
  if (address.nation === 'northern_ireland')
    return {
      name: 'Domestic rates',
      monthly: perMonth(domesticRatesPence),
      why: 'What the seller pays now, spread over twelve months.',
    };
  const isKnown = councilTaxBand !== undefined && councilTaxBand !== 'unknown';
  const band = isKnown ? `Band ${councilTaxBand}. ` : '';
  const why =
    councilTaxPence === undefined
      ? `${band}The council’s website says what it charges.`
      : `${band}What the seller pays now, spread over twelve months. You get a quarter off if you live alone.`;
  return { name: 'Council tax', monthly: perMonth(councilTaxPence), why };
}

function leaseCosts({ keyFacts: { leasehold }, tenure }: Page): readonly Running[] {
  if (!leasehold && tenure !== 'leasehold') return [];
  return [
    {
      name: 'Service charge',
      monthly: perMonth(leasehold?.serviceChargePence),
      why:
        leasehold?.serviceChargeReview ??
        'For the building: repairs, insurance and cleaning. It can change every year.',
    },
    {
      name: 'Ground rent',
      monthly: perMonth(leasehold?.groundRentPence),
      why: leasehold?.groundRentReview ?? 'To the freeholder, for the land.',
    },
  ];
}

/** All one-off and monthly costs of the purchase. `on` is the ISO date that selects the tax rates. */
export function sums(home: Page, plan: Plan, on: string): Sums {
  const { price, buyer, nonUkResident, ratePercent, years } = plan;
  const deposit = Math.min(plan.deposit, price);
  const isTaxed = !taxedOtherwise.has(home.propertyType);
  const tax = isTaxed
    ? calculatePurchaseTax({ nation: home.address.nation, price, buyer, nonUkResident, on })
    : undefined;
  const mortgage = { loan: price - deposit, ratePercent, years };
  const running = [localTax(home), ...leaseCosts(home)];
  const mortgagePence = monthlyPence(mortgage);
  return {
    tax,
    loan: mortgage.loan,
    upfrontPence: deposit * 100 + (tax?.pence ?? 0),
    mortgagePence,
    interestPence: interestPence(mortgage),
    running,
    monthlyPence: running.reduce((sum, { monthly = 0 }) => sum + monthly, mortgagePence),
  };
}
