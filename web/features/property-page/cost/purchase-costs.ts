import {
  type BuyerKind,
  type PurchaseTax,
  calculatePurchaseTax,
} from '../../../../functions/listings/properties/domain/purchase-tax.ts';
import type { PropertyPage } from '../../../entities/property/property.ts';
import {
  calculateCommonDeposit,
  calculateInterestPence,
  calculateMonthlyPence,
  commonPlan,
} from './mortgage.ts';

/** The visitor's input for the calculation. */
export interface CostPlan {
  /** Whole pounds; initially the asking price. */
  readonly price: number;
  readonly buyer: BuyerKind;
  readonly nonUkResident: boolean;
  /** The visitor's own money, in whole pounds. */
  readonly deposit: number;
  readonly ratePercent: number;
  readonly years: number;
}

/** The initial plan for a price in whole pounds, all of which the visitor can adjust. */
export function createCostPlan(price: number): CostPlan {
  const { ratePercent, years } = commonPlan;
  const deposit = calculateCommonDeposit(price);
  return { price, buyer: 'mover', nonUkResident: false, deposit, ratePercent, years };
}

/** A recurring cost; pence per month when the sum is known. */
export interface RunningCost {
  readonly name: string;
  readonly monthly: number | undefined;
  readonly why: string;
}
export interface PurchaseCosts {
  /** Undefined for properties with other tax rules than houses and flats. */
  readonly tax: PurchaseTax | undefined;
  readonly loan: number;
  readonly upfrontPence: number;
  readonly mortgagePence: number;
  readonly interestPence: number;
  readonly running: readonly RunningCost[];
  readonly monthlyPence: number;
}

/** Land, boats and park homes have other tax rules than houses and flats. */
const taxedOtherwise: ReadonlySet<PropertyPage['propertyType']> = new Set(['land', 'houseboat', 'park_home']);

const toMonthly = (yearly: number | undefined): number | undefined =>
  yearly === undefined ? undefined : Math.round(yearly / 12);

function toLocalTax({ keyFacts, address }: PropertyPage): RunningCost {
  const { councilTaxBand, councilTaxPence, domesticRatesPence } = keyFacts;
  if (address.nation === 'northern_ireland')
    return {
      name: 'Domestic rates',
      monthly: toMonthly(domesticRatesPence),
      why: 'What the seller pays now, spread over twelve months.',
    };
  const isKnown = councilTaxBand !== undefined && councilTaxBand !== 'unknown';
  const band = isKnown ? `Band ${councilTaxBand}. ` : '';
  const why =
    councilTaxPence === undefined
      ? `${band}The council’s website says what it charges.`
      : `${band}What the seller pays now, spread over twelve months. You get a quarter off if you live alone.`;
  return { name: 'Council tax', monthly: toMonthly(councilTaxPence), why };
}

function listLeaseCosts({ keyFacts: { leasehold }, tenure }: PropertyPage): readonly RunningCost[] {
  if (!leasehold && tenure !== 'leasehold') return [];
  return [
    {
      name: 'Service charge',
      monthly: toMonthly(leasehold?.serviceChargePence),
      why:
        leasehold?.serviceChargeReview ??
        'For the building: repairs, insurance and cleaning. It can change every year.',
    },
    {
      name: 'Ground rent',
      monthly: toMonthly(leasehold?.groundRentPence),
      why: leasehold?.groundRentReview ?? 'To the freeholder, for the land.',
    },
  ];
}

/** All one-off and monthly costs of the purchase. `on` is the ISO date that selects the tax rates. */
export function calculateCosts(home: PropertyPage, plan: CostPlan, on: string): PurchaseCosts {
  const { price, buyer, nonUkResident, ratePercent, years } = plan;
  const deposit = Math.min(plan.deposit, price);
  const isTaxed = !taxedOtherwise.has(home.propertyType);
  const tax = isTaxed
    ? calculatePurchaseTax({ nation: home.address.nation, price, buyer, nonUkResident, on })
    : undefined;
  const mortgage = { loan: price - deposit, ratePercent, years };
  const running = [toLocalTax(home), ...listLeaseCosts(home)];
  const mortgagePence = calculateMonthlyPence(mortgage);
  return {
    tax,
    loan: mortgage.loan,
    upfrontPence: deposit * 100 + (tax?.pence ?? 0),
    mortgagePence,
    interestPence: calculateInterestPence(mortgage),
    running,
    monthlyPence: running.reduce((sum, { monthly = 0 }) => sum + monthly, mortgagePence),
  };
}
