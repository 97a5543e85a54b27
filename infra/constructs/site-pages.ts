import {
  HttpMethod,
  HttpNoneAuthorizer,
  HttpRoute,
  HttpRouteKey,
  type IHttpApi,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Construct } from 'constructs';
import { sitePages } from '../../functions/manifest/index.ts';
import { suppressNagRules } from './nag-suppressions.ts';
import { GableFunction, type GableFunctionProps } from './gable-function.ts';
import type { Releases } from './releases.ts';

export interface SitePagesProps extends Pick<GableFunctionProps, 'stage' | 'build' | 'resources'> {
  readonly http: IHttpApi;
  readonly releases: Releases;
}

/** Adds the function that writes the documents of the site's pages, and its routes below `/pages`. */
export function addSitePages(scope: Construct, { http, releases, ...rest }: SitePagesProps): void {
  const fn = new GableFunction(scope, 'SitePages', { ...rest, ...sitePages, traced: rest.stage.tracing });
  const integration = new HttpLambdaIntegration('SitePages', releases.alias(fn), {
    scopePermissionToRoute: false,
  });
  for (const path of ['/pages', '/pages/{path+}'])
    for (const method of [HttpMethod.GET, HttpMethod.HEAD]) {
      const made = new HttpRoute(scope, `${method}${path}`, {
        httpApi: http,
        routeKey: HttpRouteKey.with(path, method),
        integration,
        authorizer: new HttpNoneAuthorizer(),
      });
      suppressNagRules(made, {
        'AwsSolutions-APIG4': 'Pages are for everybody; the function reads public calls alone',
      });
    }
}
