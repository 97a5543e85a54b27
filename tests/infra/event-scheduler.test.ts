import { App } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { GableFunction } from '../../infra/constructs/gable-function.ts';
import { DataStack } from '../../infra/stacks/data-stack.ts';
import { EdgeStack } from '../../infra/stacks/edge-stack.ts';
import { GatewayStack } from '../../infra/stacks/gateway-stack.ts';
import { MailStack } from '../../infra/stacks/mail-stack.ts';
import { getStage } from '../../infra/stages.ts';

const app = new App({
  analyticsReporting: false,
  builtinCloudFormationValidation: false,
  // As in cdk.json; without it, logs of a bucket would need access control lists.
  context: { '@aws-cdk/aws-s3:serverAccessLogsUseBucketPolicy': true },
});
const common = { stage: getStage('dev'), build: {} };
const props = { ...common, env: { region: 'eu-west-2' } };
const gateway = new GatewayStack(app, 'Gateway', props);
const edge = new EdgeStack(app, 'Edge', { ...props, gateway });
const data = new DataStack(app, 'Data', { ...props, gateway, edge, mail: new MailStack(app, 'Mail', props) });
const planner = new GableFunction(data, 'Planner', {
  ...common,
  entry: 'functions/planner.ts',
  needs: ['scheduler'],
  resources: data.resources,
});
const template = Template.fromStack(data);

test('lets a function that schedules events change schedules of the one group and pass the one role', () => {
  const policy = {
    Roles: [{ Ref: Match.stringLikeRegexp(`^${planner.node.id}`) }],
    PolicyDocument: {
      Statement: [
        {
          Action: ['Create', 'Update', 'Delete'].map((verb) => `scheduler:${verb}Schedule`),
          Effect: 'Allow',
          Resource: Match.objectLike({
            'Fn::Join': ['', Match.arrayWith([Match.stringLikeRegexp(':schedule/.+/\\*$')])],
          }),
        },
        {
          Action: 'iam:PassRole',
          Effect: 'Allow',
          Condition: { StringEquals: { 'iam:PassedToService': 'scheduler.amazonaws.com' } },
          Resource: { 'Fn::GetAtt': [Match.stringLikeRegexp('^LaterTeller'), 'Arn'] },
        },
      ],
    },
  };
  expect(() => template.hasResourceProperties('AWS::IAM::Policy', policy)).not.toThrow();
});

test('lets the role publish events on the one bus, for schedules of the one group', () => {
  const policy = {
    Roles: [{ Ref: Match.stringLikeRegexp('^LaterTeller') }],
    PolicyDocument: {
      Statement: Match.arrayWith([
        {
          Action: 'events:PutEvents',
          Effect: 'Allow',
          Resource: { 'Fn::GetAtt': [Match.stringLikeRegexp('^Bus'), 'Arn'] },
        },
      ]),
    },
  };
  expect(() => template.hasResourceProperties('AWS::IAM::Policy', policy)).not.toThrow();
  const [trust] = Object.values(
    template.findResources('AWS::IAM::Role', {
      Properties: { Description: 'Publishes events that are due' },
    }),
  );
  expect(JSON.stringify(trust)).toContain('aws:SourceArn');
});
