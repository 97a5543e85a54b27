import type { Assembly } from '@gable/local-cloud/template';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import * as metrics from '../../functions/delivery/manifest/alarms.ts';
import { apis, sitePages } from '../../functions/delivery/manifest/index.ts';
import { synthesize } from '../../infra/app.ts';
import { toBundleName } from '../../infra/bundle/bundle-name.ts';
import { releaseAlarms } from '../../infra/constructs/releases.ts';
import { type Stage, stageNames, getStage } from '../../infra/stages.ts';
import { alarmFamilies } from '../../infra/watch/families.ts';
import { vitalGroups } from '../../infra/watch/people-alarms.ts';
import { getTemplates, listByType, listResources, type Resource } from './templates.ts';

const Action = z.array(z.object({ Ref: z.string() }));
const Dimensions = z.array(z.object({ Name: z.string(), Value: z.unknown() }));
const Stat = z.object({
  Namespace: z.string(),
  MetricName: z.string(),
  Dimensions: Dimensions.default([]),
});
const Query = z.object({
  Expression: z.string().optional(),
  MetricStat: z.object({ Metric: Stat }).optional(),
});
const MetricAlarm = z.object({
  AlarmName: z.string(),
  AlarmDescription: z.string(),
  AlarmActions: Action,
  OKActions: Action,
  MetricName: z.string().optional(),
  Namespace: z.string().optional(),
  Dimensions: Dimensions.default([]),
  Metrics: z.array(Query).default([]),
  Threshold: z.number(),
  TreatMissingData: z.string(),
});
const Composite = MetricAlarm.pick({
  AlarmName: true,
  AlarmDescription: true,
  AlarmActions: true,
  OKActions: true,
}).extend({ AlarmRule: z.unknown() });

const alarmsOf = (assembly: Assembly) =>
  listByType(assembly, 'AWS::CloudWatch::Alarm').map(({ Properties }) => MetricAlarm.parse(Properties));
const compositesOf = (assembly: Assembly) =>
  listByType(assembly, 'AWS::CloudWatch::CompositeAlarm').map(({ Properties }) =>
    Composite.parse(Properties),
  );
type MetricAlarm = z.output<typeof MetricAlarm>;

/** The metrics that an alarm reads, by namespace and name. */
const metricsOf = ({ Namespace, MetricName, Dimensions: of, Metrics }: MetricAlarm) => [
  ...(Namespace !== undefined && MetricName !== undefined ? [{ Namespace, MetricName, Dimensions: of }] : []),
  ...Metrics.flatMap(({ MetricStat }) => MetricStat?.Metric ?? []),
];

/** Dollars a month, by the price list of 2026: each metric of an alarm, a composite alarm, a key. */
const prices = { metric: 0.1, composite: 0.5, key: 1 };

describe.each(stageNames)('the alarms of %s', (stage) => {
  test('mail the team when they rise and when they are over', async () => {
    const assembly = await getTemplates(stage);
    for (const { name, template } of assembly.stacks) {
      const { Resources } = z
        .object({ Resources: z.record(z.string(), z.object({ Type: z.string(), Properties: z.unknown() })) })
        .parse(template);
      const alarms = Object.values(Resources).filter(({ Type }) => /^AWS::CloudWatch::.*Alarm$/.test(Type));
      if (!name.endsWith('Watch')) expect(alarms).toEqual([]);
      for (const { Properties } of alarms) {
        const { AlarmActions, OKActions } = Composite.partial({ AlarmRule: true }).parse(Properties);
        expect(OKActions).toEqual(AlarmActions);
        expect(AlarmActions.map(({ Ref }) => Resources[Ref]?.Type)).toEqual(['AWS::SNS::Topic']);
      }
    }
    const mails = listByType(assembly, 'AWS::SNS::Subscription').map(({ Properties }) => [
      Properties['Protocol'],
      Properties['Endpoint'],
    ]);
    const { alarmEmail } = getStage(stage);
    expect(mails).toEqual(
      alarmEmail === undefined
        ? []
        : [
            ['email', alarmEmail],
            ['email', alarmEmail],
          ],
    );
  });

  test('belong to a family, whose section of the runbook their description names', async () => {
    const assembly = await getTemplates(stage);
    const families = Object.keys(alarmFamilies);
    const found = [...alarmsOf(assembly), ...compositesOf(assembly)].map(
      ({ AlarmName, AlarmDescription }) => {
        const section = /docs\/runbook\.md#([a-z-]+)$/.exec(AlarmDescription)?.[1] ?? '';
        expect(AlarmName).toMatch(new RegExp(`^gable-${stage}-${section}-[a-z-]+$`));
        // CloudWatch's limit.
        expect(AlarmDescription.length).toBeLessThanOrEqual(1024);
        return section;
      },
    );
    const { domain, search, portals } = getStage(stage);
    const without = [
      ...(domain ? [] : ['certificate']),
      ...(portals ? [] : ['portals']),
      ...(search.engine === 'memory' ? ['search-cluster'] : []),
    ];
    expect([...new Set([...found, ...without])].toSorted()).toEqual(families.toSorted());
  });

  test('are at most 37 and cost at most 9 dollars a month', async () => {
    const assembly = await getTemplates(stage);
    const [alarms, composites] = [alarmsOf(assembly), compositesOf(assembly)];
    expect(alarms.length + composites.length).toBeLessThanOrEqual(37);
    const read = alarms.flatMap(metricsOf).length;
    const keys = listByType(assembly, 'AWS::KMS::Key').filter(({ Properties }) =>
      JSON.stringify(Properties).includes('cloudwatch.amazonaws.com'),
    );
    const cost = read * prices.metric + composites.length * prices.composite + keys.length * prices.key;
    expect(cost).toBeLessThanOrEqual(9);
  });

  test('keep to CloudWatch’s limits: ten metrics an alarm, and no search', async () => {
    for (const alarm of alarmsOf(await getTemplates(stage))) {
      expect(metricsOf(alarm).length).toBeGreaterThan(0);
      expect(metricsOf(alarm).length).toBeLessThanOrEqual(10);
      expect(JSON.stringify(alarm.Metrics)).not.toMatch(/SEARCH|SELECT/);
    }
  });

  test('watch every count of the code, but for two that ask nothing of the team', async () => {
    const watched = alarmsOf(await getTemplates(stage))
      .flatMap(metricsOf)
      .filter(({ Namespace }) => Namespace === metrics.metricNamespace)
      .map(({ MetricName }) => MetricName);
    const { securityMetrics, alarmMetrics } = metrics;
    const counted = [
      ...Object.values(metrics).filter(
        (name) => typeof name === 'string' && name !== metrics.metricNamespace,
      ),
      ...Object.values(securityMetrics),
      ...Object.values(alarmMetrics),
    ];
    const unwatched = [
      metrics.threatFound,
      securityMetrics.tokenRefused,
      ...(getStage(stage).portals
        ? []
        : [metrics.portalGivenUp, metrics.portalRefused, metrics.portalTooForeign]),
      ...(getStage(stage).documentScan ? [] : [metrics.scanFailed]),
      ...(getStage(stage).search.engine === 'memory' ? [metrics.searchClusterFailed] : []),
    ];
    expect([...new Set([...watched, ...unwatched])].toSorted()).toEqual([...new Set(counted)].toSorted());
  });

  test('watch the dead letters of each stack that has a queue for them', async () => {
    const assembly = await getTemplates(stage);
    const queueing = listResources(assembly).filter(({ resources }) => queuesOf(resources).length > 0);
    const watched = alarmsOf(assembly)
      .flatMap(metricsOf)
      .filter(({ MetricName }) => MetricName === 'DeadLetters')
      .map(({ Dimensions: of }) => of.find(({ Name }) => Name === 'Stack')?.Value);
    expect(watched.toSorted()).toEqual(queueing.map(({ name }) => name.split('-').at(-1)).toSorted());
    // The names by which the queues are distinguished.
    for (const name of queueing.flatMap(({ resources }) => queuesOf(resources)))
      expect(name).toMatch(new RegExp(`^Gable-${stage}-[A-Za-z]+-\\w+(DeadLetters|Work)$`));
  });

  test('say that people cannot use the site when calls fail or hang, or log-in is broken', async () => {
    const [site, ...more] = compositesOf(await getTemplates(stage));
    expect(more).toEqual([]);
    expect(site?.AlarmName).toBe(`gable-${stage}-site-down`);
    const rule = JSON.stringify(site?.AlarmRule);
    for (const part of ['ApiErrorsShare', 'ApiLatencyAll', 'SignInTriggers']) expect(rule).toContain(part);
  });

  test('exist for the releases that go back by them', async () => {
    const names = alarmsOf(await getTemplates(stage)).map(({ AlarmName }) => AlarmName);
    for (const alarm of releaseAlarms) expect(names).toContain(`gable-${stage}-api-errors-${alarm}`);
  });
});

const queuesOf = (resources: readonly Resource[]): string[] =>
  resources.flatMap(({ Type, Properties }) =>
    Type === 'AWS::SQS::Queue' ? [z.string().parse(Properties['QueueName'])] : [],
  );

describe('the topic of the alarms', () => {
  test('is encrypted, over TLS alone, and open to the alarms of its account', async () => {
    const production = await getTemplates('prod');
    const topics = listByType(production, 'AWS::SNS::Topic');
    expect(topics).toHaveLength(2);
    for (const { Properties } of topics) expect(Properties['KmsMasterKeyId']).toBeDefined();
    const policies = listByType(production, 'AWS::SNS::TopicPolicy').map(({ Properties }) =>
      JSON.stringify(Properties),
    );
    expect(policies).toHaveLength(2);
    for (const policy of policies) {
      expect(policy).toContain('"aws:SecureTransport":"false"');
      expect(policy).toMatch(/"Action":"sns:Publish","Condition":\{"StringEquals":\{"aws:SourceAccount"/);
    }
    const keys = listByType(production, 'AWS::KMS::Key').filter(({ Properties }) =>
      JSON.stringify(Properties).includes('cloudwatch.amazonaws.com'),
    );
    expect(keys).toHaveLength(2);
    for (const { Properties } of keys) expect(JSON.stringify(Properties)).toContain('kms:GenerateDataKey*');
  });
});

describe('the certificate of a domain', () => {
  test('has an alarm 30 days before it expires', () => {
    const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/1';
    const stage: Stage = {
      ...getStage('prod'),
      domain: { host: 'gable.example', zoneId: 'Z1', zoneName: 'gable.example', certificateArn },
    };
    const { directory, stacks } = synthesize(stage);
    const expiry = alarmsOf({ directory, stacks }).filter(({ AlarmName }) =>
      AlarmName.includes('certificate'),
    );
    expect(expiry).toMatchObject([
      {
        MetricName: 'DaysToExpiry',
        Threshold: 30,
        Dimensions: [{ Name: 'CertificateArn', Value: certificateArn }],
      },
    ]);
  });
});

describe('the dashboard', () => {
  test.each(stageNames)('of %s has a line for each group of the API', async (stage) => {
    const [dashboard, ...more] = listByType(await getTemplates(stage), 'AWS::CloudWatch::Dashboard');
    expect(more).toEqual([]);
    const body = JSON.stringify(dashboard?.Properties['DashboardBody']);
    for (const [name, { entry }] of Object.entries(apis)) {
      expect(body).toContain(`\\"label\\":\\"${name}\\"`);
      expect(body).toContain(`\\"Service\\",\\"${toBundleName(entry)}\\"`);
    }
  });
});

describe('the most important groups', () => {
  test('are ten, as many as an alarm can add up', () => {
    expect(new Set<string>(vitalGroups).size).toBe(10);
  });
});

describe('a section of the runbook', () => {
  test('has the anchor by which the alarms name it', () => {
    for (const [family, { title }] of Object.entries(alarmFamilies))
      expect(title.toLowerCase().replaceAll(' ', '-')).toBe(family);
  });
});

describe('X-Ray', () => {
  test.each(stageNames)(
    'traces in %s the functions of the API alone, if the stage sets it',
    async (stage) => {
      const traced = listByType(await getTemplates(stage), 'AWS::Lambda::Function').filter(
        ({ Properties }) => Properties['TracingConfig'] !== undefined,
      );
      expect(traced.map(({ Metadata }) => Metadata?.['local-cloud:entry']).toSorted()).toEqual(
        getStage(stage).tracing
          ? Object.values({ ...apis, sitePages })
              .map(({ entry }) => entry)
              .toSorted()
          : [],
      );
      for (const { Properties } of traced) expect(Properties['TracingConfig']).toEqual({ Mode: 'Active' });
    },
  );
});
