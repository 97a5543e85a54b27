import * as z from 'zod';

/** The schema of a field that may be left empty: controls give an empty text for it, and number fields null. */
export function createOptionalField<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((typed) => (typed === '' || typed === null ? undefined : typed), schema.optional());
}
