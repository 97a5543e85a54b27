import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { Stage } from '../stages.ts';

/**
 * The topic to which the alarms of a stage in one region send, and the team's address that subscribes to it. AWS mails
 * that address a link that confirms the subscription.
 */
export class AlarmTopic extends Construct {
  readonly topic: Topic;

  constructor(scope: Construct, id: string, { stage }: { stage: Stage }) {
    super(scope, id);
    // AWS's own key for topics does not admit CloudWatch, and its policy is fixed.
    const key = new Key(this, 'Key', {
      description: `Encrypts what the alarms of ${stage.name} say`,
      enableKeyRotation: true,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.topic = new Topic(this, 'Topic', {
      topicName: `gable-${stage.name}-alarms`,
      displayName: `Gable ${stage.name}`,
      masterKey: key,
      enforceSSL: true,
    });
    const { account } = Stack.of(this);
    const cloudWatch = new ServicePrincipal('cloudwatch.amazonaws.com', {
      conditions: { StringEquals: { 'aws:SourceAccount': account } },
    });
    key.grant(cloudWatch, 'kms:Decrypt', 'kms:GenerateDataKey*');
    this.topic.grantPublish(cloudWatch);
    if (stage.alarmEmail !== undefined) this.topic.addSubscription(new EmailSubscription(stage.alarmEmail));
  }
}
