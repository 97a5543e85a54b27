import * as z from 'zod';
import { ImageId, Pounds } from '../../../events/vocabulary.ts';
import {
  AgreementInPrinciple,
  Funding,
  OfferTerms,
  Position,
} from '../../../functions/offers/domain/offer.ts';
import { createOptionalField } from '../../lib/optional-field.ts';
import * as words from './words.ts';

/** The schema of the form, imported when a person enters it, because it includes zod. */

const ProofFile = z.object({ id: ImageId, name: z.string() });
const { lender, amount, expires } = AgreementInPrinciple.shape;
const toLines = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const OfferForm = z
  .object({
    amount: z.int(words.enterYourOffer).pipe(Pounds),
    confirmLow: z.boolean(),
    confirmHigh: z.boolean(),
    funding: z.enum(Funding.options, words.chooseOne),
    deposit: createOptionalField(OfferTerms.shape.deposit.unwrap()),
    position: z.enum(Position.options, words.chooseOne),
    aipLender: createOptionalField(lender),
    aipAmount: createOptionalField(amount),
    aipExpires: createOptionalField(expires),
    aipDoc: createOptionalField(ProofFile),
    proof: createOptionalField(ProofFile),
    proofExpires: createOptionalField(z.iso.date()),
    conditions: z.string().transform(toLines).pipe(OfferTerms.shape.conditions.removeDefault()),
    targetExchange: createOptionalField(z.iso.date()),
    message: z.string().trim().max(2_000),
  })
  .check((ctx) => {
    const { funding, aipLender, aipAmount, aipExpires, aipDoc } = ctx.value;
    const hasAip = [aipLender, aipAmount, aipExpires, aipDoc].some((value) => value !== undefined);
    if (funding === 'cash' || !hasAip) return;
    const needed = { aipLender, aipAmount, aipExpires };
    for (const [path, value] of Object.entries(needed))
      if (value === undefined)
        ctx.issues.push({ code: 'custom', path: [path], input: value, message: words.thisFieldIsRequired });
  });
export type OfferForm = z.output<typeof OfferForm>;
