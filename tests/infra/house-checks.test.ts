import { readFileSync } from 'node:fs';
import { App, Stack } from 'aws-cdk-lib';
import { HttpApi, HttpMethod, HttpNoneAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpUrlIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { marketplace } from '../../infra/app.ts';
import { acknowledge } from '../../infra/constructs/acknowledged.ts';
import { HouseChecks } from '../../infra/constructs/house-checks.ts';
import { stageNames, stageOf } from '../../infra/stages.ts';

const { context } = z
  .object({ context: z.record(z.string(), z.unknown()) })
  .parse(JSON.parse(readFileSync(new URL('../../cdk.json', import.meta.url), 'utf8')));

/** The findings of an app, as `<rule> <path>`. */
const findingsOf = (app: App): string[] =>
  new HouseChecks(app)
    .validateScope(app)
    .violations.flatMap(({ ruleName, violatingResources }) =>
      violatingResources.map(({ constructPath }) => `${ruleName} ${constructPath}`),
    );
const createApp = () => new App({ context: { ...context, 'aws:cdk:disable-stack-trace': true } });

test.each(stageNames)('explains every finding of cdk-nag in %s', (stage) => {
  const app = createApp();
  marketplace(app, stageOf(stage), {});
  expect(findingsOf(app)).toEqual([]);
});

describe('a finding', () => {
  let app: App;
  let stack: Stack;
  beforeEach(() => {
    app = createApp();
    marketplace(app, stageOf('dev'), {});
    const found = app.node.findChild('Services');
    if (!Stack.isStack(found)) throw new Error('Services is not a stack');
    stack = found;
  });

  test('of a new bucket without logs is reported', () => {
    const planted = new Bucket(stack, 'Planted', { enforceSSL: true });
    expect(findingsOf(app)).toEqual([`AwsSolutions-S1 ${planted.node.path}/Resource`]);
  });

  test('of a new open route is reported', () => {
    const api = new HttpApi(stack, 'Planted');
    api.addRoutes({
      path: '/planted',
      methods: [HttpMethod.GET],
      integration: new HttpUrlIntegration('Elsewhere', 'https://example.com'),
      authorizer: new HttpNoneAuthorizer(),
    });
    expect(findingsOf(app).map((finding) => finding.split(' ')[0])).toContain('AwsSolutions-APIG4');
  });

  test.each(['*', 'arn:aws:dynamodb:eu-west-2:123456789012:table/*', 'arn:aws:s3:::any/media/*'])(
    'of a new role that may use %s is reported',
    (resource) => {
      const role = new Role(stack, 'Planted', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
      role.addToPolicy(new PolicyStatement({ actions: ['dynamodb:GetItem'], resources: [resource] }));
      expect(findingsOf(app)).toEqual([
        `AwsSolutions-IAM5[Resource::${resource}] Services/Planted/DefaultPolicy/Resource`,
      ]);
    },
  );

  test('is acknowledged for its construct alone, by a pattern of its resource', () => {
    const allowed = ['Planted', 'Other'].map((id) => {
      const role = new Role(stack, id, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
      role.addToPolicy(
        new PolicyStatement({ actions: ['s3:GetObject'], resources: ['arn:aws:s3:::any/papers/*'] }),
      );
      return role;
    });
    if (allowed[0]) acknowledge(allowed[0], { 'AwsSolutions-IAM5[Resource::**/papers/*]': 'Planted' });
    expect(findingsOf(app)).toEqual([
      'AwsSolutions-IAM5[Resource::arn:aws:s3:::any/papers/*] Services/Other/DefaultPolicy/Resource',
    ]);
  });
});
