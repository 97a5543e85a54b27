import { CfnOutput, Stack } from 'aws-cdk-lib';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import { MailDelivery } from '../constructs/mail-delivery.ts';
import { toMailIdentity, type Stage } from '../stages.ts';
import type { StageStackProps } from './stage-stack-props.ts';

/** The identity that SES verifies, with the DNS records that verify a domain as outputs, and how mails are sent. */
export class MailStack extends Stack {
  readonly delivery: MailDelivery;

  constructor(scope: Construct, id: string, props: StageStackProps) {
    super(scope, id, props);
    const { stage } = props;
    this.delivery = new MailDelivery(this, 'Delivery', `gable-${stage.name}`);
    this.identity(stage);
  }

  private identity(stage: Stage): void {
    const verified = toMailIdentity(stage);
    if (stage.mail.identity === 'address') {
      new EmailIdentity(this, 'Address', { identity: Identity.email(verified) });
      return;
    }
    const { dkimRecords } = new EmailIdentity(this, 'Domain', { identity: Identity.domain(verified) });
    for (const [index, { name, value }] of dkimRecords.entries())
      new CfnOutput(this, `DkimRecord${index + 1}`, {
        value: `${name} CNAME ${value}`,
        description: `SES verifies ${verified} once the three records are in its DNS zone`,
      });
  }
}
