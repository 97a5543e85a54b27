import { createHash } from 'node:crypto';
import { toUserPoolClientId, toUserPoolId } from '../aws/cognito/user-pool.ts';
import { account } from './assembly.ts';

/** A resource with its stack; `name` is its physical name in the template, or a derived one. */
export interface ResourceIdentity {
  readonly stack: string;
  readonly region: string;
  readonly logicalId: string;
  readonly type: string;
  readonly name: string;
  /** Reads a property with its intrinsics resolved. */
  readonly property: (name: string) => unknown;
}

interface Names {
  ref(of: ResourceIdentity): string;
  attributes?: Record<string, (of: ResourceIdentity) => unknown>;
}

const createArnFormat =
  (service: string, resource: (of: ResourceIdentity) => string) => (of: ResourceIdentity) =>
    `arn:aws:${service}:${of.region}:${account}:${resource(of)}`;
const getName = (of: ResourceIdentity) => of.name;
const shorten = (of: ResourceIdentity, length: number) =>
  createHash('sha256').update(`${of.stack}/${of.logicalId}`).digest('hex').slice(0, length);
const toApiId = (of: ResourceIdentity) => shorten(of, 10);
const toPoolId = (of: ResourceIdentity) => toUserPoolId(of.region, of.logicalId);
const toDistributionDomain = (of: ResourceIdentity) => `d${shorten(of, 13)}.cloudfront.net`;
const toFunctionArn = createArnFormat('lambda', (of) => `function:${of.name}`);
const toAlias = (of: ResourceIdentity) =>
  `${String(of.property('FunctionName'))}:${String(of.property('Name'))}`;
const toTableArn = createArnFormat('dynamodb', (of) => `table/${of.name}`);
const table: Names = {
  ref: getName,
  attributes: {
    Arn: toTableArn,
    TableId: getName,
    StreamArn: (of) => `${toTableArn(of)}/stream/2026-01-01T00:00:00.000`,
  },
};
const createGlobalArnFormat =
  (service: string, resource: (of: ResourceIdentity) => string) => (of: ResourceIdentity) =>
    `arn:aws:${service}::${account}:${resource(of)}`;
const onlyRef: Names = { ref: getName };

/** The local `Ref` and `Fn::GetAtt` of each resource type. Types and attributes not listed are refused. */
export const resourceNames: Record<string, Names> = {
  'AWS::ApiGatewayV2::Api': {
    ref: toApiId,
    attributes: {
      ApiId: toApiId,
      ApiEndpoint: (of) => `https://${toApiId(of)}.execute-api.${of.region}.amazonaws.com`,
    },
  },
  'AWS::ApiGatewayV2::Authorizer': onlyRef,
  'AWS::ApiGatewayV2::Integration': onlyRef,
  'AWS::ApiGatewayV2::Route': onlyRef,
  'AWS::ApiGatewayV2::Stage': { ref: (of) => String(of.property('StageName')) },
  'AWS::CertificateManager::Certificate': {
    ref: createArnFormat('acm', (of) => `certificate/${shorten(of, 32)}`),
  },
  'AWS::CloudFront::CachePolicy': { ref: getName, attributes: { Id: getName } },
  'AWS::CloudFront::CloudFrontOriginAccessIdentity': onlyRef,
  'AWS::CloudFront::Distribution': {
    ref: (of) => `E${shorten(of, 13).toUpperCase()}`,
    attributes: { Id: (of) => `E${shorten(of, 13).toUpperCase()}`, DomainName: toDistributionDomain },
  },
  'AWS::CloudFront::Function': {
    ref: createGlobalArnFormat('cloudfront', (of) => `function/${of.name}`),
    attributes: {
      FunctionARN: createGlobalArnFormat('cloudfront', (of) => `function/${of.name}`),
      'FunctionMetadata.FunctionARN': createGlobalArnFormat('cloudfront', (of) => `function/${of.name}`),
    },
  },
  'AWS::CloudFront::OriginAccessControl': { ref: getName, attributes: { Id: getName } },
  'AWS::CloudFront::OriginRequestPolicy': { ref: getName, attributes: { Id: getName } },
  'AWS::CloudFront::ResponseHeadersPolicy': { ref: getName, attributes: { Id: getName } },
  'AWS::CloudWatch::Alarm': {
    ref: getName,
    attributes: { Arn: createArnFormat('cloudwatch', (of) => `alarm:${of.name}`) },
  },
  'AWS::CloudWatch::Dashboard': onlyRef,
  'AWS::CloudFormation::WaitConditionHandle': onlyRef,
  'AWS::CodeDeploy::Application': onlyRef,
  'AWS::CodeDeploy::DeploymentGroup': onlyRef,
  'AWS::Cognito::UserPool': {
    ref: toPoolId,
    attributes: {
      Arn: createArnFormat('cognito-idp', (of) => `userpool/${toPoolId(of)}`),
      UserPoolId: toPoolId,
      ProviderName: (of) => `cognito-idp.${of.region}.amazonaws.com/${toPoolId(of)}`,
      ProviderURL: (of) => `https://cognito-idp.${of.region}.amazonaws.com/${toPoolId(of)}`,
    },
  },
  'AWS::Cognito::UserPoolClient': {
    ref: (of) => toUserPoolClientId(of.logicalId),
    attributes: { ClientId: (of) => toUserPoolClientId(of.logicalId) },
  },
  'AWS::Cognito::UserPoolDomain': { ref: (of) => String(of.property('Domain')) },
  'AWS::Cognito::UserPoolGroup': { ref: (of) => String(of.property('GroupName')) },
  'AWS::Cognito::UserPoolIdentityProvider': { ref: (of) => String(of.property('ProviderName')) },
  'AWS::DynamoDB::GlobalTable': table,
  'AWS::DynamoDB::Table': table,
  'AWS::Events::Archive': {
    ref: getName,
    attributes: { Arn: createArnFormat('events', (of) => `archive/${of.name}`) },
  },
  'AWS::Events::EventBus': {
    ref: getName,
    attributes: { Arn: createArnFormat('events', (of) => `event-bus/${of.name}`), Name: getName },
  },
  'AWS::Events::Rule': {
    ref: getName,
    attributes: { Arn: createArnFormat('events', (of) => `rule/${of.name}`) },
  },
  'AWS::IAM::ManagedPolicy': { ref: createGlobalArnFormat('iam', (of) => `policy/${of.name}`) },
  'AWS::IAM::Policy': onlyRef,
  'AWS::IAM::Role': {
    ref: getName,
    attributes: {
      Arn: createGlobalArnFormat('iam', (of) => `role/${of.name}`),
      RoleId: (of) => shorten(of, 20),
    },
  },
  'AWS::KMS::Key': {
    ref: (of) => shorten(of, 32),
    attributes: {
      Arn: createArnFormat('kms', (of) => `key/${shorten(of, 32)}`),
      KeyId: (of) => shorten(of, 32),
    },
  },
  'AWS::Lambda::Alias': { ref: createArnFormat('lambda', (of) => `function:${toAlias(of)}`) },
  'AWS::Lambda::EventSourceMapping': onlyRef,
  'AWS::Lambda::Function': { ref: getName, attributes: { Arn: toFunctionArn } },
  'AWS::Lambda::LayerVersion': { ref: createArnFormat('lambda', (of) => `layer:${of.name}:1`) },
  'AWS::Lambda::Version': {
    ref: createArnFormat('lambda', (of) => `function:${String(of.property('FunctionName'))}:1`),
    attributes: { Version: () => '1' },
  },
  'AWS::Logs::Delivery': onlyRef,
  'AWS::Logs::DeliveryDestination': {
    ref: getName,
    attributes: { Arn: createArnFormat('logs', (of) => `delivery-destination:${of.name}`) },
  },
  'AWS::Logs::DeliverySource': {
    ref: getName,
    attributes: { Arn: createArnFormat('logs', (of) => `delivery-source:${of.name}`) },
  },
  'AWS::Logs::LogGroup': {
    ref: getName,
    attributes: { Arn: createArnFormat('logs', (of) => `log-group:${of.name}:*`) },
  },
  'AWS::S3::Bucket': {
    ref: getName,
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
    ref: createArnFormat('sns', getName),
    attributes: { TopicArn: createArnFormat('sns', getName), TopicName: getName },
  },
  'AWS::SQS::Queue': {
    ref: (of) => `https://sqs.${of.region}.amazonaws.com/${account}/${of.name}`,
    attributes: {
      Arn: createArnFormat('sqs', getName),
      QueueName: getName,
      QueueUrl: (of) => `https://sqs.${of.region}.amazonaws.com/${account}/${of.name}`,
    },
  },
  'AWS::SSM::Parameter': { ref: getName, attributes: { Value: (of) => of.property('Value') } },
  'AWS::Scheduler::Schedule': {
    ref: getName,
    attributes: { Arn: createArnFormat('scheduler', (of) => `schedule/default/${of.name}`) },
  },
  'AWS::Scheduler::ScheduleGroup': {
    ref: getName,
    attributes: { Arn: createArnFormat('scheduler', (of) => `schedule-group/${of.name}`) },
  },
  'AWS::SecretsManager::Secret': {
    ref: createArnFormat('secretsmanager', (of) => `secret:${of.name}-${shorten(of, 6)}`),
    attributes: { Id: createArnFormat('secretsmanager', (of) => `secret:${of.name}-${shorten(of, 6)}`) },
  },
  'AWS::WAFv2::IPSet': {
    ref: getName,
    attributes: { Arn: createArnFormat('wafv2', (of) => `global/ipset/${of.name}/${shorten(of, 12)}`) },
  },
  'AWS::WAFv2::WebACL': {
    ref: getName,
    attributes: { Arn: createArnFormat('wafv2', (of) => `global/webacl/${of.name}/${shorten(of, 12)}`) },
  },
};

/** The property with the physical name, by type; without one the name is `<stack>-<logical id>`. */
export const nameProperties: Record<string, string> = {
  'AWS::CloudFront::Function': 'Name',
  'AWS::CloudWatch::Alarm': 'AlarmName',
  'AWS::DynamoDB::GlobalTable': 'TableName',
  'AWS::DynamoDB::Table': 'TableName',
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
