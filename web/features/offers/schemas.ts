import * as z from 'zod';
import { ImageId, Pounds } from '../../../events/vocabulary.ts';
import { findAmountDoubt } from '../../../functions/deals/offers/domain/offer-limits.ts';
import {
  AgreementInPrinciple,
  Funding,
  OfferTerms,
  Position,
} from '../../../functions/deals/offers/domain/offer.ts';
import { createOptionalField } from '../../lib/optional-field.ts';

/** The schema of the form, imported when a person enters it, because it includes zod. */

const ProofFile = z.object({ id: ImageId, name: z.string() });
const { lender, amount, expires } = AgreementInPrinciple.shape;
const toLines = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const OfferFields = z.object({
  amount: z.int('Enter your offer').pipe(Pounds),
  /** The sum that the person was asked about and meant. */
  confirmedAmount: z.int().optional(),
  funding: z.enum(Funding.options, 'Choose one'),
  deposit: createOptionalField(OfferTerms.shape.deposit.unwrap()),
  position: z.enum(Position.options, 'Choose one'),
  aipLender: createOptionalField(lender),
  aipAmount: createOptionalField(amount),
  aipExpires: createOptionalField(expires),
  aipDoc: createOptionalField(ProofFile),
  proof: createOptionalField(ProofFile),
  proofExpires: createOptionalField(z.iso.date()),
  conditions: z.string().transform(toLines).pipe(OfferTerms.shape.conditions.removeDefault()),
  targetExchange: createOptionalField(z.iso.date()),
  entryDate: createOptionalField(z.iso.date()),
  solicitor: createOptionalField(OfferTerms.shape.solicitor.unwrap()),
  message: z.string().trim().max(2_000),
});

export type OfferForm = z.output<typeof OfferFields>;

/** The form of an offer for a home at a price. */
export function createOfferFormSchema(askingPrice: number) {
  return OfferFields.check(({ value, issues }) => {
    const { amount, confirmedAmount, funding, aipLender, aipAmount, aipExpires, aipDoc } = value;
    const refuse = (path: string, message: string) =>
      issues.push({ code: 'custom', path: [path], input: value, message });
    if (findAmountDoubt(amount, askingPrice) && confirmedAmount !== amount)
      refuse('confirmedAmount', 'Confirm that you mean this amount');
    const hasAip = [aipLender, aipAmount, aipExpires, aipDoc].some((field) => field !== undefined);
    if (funding === 'cash' || !hasAip) return;
    for (const [path, field] of Object.entries({ aipLender, aipAmount, aipExpires }))
      if (field === undefined) refuse(path, 'This field is required!');
  });
}
