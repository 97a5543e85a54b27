import { App, CfnOutput, Duration, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { CfnOIDCProvider, PolicyStatement, Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { NagChecks } from '../constructs/nag-checks.ts';
import { edgeRegion } from '../constructs/resource-names.ts';
import { type Stage, stageNames, getStage } from '../stages.ts';

const issuer = 'token.actions.githubusercontent.com';

/** The roles of `cdk bootstrap` that a release assumes: what it may do to resources is CloudFormation's own role. */
const bootstrapRoles = ['deploy', 'file-publishing', 'lookup'];

export interface ReleaseRolesProps extends StackProps {
  /** `owner/name` at GitHub. */
  readonly repository: string;
  /** The stages in this account. */
  readonly stages: readonly Stage[];
}

/**
 * What the release workflow needs in an account, once: GitHub as an identity provider, and a role per stage that only
 * a job of the repository in the environment of the stage can take. GitHub asks for approvals before such a job.
 */
export class ReleaseRolesStack extends Stack {
  constructor(scope: Construct, id: string, { repository, stages, ...props }: ReleaseRolesProps) {
    super(scope, id, props);
    if (!/^[\w.-]+\/[\w.-]+$/.test(repository))
      throw new Error('Name the repository by -c repository=<owner>/<name>');
    const github = new CfnOIDCProvider(this, 'GitHub', {
      url: `https://${issuer}`,
      clientIdList: ['sts.amazonaws.com'],
    });
    for (const stage of stages) {
      const role = new Role(this, `Release-${stage.name}`, {
        roleName: `gable-${stage.name}-release`,
        description: `Releases stage ${stage.name} from ${repository}`,
        assumedBy: new WebIdentityPrincipal(github.attrArn, {
          StringEquals: {
            [`${issuer}:aud`]: 'sts.amazonaws.com',
            [`${issuer}:sub`]: `repo:${repository}:environment:${stage.name}`,
          },
        }),
        // A canary takes five minutes, all waves of stacks less than an hour.
        maxSessionDuration: Duration.hours(1),
      });
      role.addToPolicy(
        new PolicyStatement({ actions: ['sts:AssumeRole'], resources: this.bootstrapRoles(stage) }),
      );
      new CfnOutput(this, `RoleOf${stage.name}`, {
        description: `The variable RELEASE_ROLE of the environment ${stage.name} at GitHub`,
        value: role.roleArn,
      });
    }
  }

  private bootstrapRoles(stage: Stage): string[] {
    const regions = new Set([stage.region, edgeRegion, ...(stage.backup ? [stage.backup.copyRegion] : [])]);
    return [...regions].flatMap((region) =>
      bootstrapRoles.map(
        (role) => `arn:aws:iam::${this.account}:role/cdk-hnb659fds-${role}-role-${this.account}-${region}`,
      ),
    );
  }
}

if (import.meta.main) {
  const app = new App();
  Validations.of(app).addPlugins(new NagChecks(app));
  const context = (key: string): string => {
    const value: unknown = app.node.tryGetContext(key);
    return typeof value === 'string' ? value : '';
  };
  const account = process.env['CDK_DEFAULT_ACCOUNT'];
  const stages = (context('stages') || stageNames.join(',')).split(',').map((name) => getStage(name));
  new ReleaseRolesStack(app, 'ReleaseRoles', {
    stackName: 'Gable-ReleaseRoles',
    description: 'Gable: who may release which stage',
    terminationProtection: true,
    env: { ...(account && { account }), region: 'eu-west-2' },
    repository: context('repository'),
    stages,
  });
}
