import { Alarm, type IAlarm } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Alias, type Function } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { Stage } from '../stages.ts';
import { toAlarmName } from '../watch/families.ts';
import { toPascalCase } from './gable-function.ts';
import { suppressNagRules } from './nag-suppressions.ts';

/** The alarms of the family `api-errors` at which a release goes back. */
export const releaseAlarms = ['unexpected', 'crashes', 'share'];

export interface ReleasesProps {
  readonly stage: Stage;
}

/** How new versions of a stack's functions take over from the ones before. */
export class Releases extends Construct {
  private readonly shared:
    | { readonly application: LambdaApplication; readonly role: Role; readonly alarms: IAlarm[] }
    | undefined;

  constructor(scope: Construct, id: string, { stage }: ReleasesProps) {
    super(scope, id);
    if (stage.release === 'at-once') return;
    suppressNagRules(this, {
      'AwsSolutions-IAM4[Policy::**/AWSCodeDeployRoleForLambdaLimited]':
        'CodeDeploy moves aliases of any function; no hook or topic is allowed',
    });
    this.shared = {
      application: new LambdaApplication(this, 'Application'),
      // One for all groups: a role each would be 30 more resources.
      role: new Role(this, 'Role', {
        assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
        managedPolicies: [
          ManagedPolicy.fromAwsManagedPolicyName('service-role/AWSCodeDeployRoleForLambdaLimited'),
        ],
      }),
      // By their names, as their stack is made after all others.
      alarms: releaseAlarms.map((name) =>
        Alarm.fromAlarmName(this, toPascalCase(`-${name}`), toAlarmName(stage.name, 'api-errors', name)),
      ),
    };
  }

  /**
   * The alias to call in place of the function. Each deployment that changes the function points it at a new version:
   * at once, or by a canary that goes back when an alarm on the errors of the API rises.
   */
  alias(fn: Function): Alias {
    const alias = new Alias(fn, 'Live', { aliasName: 'live', version: fn.currentVersion });
    if (this.shared)
      new LambdaDeploymentGroup(fn, 'Release', {
        ...this.shared,
        alias,
        deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
      });
    return alias;
  }
}
