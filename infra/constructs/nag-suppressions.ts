import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/**
 * States that a construct departs from rules of cdk-nag, and why. It holds for this construct and what is inside.
 * @param reasons by a rule, or by one finding of a rule with several, in which `**` is any text
 */
export function suppressNagRules(construct: IConstruct, reasons: Readonly<Record<string, string>>): void {
  Validations.of(construct).acknowledge(...Object.entries(reasons).map(([id, reason]) => ({ id, reason })));
}
