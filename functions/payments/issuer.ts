import * as z from 'zod';

/** Who sells the packages, as receipts name them. */
export const Issuer = z.object({
  name: z.string(),
  address: z.string(),
  /** Empty until the stage's operator has filled in theirs. */
  vatNumber: z.string(),
});
export type Issuer = z.output<typeof Issuer>;

/** The stage's own, as its settings give it. */
export const issuerIn = (setting: string): Issuer => Issuer.parse(JSON.parse(setting));

/** A receipt without a real number says so, rather than to look like one that counts. */
export const vatNumberText = ({ vatNumber }: Issuer): string =>
  vatNumber || 'GB 000 0000 00 (a placeholder: this stage has no VAT number, and this is no VAT invoice)';
