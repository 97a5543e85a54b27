import * as z from 'zod';

/** The predicted speeds of an address, in megabits per second; Ofcom writes -1 for no speed. */
export interface PremiseSpeeds {
  readonly down: number;
  readonly up: number;
}

export const Broadband = z.object({
  /** The fastest download and upload of the postcode, in megabits per second. */
  down: z.int().min(0),
  up: z.int().min(0),
  /** Addresses in hundredths that can have at least 30, and at least 300 megabits per second. */
  superfastPercent: z.int().min(0).max(100),
  ultrafastPercent: z.int().min(0).max(100),
});
export type Broadband = z.output<typeof Broadband>;

/** What is kept of a postcode: without speeds, the register has no speeds for it. */
export const BroadbandAnswer = z.object({ speeds: Broadband.optional() });
export type BroadbandAnswer = z.output<typeof BroadbandAnswer>;

const superfast = 30;
const ultrafast = 300;

/** What the addresses of a postcode can have; `undefined` without any. */
export function summariseBroadband(premises: readonly PremiseSpeeds[]): Broadband | undefined {
  if (premises.length === 0) return undefined;
  const best = (name: keyof PremiseSpeeds) =>
    Math.max(0, Math.round(Math.max(...premises.map((one) => one[name]))));
  const share = (min: number) =>
    Math.round((premises.filter(({ down }) => down >= min).length / premises.length) * 100);
  return {
    down: best('down'),
    up: best('up'),
    superfastPercent: share(superfast),
    ultrafastPercent: share(ultrafast),
  };
}
