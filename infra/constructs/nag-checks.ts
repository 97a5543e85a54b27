import { Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks, type IApplyRule } from 'cdk-nag';
import type { IConstruct } from 'constructs';
import * as z from 'zod';

const Reasons = z.record(z.string(), z.string());

/**
 * The rules of cdk-nag that apply to every stage. A rule with several findings, such as that of wildcards in
 * permissions, names each by its resource: an acknowledgement can have `**` in the place of a name.
 */
export class NagChecks extends AwsSolutionsChecks {
  protected override applyRule(params: IApplyRule): void {
    super.applyRule({
      ...params,
      rule(node) {
        const result = params.rule(node);
        if (!Array.isArray(result)) return result;
        const patterns = listPatterns(node);
        const id = (finding: string) => `AwsSolutions-${params.ruleSuffixOverride ?? ''}[${finding}]`;
        return result.filter((finding) => !patterns.some((pattern) => pattern.test(id(finding))));
      },
    });
  }
}

/** What is acknowledged for a construct and those around it, by patterns. */
function listPatterns(construct: IConstruct): RegExp[] {
  const ids = construct.node.scopes.flatMap(({ node }) =>
    node.metadata
      .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
      .flatMap(({ data }) => Object.keys(Reasons.parse(data))),
  );
  return ids
    .filter((id) => id.includes('**'))
    .map((id) =>
      id
        .replace(/^annotation::/i, '')
        .split('**')
        .map(escapePattern),
    )
    .map((parts) => new RegExp(`^${parts.join('.*')}$`, 's'));
}

const escapePattern = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
