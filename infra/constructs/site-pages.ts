import {
  HttpMethod,
  HttpNoneAuthorizer,
  HttpRoute,
  HttpRouteKey,
  type IHttpApi,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Construct } from 'constructs';
import { sitePages } from '../../functions/delivery/manifest/index.ts';
import { GableFunction, type GableFunctionProps } from './gable-function.ts';
import { suppressNagRules } from './nag-suppressions.ts';
import type { Releases } from './releases.ts';

export interface SitePagesProps extends Pick<GableFunctionProps, 'stage' | 'build' | 'resources'> {
  readonly http: IHttpApi;
  readonly releases: Releases;
}

/** Pages of addresses that nobody has asked for yet, each with a search behind it: the CDN answers the others. */
export const pagesThrottle = { routes: ['GET /pages/{path+}', 'HEAD /pages/{path+}'], percent: 10 };

/**
 * Adds the function that writes the documents of the site's pages, and its routes below `/pages`.
 * @returns the routes
 */
export function addSitePages(scope: Construct, { http, releases, ...rest }: SitePagesProps): HttpRoute[] {
  const fn = new GableFunction(scope, 'SitePages', { ...rest, ...sitePages, traced: rest.stage.tracing });
  const integration = new HttpLambdaIntegration('SitePages', releases.alias(fn), {
    scopePermissionToRoute: false,
  });
  return ['/pages', '/pages/{path+}'].flatMap((path) =>
    [HttpMethod.GET, HttpMethod.HEAD].map((method) => {
      const made = new HttpRoute(scope, `${method}${path}`, {
        httpApi: http,
        routeKey: HttpRouteKey.with(path, method),
        integration,
        authorizer: new HttpNoneAuthorizer(),
      });
      suppressNagRules(made, {
        'AwsSolutions-APIG4': 'Pages are for everybody; the function reads public calls alone',
      });
      return made;
    }),
  );
}
