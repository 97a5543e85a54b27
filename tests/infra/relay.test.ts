import { expect, test } from 'vitest';
import * as z from 'zod';
import { getStageStacks } from '../support/assembly.ts';

const Resource = z.object({ Type: z.string(), Properties: z.record(z.string(), z.unknown()).default({}) });
const Template = z.object({ Resources: z.record(z.string(), Resource) });
const { stacks } = await getStageStacks('prod');
const resources = stacks.flatMap(({ template }) => Object.values(Template.parse(template).Resources));
const ofRelay = (type: string) =>
  resources.flatMap(({ Type, Properties }) =>
    Type === type && /"(Relay[0-9A-F]{8}|RelayServiceRole[0-9A-F]{8})"/.test(JSON.stringify(Properties))
      ? [Properties]
      : [],
  );

test('bounds the tries of the relay and the age of its records', () => {
  expect(ofRelay('AWS::Lambda::EventSourceMapping')).toMatchObject([
    {
      MaximumRetryAttempts: 10,
      MaximumRecordAgeInSeconds: 6 * 3600,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    },
  ]);
});

test('watches the lag of the relay', () => {
  const lags = resources.flatMap(({ Type, Properties }) =>
    Type === 'AWS::CloudWatch::Alarm' && Properties['MetricName'] === 'IteratorAge' ? [Properties] : [],
  );
  expect(lags).toMatchObject([{ Threshold: 60_000, EvaluationPeriods: 3, Statistic: 'Maximum' }]);
});

test('lets the relay remove rows of the outbox, and read or write no other row', () => {
  const grants = JSON.stringify(ofRelay('AWS::IAM::Policy'));
  expect(grants).toContain('{"ForAllValues:StringLike":{"dynamodb:LeadingKeys":["outbox#*"]}}');
  expect(grants).not.toMatch(/dynamodb:(Scan|Query|GetItem|PutItem|UpdateItem)/);
});
