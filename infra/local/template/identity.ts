import { createHash } from 'node:crypto';
import { userPoolClientId, userPoolId } from '../aws/cognito/definition.ts';
import { account } from './assembly.ts';

/** A resource with its stack; `name` is its physical name in the template, or a derived one. */
export interface Identity {
  readonly stack: string;
  readonly region: string;
  readonly logicalId: string;
  readonly type: string;
  readonly name: string;
  /** Reads a property with its intrinsics resolved. */
  readonly property: (name: string) => unknown;
}

interface Names {
  ref(of: Identity): string;
  attributes?: Record<string, (of: Identity) => unknown>;
}

const arn = (service: string, resource: (of: Identity) => string) => (of: Identity) =>
  `arn:aws:${service}:${of.region}:${account}:${resource(of)}`;
const byName = (of: Identity) => of.name;
const short = (of: Identity, length: number) =>
  createHash('sha256').update(`${of.stack}/${of.logicalId}`).digest('hex').slice(0, length);
const apiId = (of: Identity) => short(of, 10);
const poolId = (of: Identity) => userPoolId(of.region, of.logicalId);
const distributionDomain = (of: Identity) => `d${short(of, 13)}.cloudfront.net`;
const functionArn = arn('lambda', (of) => `function:${of.name}`);
const aliasOf = (of: Identity) => `${String(of.property('FunctionName'))}:${String(of.property('Name'))}`;
const tableArn = arn('dynamodb', (of) => `table/${of.name}`);
const globalArn = (service: string, resource: (of: Identity) => string) => (of: Identity) =>
  `arn:aws:${service}::${account}:${resource(of)}`;
const onlyRef: Names = { ref: byName };

/** The local `Ref` and `Fn::GetAtt` of each resource type. Types and attributes not listed are refused. */
export const names: Record<string, Names> = {
  'AWS::ApiGatewayV2::Api': {
    ref: apiId,
    attributes: {
      ApiId: apiId,
      ApiEndpoint: (of) => `https://${apiId(of)}.execute-api.${of.region}.amazonaws.com`,
    },
  },
  'AWS::ApiGatewayV2::Authorizer': onlyRef,
  'AWS::ApiGatewayV2::Integration': onlyRef,
  'AWS::ApiGatewayV2::Route': onlyRef,
  'AWS::ApiGatewayV2::Stage': { ref: (of) => String(of.property('StageName')) },
  'AWS::CertificateManager::Certificate': { ref: arn('acm', (of) => `certificate/${short(of, 32)}`) },
  'AWS::CloudFront::CachePolicy': { ref: byName, attributes: { Id: byName } },
  'AWS::CloudFront::CloudFrontOriginAccessIdentity': onlyRef,
  'AWS::CloudFront::Distribution': {
    ref: (of) => `E${short(of, 13).toUpperCase()}`,
    attributes: { Id: (of) => `E${short(of, 13).toUpperCase()}`, DomainName: distributionDomain },
  },
  'AWS::CloudFront::Function': {
    ref: globalArn('cloudfront', (of) => `function/${of.name}`),
    attributes: {
      FunctionARN: globalArn('cloudfront', (of) => `function/${of.name}`),
      'FunctionMetadata.FunctionARN': globalArn('cloudfront', (of) => `function/${of.name}`),
    },
  },
  'AWS::CloudFront::OriginAccessControl': { ref: byName, attributes: { Id: byName } },
  'AWS::CloudFront::OriginRequestPolicy': { ref: byName, attributes: { Id: byName } },
  'AWS::CloudFront::ResponseHeadersPolicy': { ref: byName, attributes: { Id: byName } },
  'AWS::CloudWatch::Alarm': {
    ref: byName,
    attributes: { Arn: arn('cloudwatch', (of) => `alarm:${of.name}`) },
  },
  'AWS::CloudWatch::Dashboard': onlyRef,
  'AWS::CloudFormation::WaitConditionHandle': onlyRef,
  'AWS::CodeDeploy::Application': onlyRef,
  'AWS::CodeDeploy::DeploymentGroup': onlyRef,
  'AWS::Cognito::UserPool': {
    ref: poolId,
    attributes: {
      Arn: arn('cognito-idp', (of) => `userpool/${poolId(of)}`),
      UserPoolId: poolId,
      ProviderName: (of) => `cognito-idp.${of.region}.amazonaws.com/${poolId(of)}`,
      ProviderURL: (of) => `https://cognito-idp.${of.region}.amazonaws.com/${poolId(of)}`,
    },
  },
  'AWS::Cognito::UserPoolClient': {
    ref: (of) => userPoolClientId(of.logicalId),
    attributes: { ClientId: (of) => userPoolClientId(of.logicalId) },
  },
  'AWS::Cognito::UserPoolDomain': { ref: (of) => String(of.property('Domain')) },
  'AWS::Cognito::UserPoolGroup': { ref: (of) => String(of.property('GroupName')) },
  'AWS::Cognito::UserPoolIdentityProvider': { ref: (of) => String(of.property('ProviderName')) },
  'AWS::DynamoDB::GlobalTable': {
    ref: byName,
    attributes: {
      Arn: tableArn,
      TableId: byName,
      StreamArn: (of) => `${tableArn(of)}/stream/2026-01-01T00:00:00.000`,
    },
  },
  'AWS::Events::Archive': { ref: byName, attributes: { Arn: arn('events', (of) => `archive/${of.name}`) } },
  'AWS::Events::EventBus': {
    ref: byName,
    attributes: { Arn: arn('events', (of) => `event-bus/${of.name}`), Name: byName },
  },
  'AWS::Events::Rule': { ref: byName, attributes: { Arn: arn('events', (of) => `rule/${of.name}`) } },
  'AWS::IAM::ManagedPolicy': { ref: globalArn('iam', (of) => `policy/${of.name}`) },
  'AWS::IAM::Policy': onlyRef,
  'AWS::IAM::Role': {
    ref: byName,
    attributes: { Arn: globalArn('iam', (of) => `role/${of.name}`), RoleId: (of) => short(of, 20) },
  },
  'AWS::KMS::Key': {
    ref: (of) => short(of, 32),
    attributes: { Arn: arn('kms', (of) => `key/${short(of, 32)}`), KeyId: (of) => short(of, 32) },
  },
  'AWS::Lambda::Alias': { ref: arn('lambda', (of) => `function:${aliasOf(of)}`) },
  'AWS::Lambda::EventSourceMapping': onlyRef,
  'AWS::Lambda::Function': { ref: byName, attributes: { Arn: functionArn } },
  'AWS::Lambda::LayerVersion': { ref: arn('lambda', (of) => `layer:${of.name}:1`) },
  'AWS::Lambda::Version': {
    ref: arn('lambda', (of) => `function:${String(of.property('FunctionName'))}:1`),
    attributes: { Version: () => '1' },
  },
  'AWS::Logs::Delivery': onlyRef,
  'AWS::Logs::DeliveryDestination': {
    ref: byName,
    attributes: { Arn: arn('logs', (of) => `delivery-destination:${of.name}`) },
  },
  'AWS::Logs::DeliverySource': {
    ref: byName,
    attributes: { Arn: arn('logs', (of) => `delivery-source:${of.name}`) },
  },
  'AWS::Logs::LogGroup': {
    ref: byName,
    attributes: { Arn: arn('logs', (of) => `log-group:${of.name}:*`) },
  },
  'AWS::S3::Bucket': {
    ref: byName,
    attributes: {
      Arn: (of) => `arn:aws:s3:::${of.name}`,
      DomainName: (of) => `${of.name}.s3.amazonaws.com`,
      RegionalDomainName: (of) => `${of.name}.s3.${of.region}.amazonaws.com`,
    },
  },
  'AWS::S3::BucketPolicy': onlyRef,
  'AWS::SES::ConfigurationSet': onlyRef,
  'AWS::SES::EmailIdentity': { ref: (of) => String(of.property('EmailIdentity')) },
  'AWS::SNS::Topic': {
    ref: arn('sns', byName),
    attributes: { TopicArn: arn('sns', byName), TopicName: byName },
  },
  'AWS::SQS::Queue': {
    ref: (of) => `https://sqs.${of.region}.amazonaws.com/${account}/${of.name}`,
    attributes: {
      Arn: arn('sqs', byName),
      QueueName: byName,
      QueueUrl: (of) => `https://sqs.${of.region}.amazonaws.com/${account}/${of.name}`,
    },
  },
  'AWS::SSM::Parameter': { ref: byName, attributes: { Value: (of) => of.property('Value') } },
  'AWS::Scheduler::Schedule': {
    ref: byName,
    attributes: { Arn: arn('scheduler', (of) => `schedule/default/${of.name}`) },
  },
  'AWS::Scheduler::ScheduleGroup': {
    ref: byName,
    attributes: { Arn: arn('scheduler', (of) => `schedule-group/${of.name}`) },
  },
  'AWS::SecretsManager::Secret': {
    ref: arn('secretsmanager', (of) => `secret:${of.name}-${short(of, 6)}`),
    attributes: { Id: arn('secretsmanager', (of) => `secret:${of.name}-${short(of, 6)}`) },
  },
  'AWS::WAFv2::IPSet': {
    ref: byName,
    attributes: { Arn: arn('wafv2', (of) => `global/ipset/${of.name}/${short(of, 12)}`) },
  },
  'AWS::WAFv2::WebACL': {
    ref: byName,
    attributes: { Arn: arn('wafv2', (of) => `global/webacl/${of.name}/${short(of, 12)}`) },
  },
};

/** The property with the physical name, by type; without one the name is `<stack>-<logical id>`. */
export const nameProperty: Record<string, string> = {
  'AWS::CloudFront::Function': 'Name',
  'AWS::CloudWatch::Alarm': 'AlarmName',
  'AWS::DynamoDB::GlobalTable': 'TableName',
  'AWS::Events::Archive': 'ArchiveName',
  'AWS::Events::EventBus': 'Name',
  'AWS::Events::Rule': 'Name',
  'AWS::IAM::Role': 'RoleName',
  'AWS::Lambda::Function': 'FunctionName',
  'AWS::Logs::LogGroup': 'LogGroupName',
  'AWS::S3::Bucket': 'BucketName',
  'AWS::SES::ConfigurationSet': 'Name',
  'AWS::SNS::Topic': 'TopicName',
  'AWS::SQS::Queue': 'QueueName',
  'AWS::SSM::Parameter': 'Name',
  'AWS::Scheduler::Schedule': 'Name',
  'AWS::Scheduler::ScheduleGroup': 'Name',
  'AWS::SecretsManager::Secret': 'Name',
};
