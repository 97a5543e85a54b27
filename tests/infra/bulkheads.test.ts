import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { apis, infrastructureFunctions, subscribers } from '../../functions/delivery/manifest/index.ts';
import type { ApiGroup, FunctionSpec, Subscriber } from '../../functions/delivery/manifest/types.ts';
import type { Route } from '../../functions/kernel/http/contract.ts';
import { leaseMilliseconds } from '../../functions/reach/notifications/domain/mail-lease.ts';
import { serviceGroups } from '../../infra/stacks/api-stack.ts';
import { stageNames, getStage } from '../../infra/stages.ts';
import { getStageStacks } from '../support/assembly.ts';

const Resource = z.object({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
  Metadata: z.record(z.string(), z.unknown()).default({}),
});
const Template = z.object({ Resources: z.record(z.string(), Resource) });

const Work = z.object({
  VisibilityTimeout: z.int().default(30),
  RedrivePolicy: z.object({ maxReceiveCount: z.int() }).optional(),
});

async function resourcesOf(stage: string, type: string) {
  const { stacks } = await getStageStacks(stage);
  return stacks
    .flatMap(({ template }) => Object.entries(Template.parse(template).Resources))
    .flatMap(([id, resource]) => (resource.Type === type ? [{ id, ...resource }] : []));
}

async function reservationsOf(stage: string): Promise<Map<unknown, number>> {
  const functions = await resourcesOf(stage, 'AWS::Lambda::Function');
  return new Map(
    functions.flatMap(({ Properties, Metadata }) => {
      const runs = Properties['ReservedConcurrentExecutions'];
      return typeof runs === 'number' ? [[Metadata['local-cloud:entry'], runs]] : [];
    }),
  );
}

describe('reserved concurrency', () => {
  test('keeps runs for sign-in, payments and the webhooks of providers, and caps those of brochures', async () => {
    expect([...(await reservationsOf('prod'))].toSorted()).toEqual([
      ['functions/deals/identity-checks/handler.ts', 20],
      ['functions/delivery/api/accounts.ts', 100],
      ['functions/money/payments/handler.ts', 50],
      ['functions/money/payments/paypal-handler.ts', 50],
      ['functions/reach/brochures/handler.ts', 10],
    ]);
  });

  test.each(stageNames)('leaves %s deployable: 100 runs or more for other functions', async (stage) => {
    const reserved = [...(await reservationsOf(stage)).values()].reduce((sum, runs) => sum + runs, 0);
    const { concurrency } = getStage(stage);
    expect(reserved === 0 || concurrency - reserved >= 100).toBe(true);
    if (concurrency === 10) expect(reserved).toBe(0);
  });

  test('reserves at most half of the runs', () => {
    const percents = Object.values<ApiGroup>(apis).map(({ reservedPercent = 0 }) => reservedPercent);
    expect(percents.reduce((sum, percent) => sum + percent, 0)).toBeLessThanOrEqual(50);
  });
});

describe('throttles of routes', () => {
  const Settings = z.record(
    z.string(),
    z.object({ ThrottlingRateLimit: z.int().positive(), ThrottlingBurstLimit: z.int().positive() }),
  );
  const settingsOf = async (stage: string) => {
    const stages = await resourcesOf(stage, 'AWS::ApiGatewayV2::Stage');
    return Settings.parse(stages.map(({ Properties }) => Properties['RouteSettings']).find(Boolean) ?? {});
  };

  test('limit what is open and expensive far below the whole API', async () => {
    const rates = Object.entries(await settingsOf('prod')).map(([key, { ThrottlingRateLimit }]) => [
      key,
      ThrottlingRateLimit,
    ]);
    expect(Object.fromEntries(rates)).toMatchObject({
      'POST /oauth/token': 100,
      'POST /api/register': 20,
      'POST /api/forgot-password': 20,
      'POST /api/payment/stripe/pay': 40,
      'GET /api/addresses': 20,
      'GET /api/postcodes': 20,
      'HEAD /api/postcodes': 20,
      'GET /pages/{path+}': 200,
    });
  });

  test('belong to routes of the same stack, which exist before the stage', () => {
    const elsewhere = Object.entries<ApiGroup>(apis)
      .filter(([name]) => serviceGroups.has(name))
      .flatMap(([, { routes }]) => Object.values<Route>(routes))
      .filter(({ throttlePercent }) => throttlePercent !== undefined);
    expect(elsewhere).toEqual([]);
  });
});

describe('queues of subscribers', () => {
  const queueing: readonly (FunctionSpec & Pick<Subscriber, 'atOnce'>)[] = Object.values({
    ...subscribers,
    ...infrastructureFunctions,
  });
  const queued = queueing.filter(({ atOnce }) => atOnce !== undefined);

  test('hold back every subscriber that mails or makes pictures', () => {
    // What failed comes from a queue of its own, one by one, and is not processed again.
    const heavy = queueing
      .filter(({ needs }) => needs.some((need) => need === 'mail' || need === 'pictures'))
      .filter(({ entry }) => !entry.endsWith('on-upload-failed.ts'));
    expect(heavy.length).toBeGreaterThan(10);
    expect(heavy.filter(({ atOnce }) => atOnce === undefined)).toEqual([]);
  });

  test.each(stageNames)('limit the runs of %s', async (stage) => {
    const Mapping = z.object({
      EventSourceArn: z.unknown(),
      FunctionResponseTypes: z.array(z.string()).default([]),
      ScalingConfig: z.object({ MaximumConcurrency: z.int() }).optional(),
    });
    const limits = (await resourcesOf(stage, 'AWS::Lambda::EventSourceMapping'))
      .map(({ Properties }) => Mapping.parse(Properties))
      .flatMap(({ ScalingConfig, FunctionResponseTypes }) => {
        if (!ScalingConfig) return [];
        expect(FunctionResponseTypes).toEqual(['ReportBatchItemFailures']);
        return [ScalingConfig.MaximumConcurrency];
      });
    expect(limits).toHaveLength(queued.length);
    const wanted = queued.map(({ atOnce = 0, needs }) => {
      if (stage !== 'prod') return 2;
      // Three runs send the twelve mails a second of the stage.
      return needs.some((need) => need === 'mail') ? Math.min(atOnce, 3) : atOnce;
    });
    expect(limits.toSorted()).toEqual(wanted.toSorted());
  });

  test.each(stageNames)(
    'hide what a throttled run of %s holds, and give up after five receives',
    async (stage) => {
      const mappings = await resourcesOf(stage, 'AWS::Lambda::EventSourceMapping');
      const functions = new Map(
        (await resourcesOf(stage, 'AWS::Lambda::Function')).map(({ id, Properties }) => [id, Properties]),
      );
      const queues = (await resourcesOf(stage, 'AWS::SQS::Queue')).map(({ id, Properties }) => ({
        id,
        ...Work.parse(Properties),
      }));
      const work = queues.flatMap(({ RedrivePolicy, ...queue }) =>
        RedrivePolicy ? [{ ...queue, receives: RedrivePolicy.maxReceiveCount }] : [],
      );
      expect(work).toHaveLength(queued.length);
      for (const { id, VisibilityTimeout, receives } of work) {
        const mapping = mappings.find(({ Properties }) =>
          JSON.stringify(Properties['EventSourceArn']).includes(`"${id}"`),
        );
        const reader = JSON.stringify(mapping?.Properties['FunctionName']);
        const [, read] = [...functions].find(([name]) => reader.includes(`"${name}"`)) ?? [];
        const { Timeout } = z.object({ Timeout: z.int() }).parse(read);
        expect(VisibilityTimeout, id).toBe(6 * Timeout);
        expect(receives, id).toBe(5);
      }
      // A run that was killed holds its mail until the lease ends, which is before the message comes again.
      const senders = work.filter(({ id }) => id.startsWith('NotificationsOnEventSendMail'));
      expect(senders.length).toBeGreaterThan(0);
      for (const { VisibilityTimeout } of senders) {
        expect(leaseMilliseconds).toBeLessThan(VisibilityTimeout * 1000);
        expect(leaseMilliseconds).toBeGreaterThan((VisibilityTimeout / 6) * 1000);
      }
    },
  );
});

describe('senders of mails', () => {
  const Variables = z.object({
    Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }).optional(),
  });
  const sends = /"ses:Send(Raw)?Email"/;
  /** One row holds the rate of all of them: tests/kernel/send-rate-api.test.ts. */
  const turns =
    '{"Action":"dynamodb:UpdateItem","Condition":{"ForAllValues:StringLike":{"dynamodb:LeadingKeys":["limit#mails"]}}';

  test.each(stageNames)('take turns at the rate of %s', async (stage) => {
    const policies = (await resourcesOf(stage, 'AWS::IAM::Policy')).map((policy) => JSON.stringify(policy));
    const senders = policies.filter((policy) => sends.test(policy));
    expect(senders.length).toBeGreaterThan(15);
    expect(senders.filter((policy) => !policy.includes(turns))).toEqual([]);
    const functions = await resourcesOf(stage, 'AWS::Lambda::Function');
    const rates = functions
      .map(({ Properties }) => Variables.parse(Properties).Environment?.Variables ?? {})
      .flatMap((variables) => ('MAIL_CONFIGURATION_SET' in variables ? [variables['MAILS_PER_SECOND']] : []));
    expect(rates).toHaveLength(senders.length);
    expect(new Set(rates)).toEqual(new Set([String(getStage(stage).mail.perSecond)]));
  });
});
