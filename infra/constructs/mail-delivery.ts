import { EventBus, type EventPattern } from 'aws-cdk-lib/aws-events';
import {
  ConfigurationSet,
  EmailSendingEvent,
  EventDestination,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';

/** How mails are sent: SES keeps its own list of failing addresses, and publishes what it took and what failed. */
export class MailDelivery extends Construct {
  readonly set: ConfigurationSet;

  constructor(scope: Construct, id: string, name: string) {
    super(scope, id);
    this.set = new ConfigurationSet(this, 'Set', {
      configurationSetName: name,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    const destination = EventDestination.eventBus(EventBus.fromEventBusName(this, 'DefaultBus', 'default'));
    this.set.addEventDestination('Failures', {
      destination,
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    });
    this.set.addEventDestination('Sent', { destination, events: [EmailSendingEvent.SEND] });
  }

  /** SES's events of the mails of alerts that it took, on the account's default bus. */
  get sentAlerts(): EventPattern {
    const tags = { 'ses:configuration-set': [this.set.configurationSetName], alert: [{ exists: true }] };
    return { source: ['aws.ses'], detailType: ['Email Sent'], detail: { mail: { tags } } };
  }

  /** SES's events of failed mails of this set, on the account's default bus. */
  get failures(): EventPattern {
    return {
      source: ['aws.ses'],
      detailType: ['Email Bounced', 'Email Complaint Received'],
      detail: { mail: { tags: { 'ses:configuration-set': [this.set.configurationSetName] } } },
    };
  }
}
