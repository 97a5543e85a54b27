import * as z from 'zod';
import { type Operator, operatorName } from '../shared/operator.ts';

/** Who sells the packages, as a receipt named them when it was issued. */
export const Issuer = z.object({
  name: z.string(),
  address: z.string(),
  companyNumber: z.string().default(''),
  /** Empty where the stage's operator had not filled in theirs. */
  vatNumber: z.string(),
});
export type Issuer = z.output<typeof Issuer>;

export const toIssuer = (operator: Operator): Issuer => ({
  name: operatorName(operator),
  address: operator.addressLines.join(', '),
  companyNumber: operator.companyNumber,
  vatNumber: operator.vatNumber,
});
