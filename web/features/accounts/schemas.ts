import * as z from 'zod';
import { EmailAddress } from '../../../functions/kernel/email-address.ts';
import {
  Deletion as Leaving,
  ProfileChange,
  Registration as Call,
} from '../../../functions/people/accounts/contract.ts';
import { BuyerProfile } from '../../../functions/people/accounts/domain/account.ts';
import { AppCode } from '../../../functions/people/accounts/domain/second-step.ts';
import { Password } from '../../../functions/people/accounts/domain/typed-password.ts';

/** The schemas of the forms, imported on demand: they include zod, which no page needs to render. */
export { codeSeconds } from '../../../functions/people/accounts/domain/account.ts';
export { ForgotPassword, UserNameChange } from '../../../functions/people/accounts/contract.ts';
import { createOptionalField } from '../../lib/optional-field.ts';

const code = createOptionalField(AppCode);
export const LoginDetails = z.object({ email: EmailAddress, password: Password, remember: z.boolean() });
export const NewEmail = z.object({ email: EmailAddress, password: Password, code });
export const Deletion = Leaving.unwrap().extend({ code });

const { email, password, terms, marketing } = Call.shape;
/** The calls want a new password twice; its field can show it, so a form has it once. */
const repeatPassword = <Typed extends { readonly password: string }>(typed: Typed) => ({
  ...typed,
  passwordConfirmation: typed.password,
});
export const Registration = z.object({ email, password, terms, marketing }).transform(repeatPassword);
/** The link contains the rest. */
export const NewPassword = z.object({ password }).transform(repeatPassword);

const { firstName, lastName, bio, address, phone } = ProfileChange.shape;
export const Details = z.object({
  firstName,
  lastName,
  bio,
  address,
  /** An empty text removes the number. */
  phone: z
    .string()
    .transform((typed) => (typed.trim() === '' ? null : typed))
    .pipe(phone.unwrap()),
});

const { aipAmount, aipExpiry, chainStatus } = BuyerProfile.shape;
export const BuyerAnswers = BuyerProfile.extend({
  status: z.enum(BuyerProfile.shape.status.options, 'Choose one'),
  aipAmount: createOptionalField(aipAmount),
  aipExpiry: createOptionalField(aipExpiry),
  chainStatus: createOptionalField(chainStatus),
});
