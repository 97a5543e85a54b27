import * as z from 'zod';
import { TypedApplication } from '../../../functions/money/referrals/domain/typed-application.ts';
import { createOptionalField } from '../../lib/optional-field.ts';

const required = 'This field is required!';
const { name, phone, town, why, company, audience } = TypedApplication.shape;
const toRequired = (schema: z.ZodType<string, string>) => z.string().trim().min(1, required).pipe(schema);

const maxSocials = 6;
const isWebAddress = (address: string): boolean =>
  URL.canParse(address) && new URL(address).hostname.includes('.') && address.length <= 300;

/** URLs as people type them, one per line. */
const socials = z
  .string()
  .transform((typed) =>
    typed
      .split(/\s+/)
      .filter(Boolean)
      .map((address) => (/^https?:\/\//i.test(address) ? address : `https://${address}`)),
  )
  .refine((addresses) => addresses.every(isWebAddress), 'Enter addresses like instagram.com/yourname')
  .refine((addresses) => addresses.length <= maxSocials, `Up to ${maxSocials} pages`);

/** The schema of the affiliate form: the contract's rules, with error texts. */
export const ApplicationForm = TypedApplication.extend({
  name: toRequired(name),
  phone: toRequired(phone),
  town: toRequired(town),
  why: z.string().trim().min(1, required).min(20, 'Write at least 20 characters').pipe(why),
  company: createOptionalField(company),
  audience: createOptionalField(audience),
  socials,
});
