import { AwsSolutionsChecks, type IApplyRule } from 'cdk-nag';

/** Rules with a finding per resource; tests/infra checks every policy instead. */
const tested = new Set(['IAM4', 'IAM5']);

/** The rules of cdk-nag that apply to every stage. */
export class HouseChecks extends AwsSolutionsChecks {
  protected override applyRule(params: IApplyRule): void {
    if (params.ruleSuffixOverride === undefined || !tested.has(params.ruleSuffixOverride))
      super.applyRule(params);
  }
}
