import { createHash } from 'node:crypto';
import { injectLambdaContext } from '@aws-lambda-powertools/logger/middleware';
import middy from '@middy/core';
import { env } from '../../kernel/env.ts';
import type { ApiEvent, ApiResponse } from '../../kernel/http/api-event.ts';
import { problemDetails } from '../../kernel/http/middleware/problem-details.ts';
import { siteOrigin } from '../../kernel/http/middleware/site-origin.ts';
import { log } from '../../kernel/observability/log.ts';
import { getBuiltDocument } from './adapters/built-document.ts';
import { renderDocument } from './domain/document.ts';
import { type SitePage, type SiteRedirect, toCacheHeader } from './domain/site-page.ts';
import { findSiteFile, type SiteFile } from './queries/load-site-file.ts';
import { loadSitePage, type PageRequest } from './queries/load-site-page.ts';

/** Answers requests for pages of the site: the CDN sends each page's path below `/pages`. */
export const handler = middy<ApiEvent, ApiResponse>()
  .use(injectLambdaContext(log))
  .use(problemDetails())
  .use(siteOrigin())
  .handler(async (event) => {
    const request = {
      path: event.rawPath.slice('/pages'.length) || '/',
      query: new URLSearchParams(event.rawQueryString),
      siteUrl: env('SITE_URL'),
    };
    const file = /\.(txt|xml)$/.test(request.path) && (await findSiteFile(request.path, request.siteUrl));
    if (file) return toFileReply(file);
    const [built, page] = await Promise.all([getBuiltDocument(), loadPage(request)]);
    return 'location' in page ? toRedirectReply(page) : toPageReply(page, built, request.siteUrl);
  });

/** A page whose data cannot be read is sent without them: the site asks by itself, and programs come again. */
async function loadPage(request: PageRequest): Promise<SitePage | SiteRedirect> {
  try {
    return await loadSitePage(request);
  } catch (error) {
    log.error('A page was sent without its data', { error });
    return { status: 503, life: 'never', head: { title: 'Gable', path: request.path } };
  }
}

const toFileReply = ({ type, text }: SiteFile): ApiResponse => ({
  statusCode: 200,
  headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': toCacheHeader('file') },
  body: text,
});

const toRedirectReply = ({ status, location }: SiteRedirect): ApiResponse => ({
  statusCode: status,
  headers: { location, 'cache-control': toCacheHeader('content') },
});

const retrySeconds = '30';

function toPageReply(page: SitePage, built: string, siteUrl: string): ApiResponse {
  const body = renderDocument(built, page, siteUrl);
  return {
    statusCode: page.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': toCacheHeader(page.life),
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
      ...(page.status === 503 && { 'retry-after': retrySeconds }),
    },
    body,
  };
}
