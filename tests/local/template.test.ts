import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { readModel } from '../../infra/local-cloud/template/model.ts';
import { readResources } from '../../infra/local-cloud/template/resources.ts';

type Template = Record<string, unknown>;

const other = {
  Resources: { Table: { Type: 'AWS::DynamoDB::GlobalTable', Properties: {} } },
  Outputs: { TableName: { Value: { Ref: 'Table' }, Export: { Name: 'shared-table' } } },
};

/** Resolves one value as a property of a bucket's policy. */
function resolve(value: unknown, more: Template = {}): unknown {
  const template = {
    Parameters: { Size: { Type: 'String', Default: 'small' } },
    Mappings: { Sizes: { small: { memory: 128 } } },
    Conditions: {
      Small: { 'Fn::Equals': [{ Ref: 'Size' }, 'small'] },
      Never: { 'Fn::And': [{ Condition: 'Small' }, { 'Fn::Not': [{ Condition: 'Small' }] }] },
    },
    Resources: {
      Queue: { Type: 'AWS::SQS::Queue', Properties: {} },
      Bucket: {
        Type: 'AWS::S3::Bucket',
        Properties: { BucketName: { 'Fn::Sub': 'media-${AWS::AccountId}' } },
      },
      Strange: { Type: 'AWS::Strange::Thing', Properties: {} },
      Asked: { Type: 'AWS::Test::Value', Properties: { value } },
      ...more,
    },
  };
  const resources = readResources({
    directory: '/nowhere',
    stacks: [
      { name: 'Main', template },
      { name: 'Other', template: other },
    ],
  });
  return resources.of('AWS::Test::Value')[0]?.read(z.looseObject({}))['value'];
}

describe('an intrinsic function', () => {
  const account = '000000000000';
  test.each<[string, unknown, unknown]>([
    [
      'Ref of a queue is its URL',
      { Ref: 'Queue' },
      `https://sqs.eu-west-2.amazonaws.com/${account}/Main-Queue`,
    ],
    ['Ref of a parameter', { Ref: 'Size' }, 'small'],
    ['a pseudo parameter', { Ref: 'AWS::Region' }, 'eu-west-2'],
    ['GetAtt as a list', { 'Fn::GetAtt': ['Queue', 'Arn'] }, `arn:aws:sqs:eu-west-2:${account}:Main-Queue`],
    ['GetAtt as text', { 'Fn::GetAtt': 'Bucket.Arn' }, `arn:aws:s3:::media-${account}`],
    ['Join', { 'Fn::Join': ['-', ['a', { Ref: 'Bucket' }, 'b']] }, `a-media-${account}-b`],
    ['Select of Split', { 'Fn::Select': [1, { 'Fn::Split': ['/', 'a/b/c'] }] }, 'b'],
    [
      'Sub',
      { 'Fn::Sub': '${Bucket.Arn}/${AWS::Region}/${!Literal}' },
      `arn:aws:s3:::media-${account}/eu-west-2/\${Literal}`,
    ],
    ['Sub with values', { 'Fn::Sub': ['${x}-${Bucket}', { x: { Ref: 'Size' } }] }, `small-media-${account}`],
    ['If', { 'Fn::If': ['Small', 'yes', 'no'] }, 'yes'],
    ['If of a combined condition', { 'Fn::If': ['Never', 'yes', 'no'] }, 'no'],
    ['NoValue in a list', ['a', { Ref: 'AWS::NoValue' }], ['a']],
    ['NoValue as a property', { a: 1, b: { Ref: 'AWS::NoValue' } }, { a: 1 }],
    ['FindInMap', { 'Fn::FindInMap': ['Sizes', { Ref: 'Size' }, 'memory'] }, 128],
    ['ImportValue', { 'Fn::ImportValue': 'shared-table' }, 'Other-Table'],
    [
      'GetStackOutput',
      { 'Fn::GetStackOutput': { StackName: 'Other', OutputName: 'TableName' } },
      'Other-Table',
    ],
    ['deep inside', { a: [{ b: { Ref: 'Size' } }] }, { a: [{ b: 'small' }] }],
    [
      'a condition key of a policy',
      { Condition: { StringEquals: { a: 'b' } } },
      { Condition: { StringEquals: { a: 'b' } } },
    ],
  ])('%s', (_, value, expected) => {
    expect(resolve(value)).toEqual(expected);
  });
});

describe('what is not known is refused by name', () => {
  test.each<[string, unknown, RegExp]>([
    ['a function', { 'Fn::Cidr': ['10.0.0.0/16', 6, 8] }, /Fn::Cidr is not known/],
    ['a resource', { Ref: 'Missing' }, /Ref Missing: stack Main has no such resource/],
    ['a type', { Ref: 'Strange' }, /no Ref for AWS::Strange::Thing/],
    ['an attribute', { 'Fn::GetAtt': ['Queue', 'Colour'] }, /no Colour for AWS::SQS::Queue/],
    ['an export', { 'Fn::ImportValue': 'nothing' }, /no stack exports nothing/],
    [
      'an output',
      { 'Fn::GetStackOutput': { StackName: 'Other', OutputName: 'No' } },
      /Other has no output No/,
    ],
    ['a condition', { 'Fn::If': ['What', 1, 2] }, /no condition What/],
    ['an element', { 'Fn::Select': [3, ['a']] }, /Fn::Select 3 of 1/],
  ])('%s', (_, value, reason) => {
    expect(() => resolve(value)).toThrow(reason);
    expect(() => resolve(value)).toThrow(/Main\/Asked/);
  });
});

test('a resource whose condition does not hold is not there', () => {
  const more = { Asked: { Type: 'AWS::Test::Value', Condition: 'Never', Properties: {} } };
  expect(resolve('x', more)).toBeUndefined();
});

test('two stacks may use one logical id', () => {
  const template = { Resources: { Same: { Type: 'AWS::SQS::Queue', Properties: {} } } };
  const { all } = readResources({
    directory: '/nowhere',
    stacks: ['A', 'B'].map((name) => ({ name, template })),
  });
  expect(all.map(({ id }) => id)).toEqual(['A-Same', 'B-Same']);
  expect(all.map(({ name }) => name)).toEqual(['A-Same', 'B-Same']);
});

test('a rule to a function without source is refused', () => {
  const template = {
    Resources: {
      Handler: { Type: 'AWS::Lambda::Function', Properties: { Handler: 'index.handler' } },
      Rule: {
        Type: 'AWS::Events::Rule',
        Properties: {
          EventPattern: { source: ['a'] },
          Targets: [{ Id: 'T', Arn: { 'Fn::GetAtt': ['Handler', 'Arn'] } }],
        },
      },
    },
  };
  expect(() => readModel({ directory: '/nowhere', stacks: [{ name: 'Main', template }] })).toThrow(
    /is no function that runs here/,
  );
});

describe('a route to an alias of a function', () => {
  const model = (permitted: 'Handler' | 'Live') =>
    readModel({
      directory: '/nowhere',
      stacks: [{ name: 'Main', template: { Resources: resourcesOf(permitted) } }],
    });
  const resourcesOf = (permitted: string) => ({
    Handler: {
      Type: 'AWS::Lambda::Function',
      Properties: { Handler: 'index.handler' },
      Metadata: { 'local-cloud:entry': 'functions/deals/favourites/handler.ts' },
    },
    Version: { Type: 'AWS::Lambda::Version', Properties: { FunctionName: { Ref: 'Handler' } } },
    Live: {
      Type: 'AWS::Lambda::Alias',
      Properties: {
        FunctionName: { Ref: 'Handler' },
        FunctionVersion: { 'Fn::GetAtt': ['Version', 'Version'] },
        Name: 'live',
      },
    },
    Api: { Type: 'AWS::ApiGatewayV2::Api', Properties: { ProtocolType: 'HTTP' } },
    Integration: {
      Type: 'AWS::ApiGatewayV2::Integration',
      Properties: {
        ApiId: { Ref: 'Api' },
        IntegrationType: 'AWS_PROXY',
        IntegrationUri: { Ref: 'Live' },
        PayloadFormatVersion: '2.0',
      },
    },
    Route: {
      Type: 'AWS::ApiGatewayV2::Route',
      Properties: {
        ApiId: { Ref: 'Api' },
        RouteKey: 'GET /homes/{id}',
        Target: { 'Fn::Sub': 'integrations/${Integration}' },
      },
    },
    Permission: {
      Type: 'AWS::Lambda::Permission',
      Properties: {
        FunctionName: permitted === 'Live' ? { Ref: 'Live' } : { 'Fn::GetAtt': ['Handler', 'Arn'] },
        Principal: 'apigateway.amazonaws.com',
        SourceArn: { 'Fn::Sub': 'arn:aws:execute-api:${AWS::Region}:${AWS::AccountId}:${Api}/*/*' },
      },
    },
  });

  test('runs the function behind it', () => {
    expect(model('Live').apis[0]?.routes).toMatchObject([{ key: 'GET /homes/{id}', functionId: 'Handler' }]);
  });

  test('is refused if only the function may be started, not the alias', () => {
    expect(() => model('Handler')).toThrow(/Main-Handler:live does not let GET .homes.\{id\} start it/);
  });
});
