import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import {
  CfnStage,
  CorsHttpMethod,
  HttpApi,
  HttpMethod,
  HttpNoneAuthorizer,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { apis, sockets } from '../functions/manifest.ts';
import type { ApiGroup } from '../functions/manifest-kinds.ts';
import type { Route } from '../functions/shared/contract.ts';
import { alarmOnErrors } from './constructs/alarm.ts';
import { HouseFunction, pascal } from './constructs/function.ts';
import { Live } from './constructs/live.ts';
import type { DataStack, MarketStackProps } from './data-stack.ts';
import type { Stage } from './stages.ts';

export interface ApiStackProps extends MarketStackProps {
  readonly data: DataStack;
}

/** The HTTP API, with one function per group of the manifest and one route per route of its contract, and the live channel. */
export class ApiStack extends Stack {
  readonly http: HttpApi;
  readonly live: Live;

  constructor(scope: Construct, id: string, props: ApiStackProps) {
    super(scope, id, props);
    const { stage } = props;
    this.http = new HttpApi(this, 'Http', {
      apiName: `gable-${stage.name}`,
      corsPreflight: {
        allowOrigins: [stage.siteUrl],
        allowMethods: [CorsHttpMethod.GET, CorsHttpMethod.POST, CorsHttpMethod.PUT, CorsHttpMethod.DELETE],
        allowHeaders: ['authorization', 'content-type', 'idempotency-key'],
        maxAge: Duration.hours(1),
      },
    });
    this.defaults(stage);
    const authorizer = this.authorizer(props.data);
    for (const [name, group] of Object.entries(apis)) this.group(name, group, props, authorizer);
    this.live = this.channel(props);
  }

  private channel(props: ApiStackProps): Live {
    const fn = new HouseFunction(this, 'Socket', { ...props, ...sockets, resources: props.data.resources });
    alarmOnErrors(fn, 'Open pages fall back to asking every ten seconds; look at the function’s log.');
    return new Live(this, 'Channel', { fn, stage: props.stage });
  }

  private group(name: string, group: ApiGroup, props: ApiStackProps, authorizer: HttpJwtAuthorizer): void {
    const fn = new HouseFunction(this, pascal(name), { ...props, ...group, resources: props.data.resources });
    alarmOnErrors(
      fn,
      `People can not use what belongs to ${name}; look at the function’s log for "Unexpected error".`,
    );
    // One permission for the whole API: a permission per route would fill the stack.
    const integration = new HttpLambdaIntegration(pascal(name), fn, { scopePermissionToRoute: false });
    for (const route of Object.values<Route>(group.routes)) {
      const open = route.access === 'public' || route.access === 'anyone';
      const methods = [route.method, ...(route.aliases ?? [])].map((method) => HttpMethod[method]);
      this.http.addRoutes({
        path: route.path,
        methods,
        integration,
        authorizer: open ? new HttpNoneAuthorizer() : authorizer,
      });
    }
  }

  private authorizer({ resources: { identity } }: DataStack): HttpJwtAuthorizer {
    if (!identity) throw new Error('The API needs the user pool');
    return new HttpJwtAuthorizer('People', identity.issuer, { jwtAudience: [identity.clientId] });
  }

  private defaults(stage: Stage): void {
    const log = new LogGroup(this, 'Access', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const cfnStage = this.http.defaultStage?.node.defaultChild;
    if (!(cfnStage instanceof CfnStage)) throw new Error('The API has no stage');
    cfnStage.defaultRouteSettings = {
      throttlingRateLimit: stage.throttle.rate,
      throttlingBurstLimit: stage.throttle.burst,
    };
    cfnStage.accessLogSettings = { destinationArn: log.logGroupArn, format: JSON.stringify(accessLine) };
  }
}

// No query, no path values, no address: what happened, not who did it.
const accessLine = {
  time: '$context.requestTime',
  requestId: '$context.requestId',
  route: '$context.routeKey',
  status: '$context.status',
  ms: '$context.responseLatency',
  bytes: '$context.responseLength',
  error: '$context.error.messageString',
};
