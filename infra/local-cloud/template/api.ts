import * as z from 'zod';
import { account } from './assembly.ts';
import type { FunctionModel } from './functions.ts';
import { readPermissions } from './permissions.ts';
import type { Resources } from './resources.ts';

export interface AuthorizerModel {
  readonly issuer: string;
  readonly audience: readonly string[];
}

export interface RouteModel {
  /** As in the template, such as `GET /homes/{id}` or `$default`. */
  readonly key: string;
  readonly functionId: string;
  readonly integrationMilliseconds: number;
  readonly authorizer: AuthorizerModel | undefined;
  readonly scopes: readonly string[];
}

export interface CorsModel {
  readonly origins: readonly string[];
  readonly methods: readonly string[];
  readonly headers: readonly string[];
  readonly exposed: readonly string[];
  readonly maxAgeSeconds: number | undefined;
  readonly credentials: boolean;
}

export interface ApiModel {
  readonly id: string;
  readonly host: string;
  readonly stage: string;
  readonly cors: CorsModel | undefined;
  readonly routes: readonly RouteModel[];
}

const Strings = z.array(z.string()).default([]);

const Api = z.object({
  ProtocolType: z.literal('HTTP'),
  CorsConfiguration: z
    .object({
      AllowOrigins: Strings,
      AllowMethods: Strings,
      AllowHeaders: Strings,
      ExposeHeaders: Strings,
      MaxAge: z.number().optional(),
      AllowCredentials: z.boolean().default(false),
    })
    .optional(),
});

const Integration = z.object({
  ApiId: z.string(),
  IntegrationType: z.literal('AWS_PROXY'),
  IntegrationUri: z.string(),
  PayloadFormatVersion: z.literal('2.0'),
  TimeoutInMillis: z.number().max(30_000).default(30_000),
});

const Authorizer = z.object({
  AuthorizerType: z.literal('JWT'),
  IdentitySource: z.tuple([z.literal('$request.header.Authorization')]),
  JwtConfiguration: z.object({ Issuer: z.string(), Audience: z.array(z.string()) }),
});

const Route = z.object({
  ApiId: z.string(),
  RouteKey: z.string(),
  Target: z.string(),
  AuthorizationType: z.enum(['NONE', 'JWT']).default('NONE'),
  AuthorizerId: z.string().optional(),
  AuthorizationScopes: Strings,
});

const Stage = z.object({ ApiId: z.string(), StageName: z.string() });

/** The ids of the APIs of a protocol; HTTP APIs and WebSocket APIs share their resource types. */
export function listApiIds(resources: Resources, protocol: 'HTTP' | 'WEBSOCKET'): string[] {
  return resources
    .of('AWS::ApiGatewayV2::Api')
    .filter((found) => found.property('ProtocolType') === protocol)
    .map((found) => found.ref());
}

/** The HTTP APIs with their Lambda routes and JWT authorizers. */
export function readApis(
  resources: Resources,
  findFunction: (reference: string) => FunctionModel,
): ApiModel[] {
  const isHttp = (apiId: string) => listApiIds(resources, 'HTTP').includes(apiId);
  const integrations = new Map(
    resources
      .of('AWS::ApiGatewayV2::Integration')
      .filter((found) => isHttp(String(found.property('ApiId'))))
      .map((found) => [found.ref(), found.read(Integration)]),
  );
  const authorizers = new Map(
    resources.of('AWS::ApiGatewayV2::Authorizer').map((found) => [found.ref(), found.read(Authorizer)]),
  );
  const routes = resources
    .of('AWS::ApiGatewayV2::Route')
    .filter((found) => isHttp(String(found.property('ApiId'))))
    .map((found) => found.read(Route));
  const stages = resources.of('AWS::ApiGatewayV2::Stage').map((found) => found.read(Stage));
  const mayInvoke = readPermissions(resources);
  const routeOf = (route: z.output<typeof Route>, prefix: string): RouteModel => {
    const integration = integrations.get(route.Target.replace('integrations/', ''));
    if (!integration) throw new Error(`route ${route.RouteKey} has no integration`);
    const path = route.RouteKey.replace(' ', '');
    if (!mayInvoke('apigateway.amazonaws.com', `${prefix}/${path}`, integration.IntegrationUri))
      throw new Error(`the policy of ${integration.IntegrationUri} does not let ${route.RouteKey} start it`);
    const authorizer = authorizers.get(route.AuthorizerId ?? '')?.JwtConfiguration;
    if (route.AuthorizationType === 'JWT' && !authorizer)
      throw new Error(`route ${route.RouteKey} has no authorizer`);
    return {
      key: route.RouteKey,
      functionId: findFunction(integration.IntegrationUri).id,
      integrationMilliseconds: integration.TimeoutInMillis,
      authorizer: authorizer && { issuer: authorizer.Issuer, audience: authorizer.Audience },
      scopes: route.AuthorizationScopes,
    };
  };
  const made = resources.of('AWS::ApiGatewayV2::Api').filter((found) => isHttp(found.ref()));
  return made.map((found) => {
    const id = found.ref();
    const stage = stages.find(({ ApiId }) => ApiId === id)?.StageName ?? '$default';
    const prefix = `arn:aws:execute-api:${found.region}:${account}:${id}/${stage}`;
    return {
      id,
      host: String(found.attribute('ApiEndpoint')).replace('https://', ''),
      stage,
      cors: toCors(found.read(Api).CorsConfiguration),
      routes: routes.filter(({ ApiId }) => ApiId === id).map((route) => routeOf(route, prefix)),
    };
  });
}

function toCors(given: z.output<typeof Api>['CorsConfiguration']): CorsModel | undefined {
  return (
    given && {
      origins: given.AllowOrigins,
      methods: given.AllowMethods,
      headers: given.AllowHeaders.map((header) => header.toLowerCase()),
      exposed: given.ExposeHeaders,
      maxAgeSeconds: given.MaxAge,
      credentials: given.AllowCredentials,
    }
  );
}
