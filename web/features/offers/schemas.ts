import * as z from 'zod';
import { ImageId, Pounds } from '../../../events/vocabulary.ts';
import {
  AgreementInPrinciple,
  Funding,
  OfferTerms,
  Position,
} from '../../../functions/offers/domain/offer.ts';

/** The schema of the form, imported when a person enters it, because it includes zod. */

/** Forms give an empty text for an unset field. */
const unsaid = <S extends z.ZodType>(schema: S) =>
  z.preprocess((given) => (given === '' || given === null ? undefined : given), schema.optional());
const ProofFile = z.object({ id: ImageId, name: z.string() });
const { lender, amount, expires } = AgreementInPrinciple.shape;
const toLines = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const OfferForm = z
  .object({
    amount: z.int('Enter your offer').pipe(Pounds),
    confirmLow: z.boolean(),
    funding: z.enum(Funding.options, 'Choose one'),
    deposit: unsaid(OfferTerms.shape.deposit.unwrap()),
    position: z.enum(Position.options, 'Choose one'),
    aipLender: unsaid(lender),
    aipAmount: unsaid(amount),
    aipExpires: unsaid(expires),
    aipDoc: unsaid(ProofFile),
    proof: unsaid(ProofFile),
    proofExpires: unsaid(z.iso.date()),
    conditions: z.string().transform(toLines).pipe(OfferTerms.shape.conditions.removeDefault()),
    targetExchange: unsaid(z.iso.date()),
    message: z.string().trim().max(2_000),
  })
  .check((ctx) => {
    const { funding, aipLender, aipAmount, aipExpires, aipDoc } = ctx.value;
    const hasAip = [aipLender, aipAmount, aipExpires, aipDoc].some((value) => value !== undefined);
    if (funding === 'cash' || !hasAip) return;
    const needed = { aipLender, aipAmount, aipExpires };
    for (const [path, value] of Object.entries(needed))
      if (value === undefined)
        ctx.issues.push({ code: 'custom', path: [path], input: value, message: 'This field is required!' });
  });
export type OfferForm = z.output<typeof OfferForm>;
