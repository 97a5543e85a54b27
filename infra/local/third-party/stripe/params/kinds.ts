import * as z from 'zod';
import type { ValueRange } from '../collection.ts';

const isAddress = (text: string) => URL.canParse(text.replaceAll('{CHECKOUT_SESSION_ID}', 'id'));

export const whole = z
  .string()
  .refine((text) => /^-?\d+$/.test(text), {
    error: 'Invalid integer',
    params: { code: 'parameter_invalid_integer' },
  })
  .transform(Number);

export function createText(most = 5000) {
  return z.string().min(1).max(most);
}

export const address = createText().refine(isAddress, {
  error: 'Not a valid URL',
  params: { code: 'url_invalid' },
});

export const email = createText(512).refine((given) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(given), {
  error: 'Invalid email address',
  params: { code: 'email_invalid' },
});

/** At most 50 keys of 40 characters with values of 500. */
export const metadata = z
  .record(z.string().min(1).max(40), z.string().max(500))
  .refine((given) => Object.keys(given).length <= 50, { error: 'Metadata can have up to 50 keys' })
  .transform((given) => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')))
  .default({});

/** The parameters of every call. */
export const expandable = { expand: z.array(z.string()).max(20).optional() };

const created = z
  .union([
    whole.transform((at): ValueRange => ({ gte: at, lte: at })),
    z.strictObject({
      gt: whole.optional(),
      gte: whole.optional(),
      lt: whole.optional(),
      lte: whole.optional(),
    }),
  ])
  .optional();

/** The parameters of every list. */
export const listed = {
  ...expandable,
  limit: whole
    .refine((limit) => limit >= 1 && limit <= 100, {
      error: 'Invalid limit',
      params: { code: 'parameter_invalid_integer' },
    })
    .default(10),
  starting_after: createText().optional(),
  ending_before: createText().optional(),
  created,
};
