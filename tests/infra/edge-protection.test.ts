import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { stageNames, getStage } from '../../infra/stages.ts';
import { getTemplates, listByType, listResources } from './templates.ts';

describe('the firewall of the CDN', () => {
  const Acl = z.object({
    Scope: z.literal('CLOUDFRONT'),
    DefaultAction: z.object({ Allow: z.object({}) }),
    Rules: z.array(
      z.object({
        Name: z.string(),
        Priority: z.int(),
        Action: z.unknown().optional(),
        OverrideAction: z.unknown().optional(),
        Statement: z.record(z.string(), z.looseObject({ Limit: z.int().optional() })),
      }),
    ),
  });

  test('limits each address in production, and has AWS’s rules for known attacks', async () => {
    const [acl] = listByType(await getTemplates('prod'), 'AWS::WAFv2::WebACL');
    const { Rules } = Acl.parse(acl?.Properties);
    expect(Rules.map(({ Name, Priority }) => [Priority, Name])).toEqual([
      [0, 'blocked-networks'],
      [1, 'requests-of-an-address'],
      [2, 'calls-of-an-address'],
      [3, 'sign-ins-of-an-address'],
      [4, 'AWSManagedRulesAmazonIpReputationList'],
      [5, 'AWSManagedRulesKnownBadInputsRuleSet'],
      [6, 'AWSManagedRulesCommonRuleSet'],
    ]);
    const limits = Rules.flatMap(({ Statement }) => Statement['RateBasedStatement']?.Limit ?? []);
    expect(limits).toEqual([6_000, 5_000, 300]);
    for (const { Action, OverrideAction } of Rules.slice(1))
      expect(Action ?? OverrideAction).toEqual(
        Action ? { Block: { CustomResponse: { ResponseCode: 429 } } } : { None: {} },
      );
  });

  test('counts pages as well, and neither files nor long queries of outlines', async () => {
    const [acl] = listByType(await getTemplates('prod'), 'AWS::WAFv2::WebACL');
    const { Rules } = Acl.parse(acl?.Properties);
    const requests = JSON.stringify(Rules.find(({ Name }) => Name === 'requests-of-an-address')?.Statement);
    expect(requests).toContain('NotStatement');
    expect([...requests.matchAll(/"SearchString":"([^"]+)"/g)].map(([, path]) => path)).toEqual([
      '/assets/',
      '/media/',
      '/maps/',
    ]);
    const common = Rules.find(({ Name }) => Name === 'AWSManagedRulesCommonRuleSet')?.Statement;
    expect(JSON.stringify(common)).toContain(
      '{"ActionToUse":{"Count":{}},"Name":"SizeRestrictions_QUERYSTRING"}',
    );
  });

  test('writes down what it refused and counted, without what people sent', async () => {
    const [log] = listByType(await getTemplates('prod'), 'AWS::WAFv2::LoggingConfiguration');
    expect(log?.Properties).toMatchObject({
      RedactedFields: [
        { QueryString: {} },
        { UriPath: {} },
        { SingleHeader: { Name: 'authorization' } },
        { SingleHeader: { Name: 'cookie' } },
      ],
      LoggingFilter: { DefaultBehavior: 'DROP' },
    });
  });

  test.each(stageNames)('is in front of the CDN of %s where the stage has one', async (stage) => {
    const assembly = await getTemplates(stage);
    const [distribution] = listByType(assembly, 'AWS::CloudFront::Distribution');
    const wanted = getStage(stage).firewall === undefined ? [] : [expect.anything()];
    const Config = z.object({ DistributionConfig: z.object({ WebACLId: z.unknown().optional() }) });
    const { WebACLId } = Config.parse(distribution?.Properties).DistributionConfig;
    expect(WebACLId === undefined ? [] : [WebACLId]).toEqual(wanted);
    expect(listByType(assembly, 'AWS::WAFv2::WebACL')).toHaveLength(wanted.length);
  });

  test('shows no token, query or body among its sampled requests', async () => {
    const [acl] = listByType(await getTemplates('prod'), 'AWS::WAFv2::WebACL');
    expect(acl?.Properties['DataProtectionConfig']).toEqual({
      DataProtections: [
        { Action: 'SUBSTITUTION', Field: { FieldType: 'SINGLE_HEADER', FieldKeys: ['authorization'] } },
        { Action: 'SUBSTITUTION', Field: { FieldType: 'QUERY_STRING' } },
        { Action: 'SUBSTITUTION', Field: { FieldType: 'BODY' } },
      ],
    });
  });
});

describe.each(stageNames)('access logs of %s', (stage) => {
  test('name the caller of the CDN, but no path, query, referer or cookie', async () => {
    const assembly = await getTemplates(stage);
    const [delivery] = listByType(assembly, 'AWS::Logs::Delivery');
    const { RecordFields } = z.object({ RecordFields: z.array(z.string()) }).parse(delivery?.Properties);
    expect(RecordFields).toEqual(
      expect.arrayContaining(['c-ip', 'sc-status', 'cache-behavior-path-pattern']),
    );
    expect(RecordFields.filter((field) => /uri|query|referer|cookie|forwarded/i.test(field))).toEqual([]);
    expect(listByType(assembly, 'AWS::Logs::DeliverySource')).toMatchObject([
      { Properties: { LogType: 'ACCESS_LOGS' } },
    ]);
  });

  test('of the media bucket go to a bucket of their own', async () => {
    const buckets = listByType(await getTemplates(stage), 'AWS::S3::Bucket');
    const logged = buckets.filter(({ Properties }) => Properties['LoggingConfiguration'] !== undefined);
    expect(logged).toMatchObject([
      { Properties: { BucketName: expect.anything(), LoggingConfiguration: { LogFilePrefix: 'media/' } } },
    ]);
  });

  test('end after the days of the stage', async () => {
    const Lifecycle = z.object({
      LifecycleConfiguration: z.object({
        Rules: z.array(z.object({ ExpirationInDays: z.int().optional() })),
      }),
    });
    const logs = listResources(await getTemplates(stage)).flatMap(({ name, resources }) =>
      resources
        .filter(({ Type, Properties }) => Type === 'AWS::S3::Bucket' && isLog(Properties))
        .map(({ Properties }) => [name, Lifecycle.parse(Properties).LifecycleConfiguration.Rules]),
    );
    const rules = [expect.objectContaining({ ExpirationInDays: getStage(stage).logDays })];
    expect(logs).toEqual([
      [expect.any(String), rules],
      [expect.any(String), rules],
    ]);
  });

  const isLog = (properties: Record<string, unknown>) =>
    JSON.stringify(properties['LifecycleConfiguration'] ?? '').includes('"Id":"age"');
});
