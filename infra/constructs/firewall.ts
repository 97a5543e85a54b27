import { ArnFormat, Stack } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { CfnIPSet, CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import type { FirewallLimits, Stage } from '../stages.ts';
import { selectLogRemoval } from './log-removal.ts';
import { suppressNagRules } from './nag-suppressions.ts';
import { toBlockedSetName } from './resource-names.ts';

const signInPaths = ['/oauth/token', '/api/register', '/api/forgot-password', '/api/reset-password'];

/**
 * Rules of AWS's groups that would refuse what people send here; they are counted in place of refused. Photos come in
 * a body, the desk writes guides in HTML, which the code sanitises itself, and a search within an outline has a query of
 * more than 2,048 bytes.
 */
const countedRules = {
  AWSManagedRulesCommonRuleSet: [
    'SizeRestrictions_BODY',
    'SizeRestrictions_QUERYSTRING',
    'CrossSiteScripting_BODY',
  ],
};

/** What the CDN answers from a bucket. */
const filePaths = ['/assets/', '/media/', '/maps/'];

/** The web firewall of the CDN. It has to be in us-east-1. */
export class Firewall extends Construct {
  /** To be given to the distribution. */
  readonly arn: string;

  constructor(scope: Construct, id: string, { stage, limits }: { stage: Stage; limits: FirewallLimits }) {
    super(scope, id);
    const name = `gable-${stage.name}`;
    const blocked = ([4, 6] as const).map((version) => this.blockedSet(stage, version));
    const acl = new CfnWebACL(this, 'Rules', {
      name,
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: toVisibility(name),
      rules: [
        createBlockRule(
          'blocked-networks',
          matchAny(blocked.map((arn) => ({ ipSetReferenceStatement: { arn } }))),
        ),
        createRateRule('requests-of-an-address', limits.requests, {
          notStatement: { statement: matchAny(filePaths.map(matchPathStart)) },
        }),
        createRateRule('calls-of-an-address', limits.calls, matchPathStart('/api/')),
        createRateRule('sign-ins-of-an-address', limits.signIns, matchAny(signInPaths.map(matchPathStart))),
        createManagedRule('AWSManagedRulesAmazonIpReputationList'),
        createManagedRule('AWSManagedRulesKnownBadInputsRuleSet'),
        createManagedRule('AWSManagedRulesCommonRuleSet', countedRules.AWSManagedRulesCommonRuleSet),
      ].map((rule, priority) => ({ ...rule, priority })),
      // Sampled requests are shown in the console for three hours.
      dataProtectionConfig: {
        dataProtections: [
          { action: 'SUBSTITUTION', field: { fieldType: 'SINGLE_HEADER', fieldKeys: ['authorization'] } },
          { action: 'SUBSTITUTION', field: { fieldType: 'QUERY_STRING' } },
          { action: 'SUBSTITUTION', field: { fieldType: 'BODY' } },
        ],
      },
    });
    this.arn = acl.attrArn;
    this.writeLog(stage, acl);
  }

  /** What was refused or counted, without what people sent: AWS takes groups of this prefix alone. */
  private writeLog(stage: Stage, acl: CfnWebACL): void {
    const group = new LogGroup(this, 'Log', {
      logGroupName: `aws-waf-logs-gable-${stage.name}`,
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: selectLogRemoval(stage),
    });
    new CfnLoggingConfiguration(this, 'Logging', {
      resourceArn: acl.attrArn,
      // Without the `:*` that the group's own ARN ends with.
      logDestinationConfigs: [
        Stack.of(this).formatArn({
          service: 'logs',
          resource: 'log-group',
          resourceName: group.logGroupName,
          arnFormat: ArnFormat.COLON_RESOURCE_NAME,
        }),
      ],
      redactedFields: [
        { queryString: {} },
        { uriPath: {} },
        { singleHeader: { Name: 'authorization' } },
        { singleHeader: { Name: 'cookie' } },
      ],
      loggingFilter: {
        DefaultBehavior: 'DROP',
        Filters: [
          {
            Behavior: 'KEEP',
            Requirement: 'MEETS_ANY',
            Conditions: [{ ActionCondition: { Action: 'BLOCK' } }, { ActionCondition: { Action: 'COUNT' } }],
          },
        ],
      },
    });
  }

  /** Networks that an operator blocks while the stage runs; a deployment leaves them as they are. */
  private blockedSet(stage: Stage, version: 4 | 6): string {
    return new CfnIPSet(this, `BlockedV${version}`, {
      name: toBlockedSetName(stage.name, version),
      scope: 'CLOUDFRONT',
      ipAddressVersion: `IPV${version}`,
      addresses: [],
    }).attrArn;
  }
}

type Rule = Omit<CfnWebACL.RuleProperty, 'priority'>;
type Statement = CfnWebACL.StatementProperty;

/** Without samples, AWS’s console cannot show why a rule refused. */
const toVisibility = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
});

const createBlockRule = (name: string, statement: Statement): Rule => ({
  name,
  action: { block: {} },
  statement,
  visibilityConfig: toVisibility(name),
});

const createRateRule = (name: string, limit: number, scopeDownStatement: Statement): Rule => ({
  name,
  action: { block: { customResponse: { responseCode: 429 } } },
  statement: {
    rateBasedStatement: { limit, evaluationWindowSec: 300, aggregateKeyType: 'IP', scopeDownStatement },
  },
  visibilityConfig: toVisibility(name),
});

const createManagedRule = (name: string, countedRules: readonly string[] = []): Rule => ({
  name,
  overrideAction: { none: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      ruleActionOverrides: countedRules.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
    },
  },
  visibilityConfig: toVisibility(name),
});

const matchPathStart = (searchString: string): Statement => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString,
    // The path as our code reads it.
    textTransformations: [{ priority: 0, type: 'URL_DECODE' }],
  },
});

const matchAny = (statements: Statement[]): Statement => ({ orStatement: { statements } });

/** States which rules of cdk-nag a distribution departs from, as its stage does not have what they ask. */
export function suppressDistributionRules(distribution: Distribution, stage: Stage): void {
  suppressNagRules(distribution, {
    'AwsSolutions-CFR1': 'A home can be looked at from anywhere',
    ...(!stage.firewall && {
      'AwsSolutions-CFR2': 'A stage with example data has no firewall; its limits and throttles hold',
    }),
    ...(!stage.domain && {
      'AwsSolutions-CFR4':
        'Without a domain the CDN has its own certificate, whose oldest TLS is CloudFront’s',
    }),
  });
}
