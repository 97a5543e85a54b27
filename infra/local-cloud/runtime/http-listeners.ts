import type { IncomingMessage, RequestListener } from 'node:http';
import * as z from 'zod';
import { createGateway, type Gateway } from '../aws/apigateway-http/index.ts';
import type { KeySource } from '../aws/apigateway-http/jwt.ts';
import { type Cdn, createCdn } from '../aws/cloudfront/index.ts';
import { isPublic } from '../aws/cognito/index.ts';
import type { Dynamo } from '../aws/dynamodb/index.ts';
import { createAwsEndpoint } from '../aws/endpoint.ts';
import type { Schedules } from '../aws/eventbridge-schedules/index.ts';
import { createGuard } from '../aws/iam/guard.ts';
import type { Iam } from '../aws/iam/index.ts';
import { createKeyFinder, readKeys } from '../aws/kms/index.ts';
import { createInvokeApi } from '../aws/lambda/invoke-api.ts';
import type { ServiceContext } from '../aws/service.ts';
import type { Activity } from '../base/activity.ts';
import type { Hosts } from '../base/hosts.ts';
import type { People } from '../base/people.ts';
import type { ApiModel } from '../template/api.ts';
import { createApiPages } from './api-pages.ts';
import type { Compute } from './compute.ts';
import { createLocalPages } from './local-pages.ts';
import type { Services } from './services.ts';
import { addNotice, type SiteNotice } from './site-notice.ts';
import { createBareApi, createSiteListener, type LiveSite } from './site-server.ts';

export type HttpListenersOptions = Omit<ServiceContext, 'invoke' | 'publish'> & {
  readonly compute: Compute;
  readonly services: Services;
  readonly dynamo: Dynamo;
  readonly schedules: Schedules;
  readonly activity: Activity;
  readonly iam: Iam;
  readonly people: People;
  readonly readiness: { readonly ready: boolean };
  readonly notice: SiteNotice;
  readonly printApiDocument?: (() => Promise<string>) | undefined;
  readonly readViewerAddress?: ((request: IncomingMessage) => string | undefined) | undefined;
  readonly liveSite?: LiveSite | undefined;
};

export interface HttpListeners {
  /** Answers browsers. */
  readonly site: RequestListener;
  /** Answers AWS SDKs. */
  readonly calls: RequestListener;
  /** Replaces the routes of the APIs, which keep their hosts. */
  readonly setRoutes: (apis: readonly ApiModel[]) => void;
}

/** The two request listeners of the local cloud. */
export function createHttpListeners(options: HttpListenersOptions): HttpListeners {
  const { model, clock, compute, services, dynamo, schedules, activity, iam, log } = options;
  const apis = createGateways(options, model.apis);
  const deployed = createDeployedSite(options, apis);
  const site = options.liveSite?.serve(deployed) ?? deployed;
  const local = createLocalPages({
    clock,
    schedules,
    events: compute.bus.log,
    queues: compute.queues,
    readiness: options.readiness,
    notice: options.notice,
    pending: activity.count,
    services: {
      cognito: services.cognito,
      mails: services.mails,
      sockets: services.sockets,
      providers: services.providers,
      ...(options.printApiDocument && { api: createApiPages(options.printApiDocument) }),
    },
  });
  return {
    setRoutes: (recent) => replaceGateways(apis, createGateways(options, recent)),
    site: createSiteListener({ ...options, local, site }),
    calls: createAwsEndpoint(
      {
        byTarget: {
          DynamoDB_20120810: dynamo.handle,
          DynamoDBStreams_20120810: dynamo.handle,
          AWSCognitoIdentityProviderService: services.cognito.handle,
          AWSEvents: compute.bus.handle,
          AmazonSQS: compute.queues.handle,
          secretsmanager: services.secrets.handle,
          TrentService: services.kms.handle,
        },
        byService: {
          ses: services.mails.handle,
          lambda: createInvokeApi({ ...model, ...compute }).handle,
          scheduler: compute.scheduler.handle,
          cloudfront: services.cloudFront.handle,
          'execute-api': services.sockets.handle,
        },
        objects: services.objects.handle,
      },
      createGuard({ ...model, iam, findKeyArn: createKeyFinder(readKeys(model.resources)), isPublic }),
      log,
    ),
  };
}

/** The CDN of the template with its site and its APIs. */
function createDeployedSite(options: HttpListenersOptions, apis: readonly Api[]): Cdn {
  const { model, hosts, services, iam, notice } = options;
  const [distribution] = model.distributions;
  if (!distribution) return createBareApi(apis[0]);
  return createCdn({
    distribution,
    hosts,
    apis,
    buckets: model.buckets,
    objects: services.objects,
    iam,
    originHeaders: services.cloudFront.originHeaders,
    readViewerAddress: options.readViewerAddress,
    changeAnswer: (answer) => (notice.text === undefined ? answer : addNotice(answer)),
  });
}

interface Api {
  readonly model: ApiModel;
  gateway: Gateway;
}

function createGateways({ hosts, compute, clock }: HttpListenersOptions, apis: readonly ApiModel[]): Api[] {
  const keys = createKeySource(hosts);
  return apis.map((api) => ({
    model: api,
    gateway: createGateway({
      api: {
        ...api,
        cors: api.cors && { ...api.cors, origins: api.cors.origins.map((one) => hosts.rewrite(one)) },
      },
      invoke: compute.invoke,
      keys,
      now: clock.now,
    }),
  }));
}

function replaceGateways(apis: readonly Api[], recent: readonly Api[]): void {
  for (const api of apis)
    api.gateway = recent.find(({ model }) => model.host === api.model.host)?.gateway ?? api.gateway;
}

const KeySet = z.object({ keys: z.array(z.record(z.string(), z.unknown())) });

/** Fetches an issuer's keys from its local URL. */
function createKeySource(hosts: Hosts): KeySource {
  return async (issuer) => {
    const address = hosts.find(`${issuer}/.well-known/jwks.json`);
    if (address === undefined) throw new Error(`no service here has the keys of ${issuer}`);
    const response = await fetch(address);
    const { keys } = KeySet.parse(await response.json());
    return keys;
  };
}
