import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { CfnAccount } from 'aws-cdk-lib/aws-apigateway';
import { CfnStage, WebSocketApi, WebSocketRoute, WebSocketStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { WebSocketLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { ManagedPolicy, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Stage } from '../stages.ts';
import { selectLogRemoval } from './log-removal.ts';
import { suppressNagRules } from './nag-suppressions.ts';

export interface LiveChannelProps {
  /** The API without routes. */
  readonly apiId: string;
  /** Handles connects, messages and disconnects. */
  readonly fn: Function;
  readonly stage: Stage;
}

/** The stage of the WebSocket API, which is the path of its URL. */
export const liveStageName = 'live';

/** The routes of the WebSocket API over which open pages learn what to reload. */
export class LiveChannel extends Construct {
  readonly apiId: string;
  readonly stageName = liveStageName;
  /** The URL that functions send to. */
  private readonly endpoint: string;

  constructor(scope: Construct, id: string, { apiId, fn, stage }: LiveChannelProps) {
    super(scope, id);
    this.apiId = apiId;
    const host = `${apiId}.execute-api.${Stack.of(this).region}.amazonaws.com`;
    const { emulated } = stage;
    const base = emulated ? `${emulated.endpoint}/_aws/execute-api/${apiId}` : `https://${host}`;
    this.endpoint = `${base}/${liveStageName}`;
    const webSocketApi = WebSocketApi.fromWebSocketApiAttributes(this, 'Api', {
      webSocketId: apiId,
      apiEndpoint: `wss://${host}`,
    });
    const integration = new WebSocketLambdaIntegration('Socket', fn);
    const route = { webSocketApi, integration };
    const routes = [
      new WebSocketRoute(this, 'Connect', { ...route, routeKey: '$connect' }),
      new WebSocketRoute(this, 'Disconnect', { ...route, routeKey: '$disconnect' }),
      // The response goes back to the sender, so that a browser notices a dead connection.
      new WebSocketRoute(this, 'Message', { ...route, routeKey: '$default', returnResponse: true }),
    ];
    const made = new WebSocketStage(this, 'Stage', {
      webSocketApi,
      stageName: liveStageName,
      autoDeploy: true,
      throttle: { rateLimit: stage.throttle.rate, burstLimit: stage.throttle.burst },
    });
    suppressNagRules(this, {
      'AwsSolutions-APIG4': 'The function of $connect asks for a ticket, which ends after a use',
    });
    // An API without routes cannot be deployed.
    made.node.addDependency(...routes);
    this.logAccess(made, stage);
  }

  /** Lets a function send to connections and close them. */
  grant(fn: Function): void {
    const calls = ['POST', 'DELETE'].map((method) =>
      Stack.of(this).formatArn({
        service: 'execute-api',
        resource: this.apiId,
        resourceName: `${liveStageName}/${method}/@connections/*`,
      }),
    );
    fn.addToRolePolicy(new PolicyStatement({ actions: ['execute-api:ManageConnections'], resources: calls }));
    suppressNagRules(fn, { 'AwsSolutions-IAM5[Resource::**/@connections/*]': 'All connections of one API' });
    fn.addEnvironment('LIVE_ENDPOINT', this.endpoint);
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
    suppressNagRules(role, {
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
