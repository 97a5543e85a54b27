import { App, CfnOutput, CfnResource } from 'aws-cdk-lib';
import { CfnAlarm } from 'aws-cdk-lib/aws-cloudwatch';
import { CfnEventBus, EventBus, Rule } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import * as z from 'zod';
import { eventSource } from '../../events/define.ts';
import { createStacks } from '../../infra/app.ts';
import { createEmulatedStage } from '../../infra/stages.ts';
import { findOutputName, witnessQueue } from './outputs.ts';

/**
 * The CDK app of the emulated stage, without what MiniStack's CloudFormation does not know. With the physical name of
 * every resource as an output, so that tests find it in whichever stack it is.
 */
const unsupportedTypes: ReadonlySet<string> = new Set([
  'AWS::ApiGatewayV2::RouteResponse',
  'AWS::Budgets::Budget',
  'AWS::CloudWatch::CompositeAlarm',
  // It shows the composite alarm.
  'AWS::CloudWatch::Dashboard',
  'AWS::Events::Archive',
  'AWS::Logs::Delivery',
  'AWS::Logs::DeliveryDestination',
  'AWS::Logs::DeliverySource',
  // The function behind it copies with the AWS command line, which is no part of MiniStack.
  'Custom::CDKBucketDeployment',
]);

const { AWS_ENDPOINT_URL, FOREIGN_PROVIDERS } = z
  .object({ AWS_ENDPOINT_URL: z.string(), FOREIGN_PROVIDERS: z.string() })
  .parse(process.env);
const providers = z.record(z.string(), z.string()).parse(JSON.parse(FOREIGN_PROVIDERS));

const app = new App();
createStacks(app, createEmulatedStage(AWS_ENDPOINT_URL, providers), {
  functions: '.gable/foreign/functions',
});
for (const node of app.node.findAll()) {
  // MiniStack's identities have no DKIM names.
  if (node.node.id.startsWith('DkimRecord')) node.node.scope?.node.tryRemoveChild(node.node.id);
  if (!CfnResource.isCfnResource(node)) continue;
  if (
    unsupportedTypes.has(node.cfnResourceType) ||
    (node instanceof CfnAlarm && node.metrics !== undefined)
  ) {
    node.node.scope?.node.tryRemoveChild(node.node.id);
    continue;
  }
  const name = findOutputName(node.cfnResourceType, node.node.path);
  if (name !== undefined) new CfnOutput(node.stack, name, { value: node.ref });
  if (node instanceof CfnEventBus) {
    const queue = new Queue(node.stack, 'Witness', { queueName: witnessQueue });
    new Rule(node.stack, 'WitnessRule', {
      eventBus: EventBus.fromEventBusArn(node.stack, 'WitnessedBus', node.attrArn),
      eventPattern: { source: [eventSource] },
      targets: [new SqsQueue(queue)],
    });
  }
}
