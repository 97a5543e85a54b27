import { readFileSync } from 'node:fs';
import { App, Stack } from 'aws-cdk-lib';
import { HttpApi, HttpMethod, HttpNoneAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpUrlIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { createStacks } from '../../infra/app.ts';
import { NagChecks } from '../../infra/constructs/nag-checks.ts';
import { suppressNagRules } from '../../infra/constructs/nag-suppressions.ts';
import { stageNames, getStage } from '../../infra/stages.ts';

const { context } = z
  .object({ context: z.record(z.string(), z.unknown()) })
  .parse(JSON.parse(readFileSync(new URL('../../cdk.json', import.meta.url), 'utf8')));

/** The findings of an app, as `<rule> <path>`. */
const findingsOf = (app: App): string[] =>
  new NagChecks(app)
    .validateScope(app)
    .violations.flatMap(({ ruleName, violatingResources }) =>
      violatingResources.map(({ constructPath }) => `${ruleName} ${constructPath}`),
    );
const createApp = () => new App({ context: { ...context, 'aws:cdk:disable-stack-trace': true } });

test.each(stageNames)('explains every finding of cdk-nag in %s', (stage) => {
  const app = createApp();
  createStacks(app, getStage(stage), {});
  expect(findingsOf(app)).toEqual([]);
});

describe('a finding', () => {
  const anyTable = 'arn:aws:dynamodb:eu-west-2:123456789012:table/*';
  const anyPicture = 'arn:aws:s3:::any/media/*';
  const anyPaper = 'arn:aws:s3:::any/papers/*';
  let found: readonly string[];
  let bucketPath: string;
  const listFindings = (id: string) => found.filter((finding) => finding.includes(` Services/${id}/`));

  // The checks of a stage take seconds, so each planted construct has a name of its own in one app.
  beforeAll(() => {
    const app = createApp();
    createStacks(app, getStage('dev'), {});
    const stack = app.node.findChild('Services');
    if (!Stack.isStack(stack)) throw new Error('Services is not a stack');
    const grant = (id: string, actions: string[], resources: string[]) => {
      const role = new Role(stack, id, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
      role.addToPolicy(new PolicyStatement({ actions, resources }));
      return role;
    };
    bucketPath = new Bucket(stack, 'Bucket', { enforceSSL: true }).node.path;
    new HttpApi(stack, 'Api').addRoutes({
      path: '/planted',
      methods: [HttpMethod.GET],
      integration: new HttpUrlIntegration('Elsewhere', 'https://example.com'),
      authorizer: new HttpNoneAuthorizer(),
    });
    grant('Everything', ['dynamodb:GetItem'], ['*']);
    grant('AnyTable', ['dynamodb:GetItem'], [anyTable]);
    grant('AnyPicture', ['dynamodb:GetItem'], [anyPicture]);
    const allowed = grant('Allowed', ['s3:GetObject'], [anyPaper]);
    suppressNagRules(allowed, { 'AwsSolutions-IAM5[Resource::**/papers/*]': 'Planted' });
    grant('Other', ['s3:GetObject'], [anyPaper]);
    found = findingsOf(app);
  });

  test('of a new bucket without logs is reported', () => {
    expect(listFindings('Bucket')).toEqual([`AwsSolutions-S1 ${bucketPath}/Resource`]);
  });

  test('of a new open route is reported', () => {
    expect(listFindings('Api').map((finding) => finding.split(' ')[0])).toContain('AwsSolutions-APIG4');
  });

  test.each([
    ['*', 'Everything'],
    [anyTable, 'AnyTable'],
    [anyPicture, 'AnyPicture'],
  ])('of a new role that may use %s is reported', (resource, id) => {
    expect(listFindings(id)).toEqual([
      `AwsSolutions-IAM5[Resource::${resource}] Services/${id}/DefaultPolicy/Resource`,
    ]);
  });

  test('is acknowledged for its construct alone, by a pattern of its resource', () => {
    expect(listFindings('Allowed')).toEqual([]);
    expect(listFindings('Other')).toEqual([
      `AwsSolutions-IAM5[Resource::${anyPaper}] Services/Other/DefaultPolicy/Resource`,
    ]);
  });

  test('is not one of the stage’s own constructs', () => {
    const planted = ['Bucket', 'Api', 'Everything', 'AnyTable', 'AnyPicture', 'Other'].flatMap(listFindings);
    expect(found.toSorted()).toEqual(planted.toSorted());
  });
});
