import * as z from 'zod';
import { listApiIds } from './api.ts';
import { account } from './assembly.ts';
import type { FunctionModel } from './functions.ts';
import { readPermissions } from './permissions.ts';
import type { Resources } from './resources.ts';

export interface WebSocketRoute {
  readonly functionId: string;
  readonly integrationMilliseconds: number;
  /** Whether the function's result is sent back to the sender of the message. */
  readonly answers: boolean;
}

export interface WebSocketApiModel {
  readonly id: string;
  readonly host: string;
  readonly stage: string;
  /** The field of a message's body that names its route, for `$request.body.action` it is `action`. */
  readonly selector: string;
  /** By route key, such as `$connect`, `$default` or an action's name. */
  readonly routes: Readonly<Record<string, WebSocketRoute>>;
}

const Api = z.object({ RouteSelectionExpression: z.string().regex(/^\$request\.body\.\w+$/) });
const Integration = z.object({
  IntegrationType: z.literal('AWS_PROXY'),
  IntegrationUri: z.string(),
  TimeoutInMillis: z.number().max(29_000).default(29_000),
});
const Route = z.object({
  ApiId: z.string(),
  RouteKey: z.string(),
  Target: z.string(),
  AuthorizationType: z.literal('NONE').default('NONE'),
  RouteResponseSelectionExpression: z.literal('$default').optional(),
});
const RouteResponse = z.object({ RouteId: z.string(), RouteResponseKey: z.literal('$default') });
const Stage = z.object({ ApiId: z.string(), StageName: z.string() });

/** The WebSocket APIs with their Lambda routes. */
export function readWebSocketApis(
  resources: Resources,
  findFunction: (reference: string) => FunctionModel,
): WebSocketApiModel[] {
  const ids = listApiIds(resources, 'WEBSOCKET');
  const ofThese = (type: string) =>
    resources.of(type).filter((found) => ids.includes(String(found.property('ApiId'))));
  const integrations = new Map(
    ofThese('AWS::ApiGatewayV2::Integration').map((found) => [found.ref(), found.read(Integration)]),
  );
  const responding = ofThese('AWS::ApiGatewayV2::RouteResponse').map(
    (found) => found.read(RouteResponse).RouteId,
  );
  const routes = ofThese('AWS::ApiGatewayV2::Route').map((found) => ({
    ref: found.ref(),
    ...found.read(Route),
  }));
  const mayInvoke = readPermissions(resources);
  const routeOf = ({ ref, Target, RouteKey, ...route }: (typeof routes)[number], prefix: string) => {
    const integration = integrations.get(Target.replace('integrations/', ''));
    if (!integration) throw new Error(`route ${RouteKey} has no integration`);
    const fn = findFunction(integration.IntegrationUri);
    if (!mayInvoke('apigateway.amazonaws.com', `${prefix}/${RouteKey}`, integration.IntegrationUri))
      throw new Error(`the policy of ${fn.id} does not let route ${RouteKey} start it`);
    return {
      functionId: fn.id,
      integrationMilliseconds: integration.TimeoutInMillis,
      answers: route.RouteResponseSelectionExpression !== undefined && responding.includes(ref),
    };
  };
  const stages = ofThese('AWS::ApiGatewayV2::Stage').map((found) => found.read(Stage));
  return resources
    .of('AWS::ApiGatewayV2::Api')
    .filter((found) => ids.includes(found.ref()))
    .map((found) => {
      const id = found.ref();
      const stage = stages.find(({ ApiId }) => ApiId === id)?.StageName;
      if (stage === undefined) throw new Error(`the WebSocket API ${found.id} has no stage`);
      const prefix = `arn:aws:execute-api:${found.region}:${account}:${id}/${stage}`;
      const own = routes.filter(({ ApiId }) => ApiId === id);
      return {
        id,
        host: `${id}.execute-api.${found.region}.amazonaws.com`,
        stage,
        selector: found.read(Api).RouteSelectionExpression.split('.').at(-1) ?? 'action',
        routes: Object.fromEntries(own.map((route) => [route.RouteKey, routeOf(route, prefix)])),
      };
    });
}
