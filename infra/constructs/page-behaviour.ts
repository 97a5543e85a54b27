import { Duration } from 'aws-cdk-lib';
import {
  type BehaviorOptions,
  CachePolicy,
  CacheQueryStringBehavior,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { pageParameters, sharedDocuments } from '../../functions/delivery/manifest/index.ts';
import type { Stage } from '../stages.ts';

/** The paths of pages below the API, as the CDN's cache has them. */
export const pagePaths: readonly string[] = ['/pages', '/pages/*'];

/** The files that the API writes as well; all others are in the bucket of the site. */
export const writtenFiles: readonly string[] = ['/robots.txt', '/sitemap.xml', '/sitemaps/*'];

/**
 * The CDN's behaviour for pages. The API writes their documents below `/pages`, the CDN keeps them as long as they
 * say. Personal pages share one document, so that the CDN has it even when the API fails.
 */
export function createPageBehaviour(
  scope: Construct,
  stage: Stage,
  options: BehaviorOptions,
): BehaviorOptions {
  const cachePolicy = new CachePolicy(scope, 'PageDocuments', {
    cachePolicyName: `gable-${stage.name}-pages`,
    comment: 'Documents of pages, as long as they say',
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.days(1),
    queryStringBehavior: CacheQueryStringBehavior.all(),
    enableAcceptEncodingGzip: true,
    enableAcceptEncodingBrotli: true,
  });
  const toDocument = new EdgeFunction(scope, 'Pages', {
    functionName: `gable-${stage.name}-pages`,
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(edgeCode),
  });
  return {
    ...options,
    cachePolicy,
    functionAssociations: [{ function: toDocument, eventType: FunctionEventType.VIEWER_REQUEST }],
  };
}

/** A page without parameters has one document for every query. A redirect keeps its query. */
const edgeCode = `var shared = ${JSON.stringify(sharedDocuments)};
var parameters = ${JSON.stringify(pageParameters)};
function handler(event) {
  var request = event.request;
  var uri = request.uri;
  var moves = uri !== '/' && uri.endsWith('/');
  var names = parameters[uri] || parameters[uri.replace(/[^/]+$/, '*')] || [];
  for (var name in request.querystring)
    if (!moves && names.indexOf(name) < 0) delete request.querystring[name];
  if (shared.indexOf(uri.split('/')[1]) >= 0) uri = '/' + shared[0];
  request.uri = uri === '/' ? '/pages' : '/pages' + uri;
  return request;
}`;
