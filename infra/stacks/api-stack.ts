import { Stack } from 'aws-cdk-lib';
import {
  CfnStage,
  HttpApi,
  HttpAuthorizer,
  HttpAuthorizerType,
  type HttpRoute,
  HttpStage,
  type IHttpApi,
  type IHttpRouteAuthorizer,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { apis, searchClusterFunctions, sockets } from '../../functions/delivery/manifest/index.ts';
import type { ApiGroup } from '../../functions/delivery/manifest/types.ts';
import { listMethods, type Route } from '../../functions/kernel/http/contract.ts';
import { addApiGroup } from '../constructs/api-group.ts';
import type { SearchClusterAddress } from '../constructs/function-resources.ts';
import { GableFunction } from '../constructs/gable-function.ts';
import { LiveChannel } from '../constructs/live-channel.ts';
import { selectLogRemoval } from '../constructs/log-removal.ts';
import { Releases } from '../constructs/releases.ts';
import { addSitePages, pagesThrottle } from '../constructs/site-pages.ts';
import type { Stage } from '../stages.ts';
import type { DataStack } from './data-stack.ts';
import type { GatewayStack } from './gateway-stack.ts';
import type { StageStackProps } from './stage-stack-props.ts';

export interface ApiStackProps extends StageStackProps {
  readonly gateway: GatewayStack;
  readonly data: DataStack;
  readonly searchCluster?: SearchClusterAddress | undefined;
}

function selectSearch({ search }: Stage): ApiGroup {
  return search.engine === 'opensearch' ? searchClusterFunctions.search : apis.search;
}

/**
 * Groups with their functions and routes in the stack Services: a stack holds at most 500 resources, and each
 * route is one. They are the groups around the market; the market itself is in the stack Api.
 */
export const serviceGroups: ReadonlySet<string> = new Set<keyof typeof apis>([
  'blog',
  'blogDesk',
  'brochures',
  'buyer-checks',
  'cases',
  'chains',
  'configuration',
  'consents',
  'dataExports',
  'enquiries',
  'identityChecks',
  'jointHomes',
  'jointOwners',
  'ownAdverts',
  'ownershipChecks',
  'listing-reviews',
  'organisations',
  'portals',
  'pushNotices',
  'salePacks',
  'scottishHomes',
  'shortlists',
  'signatures',
  'staff',
  'vault',
]);

/** The functions and routes of the market's groups, and the live channel, on the APIs of the stack Gateway. */
export class ApiStack extends Stack {
  readonly http: IHttpApi;
  readonly authorizer: IHttpRouteAuthorizer;
  readonly live: LiveChannel;

  constructor(scope: Construct, id: string, props: ApiStackProps) {
    super(scope, id, props);
    const { data, gateway, searchCluster, ...rest } = props;
    // By its id, so that integrations and routes belong to this stack.
    this.http = HttpApi.fromHttpApiAttributes(this, 'Http', { httpApiId: gateway.httpApiId });
    this.authorizer = this.createAuthorizer(data);
    const resources = { ...data.resources, ...(searchCluster && { searchCluster }) };
    const releases = new Releases(this, 'Releases', { stage: props.stage });
    const throttled = Object.entries(apis).flatMap(([name, group]) =>
      serviceGroups.has(name)
        ? []
        : addApiGroup(this, {
            ...rest,
            name,
            group: name === 'search' ? selectSearch(props.stage) : group,
            http: this.http,
            authorizer: this.authorizer,
            releases,
            resources,
          }),
    );
    const pages = addSitePages(this, { ...rest, http: this.http, releases, resources });
    this.createStage(props.stage, [...throttled, ...pages]);
    this.live = this.channel(props);
  }

  private channel(props: ApiStackProps): LiveChannel {
    const fn = new GableFunction(this, 'Socket', { ...props, ...sockets, resources: props.data.resources });
    return new LiveChannel(this, 'Channel', { apiId: props.gateway.liveApiId, fn, stage: props.stage });
  }

  private createAuthorizer({ resources: { identity } }: DataStack): IHttpRouteAuthorizer {
    if (!identity) throw new Error('The API needs the user pool');
    const { authorizerId } = new HttpAuthorizer(this, 'People', {
      httpApi: this.http,
      type: HttpAuthorizerType.JWT,
      identitySource: ['$request.header.Authorization'],
      // Not the client of set-up sign-ins: their tokens are for Cognito alone.
      jwtAudience: [identity.siteClientId, identity.serverClientId],
      jwtIssuer: identity.issuer,
    });
    return HttpAuthorizer.fromHttpAuthorizerAttributes(this, 'PeopleOfRoutes', {
      authorizerId,
      authorizerType: 'JWT',
    });
  }

  private createStage(stage: Stage, throttled: readonly HttpRoute[]): void {
    const log = new LogGroup(this, 'Access', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: selectLogRemoval(stage),
    });
    const made = new HttpStage(this, 'Stage', {
      httpApi: this.http,
      stageName: '$default',
      autoDeploy: true,
    });
    const cfnStage = made.node.defaultChild;
    if (!(cfnStage instanceof CfnStage)) throw new Error('The API has no stage');
    cfnStage.defaultRouteSettings = {
      throttlingRateLimit: stage.throttle.rate,
      throttlingBurstLimit: stage.throttle.burst,
    };
    cfnStage.routeSettings = toThrottleSettings(stage);
    // A setting of a route that does not exist yet is refused.
    cfnStage.node.addDependency(...throttled);
    cfnStage.accessLogSettings = { destinationArn: log.logGroupArn, format: JSON.stringify(accessLine) };
  }
}

/** The throttle of each route that has its own, by its key. */
function toThrottleSettings({ throttle: { rate, burst } }: Stage) {
  const routes = Object.values(apis).flatMap(({ routes: all }) => Object.values<Route>(all));
  const percents = routes.flatMap((route) => {
    const { path, throttlePercent: percent } = route;
    if (percent === undefined) return [];
    return listMethods(route).map((method): [string, number] => [`${method} ${path}`, percent]);
  });
  const toSetting = (percent: number) => ({
    ThrottlingRateLimit: Math.ceil((rate * percent) / 100),
    ThrottlingBurstLimit: Math.ceil((burst * percent) / 100),
  });
  const pages = pagesThrottle.routes.map((key): [string, number] => [key, pagesThrottle.percent]);
  return Object.fromEntries([...percents, ...pages].map(([key, percent]) => [key, toSetting(percent)]));
}

// No query, path values or IP address: the log records what happened, not who did it.
const accessLine = {
  time: '$context.requestTime',
  requestId: '$context.requestId',
  route: '$context.routeKey',
  status: '$context.status',
  ms: '$context.responseLatency',
  bytes: '$context.responseLength',
  error: '$context.error.messageString',
};
