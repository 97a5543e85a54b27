import * as z from 'zod';
import { AppCode } from '../../../functions/people/accounts/domain/second-step.ts';
import { NewApiKey } from '../../../functions/people/api-keys/contract.ts';
import { createOptionalField } from '../../lib/optional-field.ts';

/** The form of a new key; the field of its days holds text. */
export const KeyWishes = NewApiKey.extend({
  days: z.string().transform(Number).pipe(NewApiKey.shape.days),
  password: createOptionalField(z.string().max(256)),
  code: createOptionalField(AppCode),
});
