import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { CfnAccount } from 'aws-cdk-lib/aws-apigateway';
import { CfnStage, WebSocketApi, WebSocketStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { WebSocketLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { ManagedPolicy, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledged.ts';
import type { Stage } from '../stages.ts';
import { selectLogRemoval } from './log-removal.ts';

export interface LiveProps {
  /** Handles connects, messages and disconnects. */
  readonly fn: Function;
  readonly stage: Stage;
}

const stageName = 'live';

/** The WebSocket API over which open pages learn what to reload. */
export class Live extends Construct {
  /** The URL that browsers connect to. */
  readonly url: string;
  /** The URL without its path, for the content security policy. */
  readonly origin: string;
  private readonly host: string;
  readonly apiId: string;
  readonly stageName = stageName;

  constructor(scope: Construct, id: string, { fn, stage }: LiveProps) {
    super(scope, id);
    const integration = new WebSocketLambdaIntegration('Socket', fn);
    const api = new WebSocketApi(this, 'Api', {
      apiName: `gable-${stage.name}-live`,
      connectRouteOptions: { integration },
      disconnectRouteOptions: { integration },
      // The response goes back to the sender, so that a browser notices a dead connection.
      defaultRouteOptions: { integration, returnResponse: true },
    });
    const made = new WebSocketStage(this, 'Stage', {
      webSocketApi: api,
      stageName,
      autoDeploy: true,
      throttle: { rateLimit: stage.throttle.rate, burstLimit: stage.throttle.burst },
    });
    acknowledge(api, {
      'AwsSolutions-APIG4': 'The function of $connect asks for a ticket, which ends after a use',
    });
    this.logAccess(made, stage);
    this.apiId = api.apiId;
    this.host = `${api.apiId}.execute-api.${Stack.of(this).region}.amazonaws.com`;
    this.origin = `wss://${this.host}`;
    this.url = `${this.origin}/${stageName}`;
  }

  /** Lets a function send to connections and close them. */
  grant(fn: Function): void {
    const calls = ['POST', 'DELETE'].map((method) =>
      Stack.of(this).formatArn({
        service: 'execute-api',
        resource: this.apiId,
        resourceName: `${stageName}/${method}/@connections/*`,
      }),
    );
    fn.addToRolePolicy(new PolicyStatement({ actions: ['execute-api:ManageConnections'], resources: calls }));
    acknowledge(fn, { 'AwsSolutions-IAM5[Resource::**/@connections/*]': 'All connections of one API' });
    fn.addEnvironment('LIVE_ENDPOINT', `https://${this.host}/${stageName}`);
  }

  private logAccess(made: WebSocketStage, stage: Stage): void {
    const log = new LogGroup(this, 'Access', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: selectLogRemoval(stage),
    });
    const { defaultChild } = made.node;
    if (!(defaultChild instanceof CfnStage)) throw new Error('The live API has no stage');
    defaultChild.accessLogSettings = { destinationArn: log.logGroupArn, format: JSON.stringify(accessLine) };
    // A WebSocket API may write logs only if the account allows API Gateway to, which is set once per region.
    const role = new Role(this, 'Logging', {
      assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
      managedPolicies: [
        ManagedPolicy.fromAwsManagedPolicyName('service-role/AmazonAPIGatewayPushToCloudWatchLogs'),
      ],
    });
    acknowledge(role, {
      'AwsSolutions-IAM4[Policy::**/AmazonAPIGatewayPushToCloudWatchLogs]': 'What API Gateway asks for',
    });
    const account = new CfnAccount(this, 'Account', { cloudWatchRoleArn: role.roleArn });
    // Other stages of the account use them as well.
    for (const kept of [role, account]) kept.applyRemovalPolicy(RemovalPolicy.RETAIN);
    defaultChild.addResourceDependency(account);
  }
}

// No query, which contains the ticket, and no IP address.
const accessLine = {
  time: '$context.requestTime',
  requestId: '$context.requestId',
  connection: '$context.connectionId',
  route: '$context.routeKey',
  event: '$context.eventType',
  status: '$context.status',
  ms: '$context.integrationLatency',
  error: '$context.error.messageString',
};
