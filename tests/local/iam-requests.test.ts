import { describe, expect, test } from 'vitest';
import type { AccessRequest } from '../../infra/local-cloud/aws/iam/index.ts';
import { createDynamoReader } from '../../infra/local-cloud/aws/iam/requests/dynamodb.ts';
import {
  createCognitoReader,
  createKmsReader,
  createSecretsReader,
  readEventsCall,
  readQueueCall,
} from '../../infra/local-cloud/aws/iam/requests/json.ts';
import {
  createMailReader,
  readCloudFrontCall,
  readConnectionCall,
  readLambdaCall,
  readSchedulerCall,
} from '../../infra/local-cloud/aws/iam/requests/rest.ts';
import { readObjectCall, type ObjectCall } from '../../infra/local-cloud/aws/iam/requests/s3.ts';
import { readResourcesOf } from '../../infra/local-cloud/tests/test-services.ts';

const account = '000000000000';
const arn = (service: string, resource: string) => `arn:aws:${service}:eu-west-2:${account}:${resource}`;
const listed = (accesses: readonly AccessRequest[]) =>
  accesses.map(({ action, resource }) => `${action} ${resource}`);
const contextOf = ([first]: readonly AccessRequest[]) => first?.context?.() ?? {};

const table = arn('dynamodb', 'table/Table');
const readDynamo = createDynamoReader([
  {
    name: 'Table',
    arn: table,
    streamArn: undefined,
    streamViewType: undefined,
    attributes: [],
    keys: [
      { AttributeName: 'pk', KeyType: 'HASH' },
      { AttributeName: 'sk', KeyType: 'RANGE' },
    ],
    indexes: [
      {
        IndexName: 'gsi1',
        KeySchema: [{ AttributeName: 'gsi1pk', KeyType: 'HASH' }],
        Projection: { ProjectionType: 'ALL' },
      },
    ],
    localIndexes: [],
    timeToLive: undefined,
  },
]);
const key = (value: string) => ({ pk: { S: value }, sk: { S: 'a' } });
const one = { TableName: 'Table' };

describe('a call of DynamoDB', () => {
  test.each<[string, object, string[], string[]]>([
    ['GetItem', { ...one, Key: key('a') }, [`dynamodb:GetItem ${table}`], ['a']],
    ['PutItem', { ...one, Item: key('a') }, [`dynamodb:PutItem ${table}`], ['a']],
    [
      'Query',
      {
        ...one,
        KeyConditionExpression: '#pk = :pk and begins_with(#sk, :sk)',
        ExpressionAttributeNames: { '#pk': 'pk', '#sk': 'sk' },
        ExpressionAttributeValues: { ':pk': { S: 'a' }, ':sk': { S: 'b' } },
      },
      [`dynamodb:Query ${table}`],
      ['a'],
    ],
    [
      'Query',
      {
        ...one,
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk=:key',
        ExpressionAttributeValues: { ':key': { S: 'c' } },
      },
      [`dynamodb:Query ${table}/index/gsi1`],
      ['c'],
    ],
    [
      'BatchGetItem',
      { RequestItems: { Table: { Keys: [key('a'), key('b')] } } },
      [`dynamodb:BatchGetItem ${table}`],
      ['a', 'b'],
    ],
    [
      'BatchWriteItem',
      { RequestItems: { Table: [{ PutRequest: { Item: key('a') } }, { DeleteRequest: { Key: key('b') } }] } },
      [`dynamodb:BatchWriteItem ${table}`],
      ['a', 'b'],
    ],
    [
      'TransactWriteItems',
      {
        TransactItems: [
          { Put: { ...one, Item: key('a') } },
          { Update: { ...one, Key: key('a') } },
          { Delete: { ...one, Key: key('a') } },
          { ConditionCheck: { ...one, Key: key('a') } },
        ],
      },
      ['Put', 'Update', 'Delete', 'ConditionCheck'].map((part) => `dynamodb:${part}Item ${table}`),
      ['a'],
    ],
    [
      'TransactGetItems',
      { TransactItems: [{ Get: { ...one, Key: key('a') } }] },
      [`dynamodb:GetItem ${table}`],
      ['a'],
    ],
    ['DescribeTable', one, [`dynamodb:DescribeTable ${table}`], []],
  ])('%s %j needs each of its parts', (operation, input, expected, keys) => {
    const accesses = readDynamo(operation, input);
    expect(listed(accesses)).toEqual(expected);
    expect(contextOf(accesses)).toEqual({ 'dynamodb:LeadingKeys': keys });
  });

  test('without a table needs all of them', () => {
    expect(listed(readDynamo('ListTables', {}))).toEqual(['dynamodb:ListTables *']);
  });
});

describe('a call of S3', () => {
  const call = (
    method: string,
    path: string,
    query: Record<string, string> = {},
    more: Partial<ObjectCall> = {},
  ) => readObjectCall({ method, bucket: 'media', key: path, query: new Map(Object.entries(query)), ...more });
  test.each<[string, AccessRequest[], string[]]>([
    ['GET', call('GET', 'a/b'), ['s3:GetObject arn:aws:s3:::media/a/b']],
    ['HEAD', call('HEAD', 'a/b'), ['s3:GetObject arn:aws:s3:::media/a/b']],
    ['GET of a version', call('GET', 'a', { versionId: '1' }), ['s3:GetObjectVersion arn:aws:s3:::media/a']],
    [
      'DELETE of a version',
      call('DELETE', 'a', { versionId: '1' }),
      ['s3:DeleteObjectVersion arn:aws:s3:::media/a'],
    ],
    ['PUT of tags', call('PUT', 'a', { tagging: '' }), ['s3:PutObjectTagging arn:aws:s3:::media/a']],
    [
      'PUT with tags',
      call('PUT', 'a', {}, { tags: 'kept=1' }),
      ['s3:PutObject arn:aws:s3:::media/a', 's3:PutObjectTagging arn:aws:s3:::media/a'],
    ],
    [
      'a copy',
      call('PUT', 'a', {}, { copySource: '/other/b/c' }),
      ['s3:PutObject arn:aws:s3:::media/a', 's3:GetObject arn:aws:s3:::other/b/c'],
    ],
    ['the list', call('GET', '', { prefix: 'a/' }), ['s3:ListBucket arn:aws:s3:::media']],
  ])('%s needs its own action', (_title, accesses, expected) => {
    expect(listed(accesses)).toEqual(expected);
  });

  test('lists keys by their prefix', () => {
    expect(contextOf(call('GET', '', { prefix: 'a/', 'list-type': '2' }))).toEqual({ 's3:prefix': 'a/' });
  });
});

describe('a call of another service', () => {
  const resources = readResourcesOf({
    Cards: { Type: 'AWS::SecretsManager::Secret', Properties: { Name: 'gable/cards' } },
    Mail: { Type: 'AWS::SES::EmailIdentity', Properties: { EmailIdentity: 'gable.example' } },
  });
  const rest = (method: string, path: string, input: unknown = undefined, query = '') => ({
    method,
    path: path.split('/').slice(1),
    query: new URLSearchParams(query),
    input,
  });
  const secret = resources.of('AWS::SecretsManager::Secret')[0]?.ref() ?? '';
  const mail = { FromEmailAddress: 'Gable <hello@notify.gable.example>', ConfigurationSetName: 'set' };
  const schedules = arn('scheduler', 'schedule/later/one');
  test.each<[string, AccessRequest[], string[]]>([
    [
      'PutEvents',
      readEventsCall('PutEvents', { Entries: [{ EventBusName: 'market' }, { EventBusName: 'market' }, {}] }),
      [
        `events:PutEvents ${arn('events', 'event-bus/market')}`,
        `events:PutEvents ${arn('events', 'event-bus/default')}`,
      ],
    ],
    [
      'GetSecretValue by name',
      createSecretsReader({ resources })('GetSecretValue', { SecretId: 'gable/cards' }),
      [`secretsmanager:GetSecretValue ${secret}`],
    ],
    [
      'AdminGetUser',
      createCognitoReader({ resources })('AdminGetUser', { UserPoolId: 'eu-west-2_a' }),
      [`cognito-idp:AdminGetUser ${arn('cognito-idp', 'userpool/eu-west-2_a')}`],
    ],
    [
      'SendMessageBatch',
      readQueueCall('SendMessageBatch', { QueueUrl: 'http://127.0.0.1:1/0/Later' }),
      [`sqs:SendMessage ${arn('sqs', 'Later')}`],
    ],
    [
      'Decrypt without a key',
      createKmsReader(({ ciphertext }) => `key of ${ciphertext}`)('Decrypt', { CiphertextBlob: 'AAAA' }),
      ['kms:Decrypt key of AAAA'],
    ],
    [
      'SendEmail',
      createMailReader({ resources })(rest('POST', '/v2/email/outbound-emails', mail)),
      [
        `ses:SendEmail ${arn('ses', 'identity/gable.example')}`,
        `ses:SendEmail ${arn('ses', 'configuration-set/set')}`,
      ],
    ],
    [
      'CreateSchedule',
      readSchedulerCall(rest('POST', '/schedules/one', { GroupName: 'later', Target: { RoleArn: 'role' } })),
      [`scheduler:CreateSchedule ${schedules}`, 'iam:PassRole role'],
    ],
    [
      'DeleteSchedule',
      readSchedulerCall(rest('DELETE', '/schedules/one', undefined, 'groupName=later')),
      [`scheduler:DeleteSchedule ${schedules}`],
    ],
    [
      'UpdateDistribution',
      readCloudFrontCall(rest('PUT', '/2020-05-31/distribution/E1/config')),
      [`cloudfront:UpdateDistribution arn:aws:cloudfront::${account}:distribution/E1`],
    ],
    [
      'GetDistributionConfig',
      readCloudFrontCall(rest('GET', '/2020-05-31/distribution/E1/config')),
      [`cloudfront:GetDistributionConfig arn:aws:cloudfront::${account}:distribution/E1`],
    ],
    [
      'PostToConnection',
      readConnectionCall(rest('POST', '/api1/live/@connections/abc=')),
      [`execute-api:ManageConnections ${arn('execute-api', 'api1/live/POST/@connections/abc=')}`],
    ],
    [
      'Invoke',
      readLambdaCall(rest('POST', '/2015-03-31/functions/One/invocations')),
      [`lambda:InvokeFunction ${arn('lambda', 'function:One')}`],
    ],
  ])('%s needs its resource', (_title, accesses, expected) => {
    expect(listed(accesses)).toEqual(expected);
  });

  test('has the encryption context of KMS', () => {
    const read = createKmsReader(({ id }) => id);
    const accesses = read('Encrypt', {
      KeyId: 'key',
      EncryptionContext: { userId: 'usr_1', purpose: 'invite' },
    });
    expect(contextOf(accesses)).toEqual({
      'kms:EncryptionContext:userId': 'usr_1',
      'kms:EncryptionContext:purpose': 'invite',
      'kms:EncryptionContextKeys': ['userId', 'purpose'],
    });
    expect(contextOf(read('Encrypt', { KeyId: 'key' }))).toEqual({});
  });
});
