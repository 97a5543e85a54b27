import { ArnFormat, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { CfnResourcePolicy, LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { CfnDomain } from 'aws-cdk-lib/aws-opensearchservice';
import { Construct } from 'constructs';
import { managerNodes, type SearchDomainSize } from '../search-choice.ts';
import type { Stage } from '../stages.ts';
import type { SearchClusterAddress } from './function-resources.ts';
import { selectLogRemoval } from './log-removal.ts';
import { suppressNagRules } from './nag-suppressions.ts';

export interface SearchDomainProps {
  readonly stage: Stage;
  readonly size: SearchDomainSize;
}

const logTypes = ['SEARCH_SLOW_LOGS', 'INDEX_SLOW_LOGS', 'ES_APPLICATION_LOGS'] as const;

/**
 * A domain of OpenSearch. The roles of the functions alone grant its paths, as it has no policy of its own and takes
 * signed requests only. AWS takes a snapshot each hour; the feed can fill it again without one.
 */
export class SearchDomain extends Construct {
  readonly address: SearchClusterAddress;
  readonly domainName: string;

  constructor(scope: Construct, id: string, { stage, size }: SearchDomainProps) {
    super(scope, id);
    const { nodes, zones, instanceType, volumeGb } = size;
    const logs = this.createLogs(stage);
    this.domainName = `gable-${stage.name}`;
    const domain = new CfnDomain(this, 'Domain', {
      domainName: this.domainName,
      engineVersion: 'OpenSearch_2.19',
      clusterConfig: {
        instanceType,
        instanceCount: nodes,
        zoneAwarenessEnabled: true,
        zoneAwarenessConfig: { availabilityZoneCount: zones },
        dedicatedMasterEnabled: true,
        dedicatedMasterCount: managerNodes.count,
        dedicatedMasterType: managerNodes.instanceType,
        warmEnabled: false,
      },
      ebsOptions: { ebsEnabled: true, volumeType: 'gp3', volumeSize: volumeGb },
      encryptionAtRestOptions: { enabled: true },
      nodeToNodeEncryptionOptions: { enabled: true },
      domainEndpointOptions: { enforceHttps: true, tlsSecurityPolicy: 'Policy-Min-TLS-1-2-PFS-2023-10' },
      // A role is granted an index by the path: bodies may not name another.
      advancedOptions: { 'rest.action.multi.allow_explicit_index': 'false' },
      logPublishingOptions: logs.options,
    });
    domain.addResourceDependency(logs.policy);
    // The feed fills it again.
    domain.applyRemovalPolicy(RemovalPolicy.DESTROY);
    suppressNagRules(domain, {
      'AwsSolutions-OS1': 'The functions are in no VPC; requests are signed and allowed by role and path',
      'AwsSolutions-OS3': 'Functions have no fixed addresses; requests are allowed by role and path',
      'AwsSolutions-OS5': 'Without a policy of its own the domain refuses every request that is not signed',
    });
    this.address = { url: `https://${domain.attrDomainEndpoint}`, domainArn: domain.attrArn };
  }

  private createLogs(stage: Stage) {
    const group = new LogGroup(this, 'Logs', {
      logGroupName: `/aws/opensearch/gable-${stage.name}`,
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: selectLogRemoval(stage),
    });
    const arn = Stack.of(this).formatArn({
      service: 'logs',
      resource: 'log-group',
      resourceName: `/aws/opensearch/gable-${stage.name}:*`,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    });
    const policy = new CfnResourcePolicy(this, 'LogPolicy', {
      policyName: `gable-${stage.name}-opensearch`,
      policyDocument: JSON.stringify({
        Version: '2012-10-17',
        Statement: [
          {
            Effect: 'Allow',
            Principal: { Service: 'es.amazonaws.com' },
            Action: ['logs:PutLogEvents', 'logs:CreateLogStream'],
            Resource: arn,
          },
        ],
      }),
    });
    const cloudWatchLogsLogGroupArn = group.logGroupArn;
    return {
      policy,
      options: Object.fromEntries(
        logTypes.map((type) => [type, { enabled: true, cloudWatchLogsLogGroupArn }]),
      ),
    };
  }
}
