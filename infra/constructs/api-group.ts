import {
  HttpMethod,
  HttpNoneAuthorizer,
  HttpRoute,
  HttpRouteKey,
  type IHttpApi,
  type IHttpRouteAuthorizer,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Construct } from 'constructs';
import type { ApiGroup } from '../../functions/delivery/manifest/types.ts';
import { isCheckedByGateway, listMethods, type Route } from '../../functions/kernel/http/contract.ts';
import { GableFunction, type GableFunctionProps, toPascalCase } from './gable-function.ts';
import { suppressNagRules } from './nag-suppressions.ts';
import type { Releases } from './releases.ts';

export interface ApiGroupProps extends Pick<GableFunctionProps, 'stage' | 'build' | 'resources'> {
  /** The group's name in the manifest. */
  readonly name: string;
  readonly group: ApiGroup;
  readonly http: IHttpApi;
  readonly authorizer: IHttpRouteAuthorizer;
  readonly releases: Releases;
}

/**
 * Adds the function of a group with its alias, and one API route per route of the group's contract. Returns the
 * routes with a throttle of their own.
 */
export function addApiGroup(scope: Construct, props: ApiGroupProps): HttpRoute[] {
  const { name, group, http, authorizer, releases, ...rest } = props;
  const fn = new GableFunction(scope, toPascalCase(name), {
    ...rest,
    ...group,
    needs: [...group.needs, 'origin-secret:read'],
    traced: props.stage.tracing,
  });
  // One permission for the whole API: one per route would fill the stack.
  const integration = new HttpLambdaIntegration(toPascalCase(name), releases.alias(fn), {
    scopePermissionToRoute: false,
  });
  const throttled: HttpRoute[] = [];
  for (const route of Object.values<Route>(group.routes)) {
    const isChecked = isCheckedByGateway(route);
    for (const method of listMethods(route)) {
      const made = new HttpRoute(scope, `${method}${route.path}`, {
        httpApi: http,
        routeKey: HttpRouteKey.with(route.path, HttpMethod[method]),
        integration,
        authorizer: isChecked ? authorizer : new HttpNoneAuthorizer(),
      });
      if (!isChecked)
        suppressNagRules(made, {
          'AwsSolutions-APIG4':
            'Its contract opens it to visitors, or to API keys, which its function checks; a test compares such routes with the contracts',
        });
      if (route.throttlePercent !== undefined) throttled.push(made);
    }
  }
  return throttled;
}
