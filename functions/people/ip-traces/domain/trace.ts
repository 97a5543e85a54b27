import * as z from 'zod';
import { NetworkOccasion, UserId } from '../../../../events/vocabulary.ts';
import { traceDays } from './trace-days.ts';

/** Signs that an address hides the place of its user. */
export const RiskSign = z.enum(['tor', 'vpn', 'proxy', 'hosting', 'relay']);
export type RiskSign = z.output<typeof RiskSign>;

/** The provider's data about an address. */
export interface NetworkPlace {
  /** ISO 3166 alpha-2. */
  readonly country: string;
  /** Such as `England` or `Hesse`. */
  readonly region?: string | undefined;
  readonly risks: readonly RiskSign[];
}

/** The place of a person's action, without the address. */
export const IpTrace = z.object({
  userId: UserId,
  occasion: NetworkOccasion,
  country: z.string(),
  region: z.string().optional(),
  risks: z.array(RiskSign),
  at: z.iso.datetime(),
});
export type IpTrace = z.output<typeof IpTrace>;

const isSamePlace = (a: NetworkPlace, b: NetworkPlace): boolean =>
  a.country === b.country && a.region === b.region;

/** Whether a login deserves a warning: the person has traces, but no trace of this place. */
export function isNewPlace(place: NetworkPlace, ipTraces: readonly IpTrace[]): boolean {
  return ipTraces.length > 0 && !ipTraces.some((trace) => isSamePlace(trace, place));
}

const points: Readonly<Record<RiskSign, number>> = { tor: 50, proxy: 25, vpn: 20, hosting: 20, relay: 5 };
const abroadPoints = 15;
const travelPoints = 25;
/** Number of countries within `traceDays` that counts as suspicious. */
const manyCountries = 3;
const highest = 100;

export const FraudView = z.object({
  /** 0 to 100. Only shown to staff; it blocks nothing. */
  score: z.int().min(0).max(100),
  reasons: z.array(z.string()),
  /** Places of the person's actions in the last 30 days, latest first. */
  traces: z.array(IpTrace.omit({ userId: true })),
});
export type FraudView = z.output<typeof FraudView>;

const riskTexts: Readonly<Record<RiskSign, string>> = {
  tor: 'Uses the Tor network',
  proxy: 'Uses a proxy',
  vpn: 'Uses a VPN',
  hosting: 'Calls from a data centre',
  relay: 'Uses a privacy relay',
};

/** Scores how unusual the networks of a person are, with the reasons. */
export function scoreTraces(traces: readonly IpTrace[]): Pick<FraudView, 'score' | 'reasons'> {
  const risks = RiskSign.options.filter((risk) => traces.some((trace) => trace.risks.includes(risk)));
  const countries = new Set(traces.map(({ country }) => country));
  const acts = traces.filter(({ occasion }) => occasion === 'payment' || occasion === 'first_offer');
  const isAbroad = acts.some(({ country }) => country !== 'GB');
  const isMany = countries.size >= manyCountries;
  const sum =
    risks.reduce((total, risk) => total + points[risk], 0) +
    (isAbroad ? abroadPoints : 0) +
    (isMany ? travelPoints : 0);
  return {
    score: Math.min(highest, sum),
    reasons: [
      ...risks.map((risk) => riskTexts[risk]),
      ...(isAbroad ? ['Paid or offered from outside the UK'] : []),
      ...(isMany ? [`Seen in ${countries.size} countries within ${traceDays} days`] : []),
    ],
  };
}
