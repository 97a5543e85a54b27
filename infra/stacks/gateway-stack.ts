import { CfnOutput, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { HttpApi, WebSocketApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { liveStageName } from '../constructs/live-channel.ts';
import { suppressNagRules } from '../constructs/nag-suppressions.ts';
import { edgeRegion, toOriginSecretName } from '../constructs/resource-names.ts';
import type { Stage } from '../stages.ts';
import type { StageStackProps } from './stage-stack-props.ts';

/**
 * The APIs without their routes, and the secret that the CDN sends to them. The CDN is made from these alone, so that
 * its name is known to everything that is made after it.
 */
export class GatewayStack extends Stack {
  readonly httpApiId: string;
  readonly apiUrl: string;
  readonly liveApiId: string;
  /** The origin of the live channel, for the content security policy. */
  readonly liveOrigin: string;
  /** The URL that browsers open the live channel at. */
  readonly liveUrl: string;
  readonly origin: Secret;

  constructor(scope: Construct, id: string, props: StageStackProps) {
    super(scope, id, props);
    const { stage } = props;
    const hostOf = (apiId: string) => `${apiId}.execute-api.${stage.region}.amazonaws.com`;
    // Without CORS: the CDN serves site and API from one origin.
    this.httpApiId = new HttpApi(this, 'Http', {
      apiName: `gable-${stage.name}`,
      createDefaultStage: false,
    }).apiId;
    this.apiUrl = `https://${hostOf(this.httpApiId)}`;
    this.liveApiId = new WebSocketApi(this, 'Channel', { apiName: `gable-${stage.name}-live` }).apiId;
    this.liveOrigin = `wss://${hostOf(this.liveApiId)}`;
    this.liveUrl = `${this.liveOrigin}/${liveStageName}`;
    this.origin = this.secret(stage);
    new CfnOutput(this, 'ApiUrl', { value: this.apiUrl });
    new CfnOutput(this, 'LiveUrl', { value: this.liveUrl });
  }

  /** The CDN's stack is in another region and reads the secret's copy there, by its name. */
  private secret(stage: Stage): Secret {
    const secret = new Secret(this, 'Origin', {
      secretName: toOriginSecretName(stage),
      description: 'Shows the API that a call comes through the CDN; rotated by origin-secret-every-day',
      generateSecretString: {
        secretStringTemplate: JSON.stringify({ previous: '', changedAt: '' }),
        generateStringKey: 'current',
        passwordLength: 48,
        excludePunctuation: true,
      },
      replicaRegions: stage.region === edgeRegion ? [] : [{ region: edgeRegion }],
      // A new stack makes a new one.
      removalPolicy: RemovalPolicy.DESTROY,
    });
    suppressNagRules(secret, { 'AwsSolutions-SMG4': 'The schedule origin-secret-every-day rotates it' });
    return secret;
  }
}
