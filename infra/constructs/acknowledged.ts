import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** Rules of cdk-nag that this project departs from, each with its reason: a short list for reviews. */
const reasons: Readonly<Record<string, string>> = {
  'AwsSolutions-APIG4':
    'Visitors browse, register and log in without a token; tests compare the open routes with the contracts',
  'AwsSolutions-CFR1': 'A home can be looked at from anywhere',
  'AwsSolutions-CFR2':
    'The API has its own throttle and limits per person; a firewall is added when traffic asks for it',
  'AwsSolutions-CFR3':
    'Visitors’ addresses are not collected; the API’s access log tells what happened without them',
  'AwsSolutions-CFR4':
    'Without a domain the CDN answers with its own certificate; a stage with one asks for TLS 1.2',
  'AwsSolutions-COG1':
    'Length over classes: eight characters and a list of common passwords that registration refuses',
  'AwsSolutions-COG2': 'A second factor for everybody would keep sellers out; staff are few and reviewed',
  'AwsSolutions-COG8': 'The essentials plan has the triggers and limits that are in use',
  'AwsSolutions-L1': 'CDK’s own function for site files; its version is CDK’s',
  'AwsSolutions-S1': 'Objects are reached through the CDN and the functions alone',
  'AwsSolutions-SMG4':
    'Keys of other companies, which they renew by hand; a schedule rotates the secret of the CDN',
  'AwsSolutions-SQS3': 'These queues are the dead-letter queues',
};

export function acknowledge(scope: IConstruct): void {
  Validations.of(scope).acknowledge(...Object.entries(reasons).map(([id, reason]) => ({ id, reason })));
}
