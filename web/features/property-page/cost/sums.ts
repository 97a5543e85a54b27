import {
  type BuyerKind,
  type PurchaseTax,
  calculatePurchaseTax,
} from '../../../../functions/properties/domain/purchase-tax.ts';
import type { Page } from '../api.ts';
import { interestPence, monthlyPence } from './mortgage.ts';

/** What the visitor says of the purchase. */
export interface Plan {
  /** Whole pounds: what they would pay, the asking price to begin with. */
  readonly price: number;
  readonly buyer: BuyerKind;
  readonly nonUkResident: boolean;
  /** Whole pounds of their own money. */
  readonly deposit: number;
  readonly ratePercent: number;
  readonly years: number;
}

/** Something paid again and again; pence a month where the sum is known. */
export interface Running {
  readonly name: string;
  readonly monthly: number | undefined;
  readonly why: string;
}
export interface Sums {
  /** Undefined for what is not taxed like a home. */
  readonly tax: PurchaseTax | undefined;
  readonly loan: number;
  readonly upfrontPence: number;
  readonly mortgagePence: number;
  readonly interestPence: number;
  readonly running: readonly Running[];
  readonly monthlyPence: number;
}

/** Land, boats and park homes follow other rules than houses and flats. */
const taxedOtherwise: ReadonlySet<Page['propertyType']> = new Set(['land', 'houseboat', 'park_home']);

const perMonth = (yearly: number | undefined): number | undefined =>
  yearly === undefined ? undefined : Math.round(yearly / 12);

function localTax({ keyFacts, address }: Page): Running {
  const { councilTaxBand, councilTaxPence, domesticRatesPence } = keyFacts;
  if (address.nation === 'northern_ireland')
    return {
      name: 'Domestic rates',
      monthly: perMonth(domesticRatesPence),
      why: 'As the seller pays them now, spread over twelve months.',
    };
  const isKnown = councilTaxBand !== undefined && councilTaxBand !== 'unknown';
  const band = isKnown ? `Band ${councilTaxBand}. ` : '';
  const why =
    councilTaxPence === undefined
      ? `${band}The council’s website tells what it charges.`
      : `${band}As the seller pays it now, spread over twelve months. Living alone takes a quarter off.`;
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
        'For the building: repairs, insurance, cleaning. It may change every year.',
    },
    {
      name: 'Ground rent',
      monthly: perMonth(leasehold?.groundRentPence),
      why: leasehold?.groundRentReview ?? 'To the freeholder, for the land.',
    },
  ];
}

/** Everything that the purchase costs at once and every month. `on` is the day whose rates count, as an ISO date. */
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
