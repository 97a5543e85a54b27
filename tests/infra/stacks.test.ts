import type { Assembly } from '@gable/local-cloud/template';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { eventNames } from '../../events/index.ts';
import { apis, sitePages, schedules, subscribers } from '../../functions/delivery/manifest/index.ts';
import { isCheckedByGateway, type Route } from '../../functions/kernel/http/contract.ts';
import { stageNames, getStage } from '../../infra/stages.ts';
import { getVariantStacks } from '../support/assembly.ts';
import { getTemplates, listByType, listResources, type Resource } from './templates.ts';

/** The routes of the HTTP API, or of the live channel, by the name of their API. */
const routesOf = (assembly: Assembly, api: string) =>
  listByType(assembly, 'AWS::ApiGatewayV2::Route').filter(({ Properties }) =>
    new RegExp(`"Ref":"${api}|OutputRef${api}`).test(JSON.stringify(Properties['ApiId'])),
  );
const liveRoutes = ['$connect', '$default', '$disconnect'];

describe.each(stageNames)('%s', (stage) => {
  let assembly: Assembly;
  beforeAll(async () => {
    assembly = await getTemplates(stage);
  });

  test('has its stacks, the CDN before what needs its name and the files last, each well below 500 resources', () => {
    const counts = listResources(assembly).map(({ name, resources }) => [name, resources.length] as const);
    const first = ['Gateway', 'Mail', 'Edge', 'Data'];
    const parts = [
      'Backup',
      'Api',
      'Community',
      'Money',
      'Reactions',
      'Services',
      'Events',
      'Watch',
      'EdgeWatch',
      'Web',
    ];
    const own = [...first, ...parts, ...(getStage(stage).backup ? ['BackupCopies'] : [])];
    const made = counts.map(([name]) => name.slice(`Gable-${stage}-`.length));
    expect(made.toSorted()).toEqual(own.toSorted());
    expect(made.filter((part) => first.includes(part))).toEqual(first);
    expect(made.at(-1)).toBe('Web');
    for (const [name, count] of counts) expect(count, name).toBeLessThan(450);
  });

  test('has a route key per route of the contracts, with an authorizer unless visitors or API keys may call it', () => {
    const wanted = Object.values(apis)
      .flatMap(({ routes }) => Object.values<Route>(routes))
      .flatMap((route) =>
        [
          route.method,
          ...(route.aliases ?? []),
          ...(route.method === 'GET' && ['public', 'anyone'].includes(route.access) ? ['HEAD'] : []),
        ].map((method) => [`${method} ${route.path}`, isCheckedByGateway(route) ? 'JWT' : 'NONE']),
      );
    const made = routesOf(assembly, 'Http').map(({ Properties }) => [
      Properties['RouteKey'],
      Properties['AuthorizationType'],
    ]);
    const pages = ['GET', 'HEAD'].flatMap((method) => [
      [`${method} /pages`, 'NONE'],
      [`${method} /pages/{path+}`, 'NONE'],
    ]);
    expect(made.toSorted()).toEqual([...wanted, ...pages].toSorted());
    // An HTTP API has 300 routes until AWS raises the quota, which docs/deploying.md asks for.
    expect(made.length).toBeLessThan(400);
  });

  test('has one permission per function for the API', () => {
    const permissions = listByType(assembly, 'AWS::Lambda::Permission').filter(
      ({ Properties }) => Properties['Principal'] === 'apigateway.amazonaws.com',
    );
    expect(permissions).toHaveLength(Object.keys({ ...apis, sitePages }).length + liveRoutes.length);
  });

  test('handles connect, message and disconnect on the live channel, and logs no ticket', () => {
    const routes = routesOf(assembly, 'Channel').map(({ Properties }) => Properties['RouteKey']);
    expect(routes.toSorted()).toEqual(liveRoutes);
    const stages = listByType(assembly, 'AWS::ApiGatewayV2::Stage');
    expect(stages).toHaveLength(2);
    for (const { Properties } of stages) {
      expect(Properties).toMatchObject({
        DefaultRouteSettings: {
          ThrottlingRateLimit: expect.any(Number),
          ThrottlingBurstLimit: expect.any(Number),
        },
        AccessLogSettings: { DestinationArn: expect.anything() },
      });
      expect(JSON.stringify(Properties)).not.toMatch(/querystring|DataTraceEnabled|LoggingLevel/i);
    }
  });

  test('lets only the functions that push send to live connections and close them', () => {
    const may = listByType(assembly, 'AWS::IAM::Policy').filter(({ Properties }) =>
      JSON.stringify(Properties).includes('execute-api:ManageConnections'),
    );
    expect(may.map(({ Properties }) => JSON.stringify(Properties['Roles'])).toSorted()).toEqual([
      expect.stringContaining('LiveOnEventPush'),
      expect.stringContaining('LiveOnSessionEnd'),
    ]);
  });

  test('subscribes only to existing events, with retries and dead letters for every subscriber', () => {
    const Pattern = z.object({ source: z.array(z.string()), 'detail-type': z.array(z.string()) });
    const rules = listByType(assembly, 'AWS::Events::Rule').filter(
      ({ Properties }) => Properties['EventPattern'] !== undefined,
    );
    const own = rules
      .map(({ Properties }) => Pattern.parse(Properties['EventPattern']))
      .filter(({ source }) => source.includes('gable'));
    const reactions = Object.values(subscribers);
    const listened = own.flatMap(({ 'detail-type': types }) => types);
    expect(listened.toSorted()).toEqual(reactions.flatMap(({ on }) => on).toSorted());
    for (const { 'detail-type': types } of own) expect(eventNames).toEqual(expect.arrayContaining(types));
    // EventBridge's limit for a pattern.
    for (const pattern of own) expect(JSON.stringify(pattern).length).toBeLessThan(2048);
    const toFunctions = rules.filter(({ Properties }) => !JSON.stringify(Properties).includes('gable.relay'));
    expect(toFunctions).toHaveLength(rules.length - 1);
    for (const { Properties } of toFunctions)
      expect(Properties['Targets']).toEqual([
        expect.objectContaining({ DeadLetterConfig: expect.anything(), RetryPolicy: expect.anything() }),
      ]);
    const invocations = listByType(assembly, 'AWS::Lambda::EventInvokeConfig');
    // Subscribers with a queue have attempts of their own; sent and failed mails and the scans of documents are on AWS's own bus.
    const direct = reactions.filter(({ atOnce }) => atOnce === undefined).length;
    expect(invocations).toHaveLength(
      direct + Object.keys(schedules).length + (getStage(stage).documentScan ? 3 : 2),
    );
    for (const { Properties } of invocations)
      expect(Properties).toMatchObject({
        MaximumRetryAttempts: 2,
        DestinationConfig: { OnFailure: expect.anything() },
      });
  });

  test('records the source file of every function', () => {
    const functions = listByType(assembly, 'AWS::Lambda::Function').filter(
      ({ Metadata }) => Metadata?.['local-cloud:entry'] !== undefined,
    );
    for (const { Properties } of functions)
      expect(Properties).toMatchObject({ Runtime: 'nodejs24.x', Architectures: ['arm64'] });
    expect(functions.length).toBeGreaterThan(Object.keys(apis).length + Object.keys(subscribers).length);
  });

  test('closes buckets to the public and can restore tables', () => {
    for (const { Properties } of listByType(assembly, 'AWS::S3::Bucket')) {
      expect(Properties).toMatchObject({
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
      });
    }
    for (const { Properties } of listByType(assembly, 'AWS::DynamoDB::GlobalTable')) {
      expect(Properties).toMatchObject({
        Replicas: [
          expect.objectContaining({ PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true } }),
        ],
      });
    }
  });
});

test('keeps exactly the data of production when a stack is deleted', async () => {
  const production = await getTemplates('prod');
  // API Gateway's logging is set once per account and used by other stages.
  const ofAccount = (resource: Resource) => JSON.stringify(resource).includes('apigateway');
  const kept = listResources(production).flatMap(({ resources }) =>
    resources
      .filter((one) => one.DeletionPolicy === 'Retain' && one.Type !== 'AWS::ApiGateway::Account')
      .filter((one) => !(one.Type === 'AWS::IAM::Role' && ofAccount(one)))
      .map(({ Type }) => Type),
  );
  expect(kept.toSorted()).toEqual([
    // Recovery points, and their copies in another region, with the keys of both.
    'AWS::Backup::BackupVault',
    'AWS::Backup::BackupVault',
    'AWS::Cognito::UserPool',
    'AWS::DynamoDB::GlobalTable',
    'AWS::DynamoDB::GlobalTable',
    'AWS::Events::Archive',
    'AWS::KMS::Key',
    'AWS::KMS::Key',
    'AWS::KMS::Key',
    'AWS::KMS::Key',
    // Media, user exports, and the logs of media and of the CDN.
    'AWS::S3::Bucket',
    'AWS::S3::Bucket',
    'AWS::S3::Bucket',
    'AWS::S3::Bucket',
    'AWS::Scheduler::ScheduleGroup',
    'AWS::SecretsManager::Secret',
    'AWS::SecretsManager::Secret',
    'AWS::SecretsManager::Secret',
    'AWS::SecretsManager::Secret',
    'AWS::SecretsManager::Secret',
    'AWS::SecretsManager::Secret',
    'AWS::SecretsManager::Secret',
    'AWS::SecretsManager::Secret',
    'AWS::SecretsManager::Secret',
    'AWS::SecretsManager::Secret',
    'AWS::SecretsManager::Secret',
    'AWS::SecretsManager::Secret',
    'AWS::SecretsManager::Secret',
    'AWS::SecretsManager::Secret',
    'AWS::SecretsManager::Secret',
    'AWS::SecretsManager::Secret',
    'AWS::SecretsManager::Secret',
  ]);
  const [pool] = listByType(production, 'AWS::Cognito::UserPool');
  expect(pool?.Properties).toMatchObject({ DeletionProtection: 'ACTIVE' });
});

test('keeps the logs of production when a function is renamed, moved or deleted', async () => {
  const policies = async (stage: string) =>
    new Set(
      listResources(await getTemplates(stage))
        // Its one group is of CDK's own function, which copies the site's files.
        .filter(({ name }) => !name.endsWith('-Web'))
        .flatMap(({ resources }) => resources.filter(({ Type }) => Type === 'AWS::Logs::LogGroup'))
        .map(({ DeletionPolicy }) => DeletionPolicy),
    );
  expect(await policies('prod')).toEqual(new Set(['RetainExceptOnCreate']));
  expect(await policies('dev')).toEqual(new Set(['Delete']));
});

test('rotates the keys, and lets each function use the one of the vault for its purposes only', async () => {
  const production = await getTemplates('prod');
  for (const { Properties } of listByType(production, 'AWS::KMS::Key'))
    expect(Properties['EnableKeyRotation']).toBe(true);
  const Statement = z.object({
    Action: z.union([z.string(), z.array(z.string())]),
    Condition: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
  });
  const Policy = z.object({ PolicyDocument: z.object({ Statement: z.array(Statement) }) });
  const uses = listByType(production, 'AWS::IAM::Policy')
    .flatMap(({ Properties }) => Policy.parse(Properties).PolicyDocument.Statement)
    .filter(({ Action }) => [Action].flat().some((action) => /^kms:(En|De)crypt$/.test(action)));
  const purpose = 'kms:EncryptionContext:purpose';
  expect(
    uses
      .map(
        ({ Action, Condition }) =>
          `${[Action].flat().join()} ${JSON.stringify(Condition?.['StringEquals']?.[purpose])}`,
      )
      .toSorted(),
  ).toEqual([
    'kms:Decrypt ["owner_invitation"]',
    'kms:Decrypt ["solicitor_invitation"]',
    'kms:Decrypt ["unsubscribe"]',
    'kms:Decrypt ["webhook"]',
    'kms:Decrypt,kms:Encrypt ["share_link","unsubscribe","accepted_offer","invite"]',
    'kms:Decrypt,kms:Encrypt ["solicitor_invitation"]',
    'kms:Decrypt,kms:Encrypt ["two_step"]',
    'kms:Encrypt ["owner_invitation"]',
    'kms:Encrypt ["unsubscribe"]',
    'kms:Encrypt ["unsubscribe"]',
    'kms:Encrypt ["unsubscribe"]',
    'kms:Encrypt ["webhook"]',
  ]);
});

test('has the sign-in providers in every stage, and none with the option that leaves them off', async () => {
  const providers = (assembly: Assembly) =>
    listByType(assembly, 'AWS::Cognito::UserPoolIdentityProvider').map(
      ({ Properties }) => Properties['ProviderName'],
    );
  for (const stage of stageNames)
    expect(providers(await getTemplates(stage)).toSorted()).toEqual(['Facebook', 'Google']);
  // A first deployment without the secrets would fail.
  expect(providers(await getVariantStacks('no-social', getStage('dev', 'none')))).toEqual([]);
}, 180_000);

test('passes CDK’s validation and the rules of cdk-nag in production', async () => {
  await expect(getTemplates('prod')).resolves.toBeDefined();
});
