import { matchesGlob } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { apis } from '../../functions/delivery/manifest/index.ts';
import type { Route } from '../../functions/kernel/http/contract.ts';
import { cachedPaths } from '../../infra/constructs/cached-calls.ts';
import { getTemplates, listByType } from './templates.ts';

test('passes the viewer’s address from the CDN to the API, which a viewer cannot forge', async () => {
  const production = await getTemplates('prod');
  const [distribution] = listByType(production, 'AWS::CloudFront::Distribution');
  const Behaviours = z.array(
    z.looseObject({ PathPattern: z.string(), FunctionAssociations: z.array(z.unknown()).default([]) }),
  );
  const { CacheBehaviors } = z
    .object({ DistributionConfig: z.object({ CacheBehaviors: Behaviours }) })
    .parse(distribution?.Properties).DistributionConfig;
  const told = CacheBehaviors.filter(({ FunctionAssociations }) =>
    JSON.stringify(FunctionAssociations).includes('Viewer'),
  );
  expect(told.map(({ PathPattern }) => PathPattern)).toEqual([...cachedPaths, '/api/*', '/oauth/*']);
  const code = JSON.stringify(listByType(production, 'AWS::CloudFront::Function'));
  expect(code).toContain("headers['true-client-ip'] = { value: event.viewer.ip }");
});

test('sends the origin secret to the API alone, from the copy in the region of the CDN', async () => {
  const production = await getTemplates('prod');
  const Origins = z.array(
    z.object({ DomainName: z.unknown(), OriginCustomHeaders: z.array(z.unknown()).default([]) }),
  );
  const [distribution] = listByType(production, 'AWS::CloudFront::Distribution');
  const { Origins: origins } = z
    .object({ DistributionConfig: z.object({ Origins }) })
    .parse(distribution?.Properties).DistributionConfig;
  const told = origins.filter(({ OriginCustomHeaders }) => OriginCustomHeaders.length > 0);
  for (const { DomainName } of told) expect(JSON.stringify(DomainName)).toContain('execute-api');
  // The same secret to calls and to the page in place of a missing file, so that a rotation changes both.
  const [text = '', ...others] = new Set(
    told.map(({ OriginCustomHeaders }) => JSON.stringify(OriginCustomHeaders)),
  );
  expect(others).toEqual([]);
  expect(text).toContain('"HeaderName":"x-gable-origin"');
  expect(text).toContain('{{resolve:secretsmanager:');
  expect(text).toContain(':us-east-1:');
  expect(text).toContain('secret:gable/prod/origin:SecretString:current');
  const replicated = listByType(production, 'AWS::SecretsManager::Secret').filter(({ Properties }) =>
    JSON.stringify(Properties['ReplicaRegions'] ?? '').includes('us-east-1'),
  );
  expect(replicated.map(({ Properties }) => Properties['Name'])).toEqual(['gable/prod/origin']);
});

test('allows pages scripts and styles from the site only', async () => {
  const [policy] = listByType(await getTemplates('prod'), 'AWS::CloudFront::ResponseHeadersPolicy');
  const text = JSON.stringify(policy?.Properties);
  expect(text).toContain("script-src 'self'; style-src 'self'");
  expect(text).not.toContain('unsafe');
});

test('lets the decoder of HEIC photos compile WebAssembly, and no page', async () => {
  const policies = listByType(await getTemplates('prod'), 'AWS::CloudFront::ResponseHeadersPolicy').filter(
    ({ Properties }) => JSON.stringify(Properties).includes('wasm-unsafe-eval'),
  );
  expect(policies).toHaveLength(1);
  expect(JSON.stringify(policies[0]?.Properties)).toContain(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  );
});

describe('the CDN keeps', () => {
  const Behaviour = z.object({ PathPattern: z.string().default('*'), CachePolicyId: z.unknown() });
  const Config = z.object({
    DistributionConfig: z.object({
      CacheBehaviors: z.array(Behaviour),
      DefaultCacheBehavior: Behaviour,
    }),
  });
  /** CloudFront’s own policies by their ids. */
  const managed: Record<string, string> = {
    '658327ea-f89d-4fab-a63d-7e88639e58f6': 'as long as the origin says, by default a day',
    'b2884449-e4de-46a7-ac36-70bc7f1ddd6d': 'ranges as long as the origin says',
    '4135ea2d-6df8-44a3-9df3-4b5a84be39ad': 'nothing',
  };

  test('files and pages as long as their headers allow, public calls as long as their contract allows, and no other call', async () => {
    const [distribution] = listByType(await getTemplates('prod'), 'AWS::CloudFront::Distribution');
    const { CacheBehaviors, DefaultCacheBehavior } = Config.parse(
      distribution?.Properties,
    ).DistributionConfig;
    const rules = [...CacheBehaviors, DefaultCacheBehavior].map(({ PathPattern, CachePolicyId }) => [
      PathPattern,
      typeof CachePolicyId === 'string' ? managed[CachePolicyId] : 'our policy',
    ]);
    expect(rules).toEqual([
      ...cachedPaths.map((path) => [path, 'our policy']),
      ['/api/*', 'nothing'],
      ['/oauth/*', 'nothing'],
      ['/maps/*', 'ranges as long as the origin says'],
      ['/media/*', 'as long as the origin says, by default a day'],
      ['/assets/heic/*', 'as long as the origin says, by default a day'],
      ['/robots.txt', 'our policy'],
      ['/sitemap.xml', 'our policy'],
      ['/sitemaps/*', 'our policy'],
      ['/index.html', 'as long as the origin says, by default a day'],
      ['/assets/*', 'as long as the origin says, by default a day'],
      ['*.*', 'as long as the origin says, by default a day'],
      ['*', 'our policy'],
    ]);
  });

  test('no answer of a call or page by default, no call for more than an hour, and each query apart', async () => {
    const policies = listByType(await getTemplates('prod'), 'AWS::CloudFront::CachePolicy');
    const toPolicy = (MaxTTL: number) => ({
      Properties: {
        CachePolicyConfig: {
          MinTTL: 0,
          DefaultTTL: 0,
          MaxTTL,
          ParametersInCacheKeyAndForwardedToOrigin: {
            QueryStringsConfig: { QueryStringBehavior: 'all' },
            HeadersConfig: { HeaderBehavior: 'none' },
            CookiesConfig: { CookieBehavior: 'none' },
          },
        },
      },
    });
    expect(policies).toMatchObject([toPolicy(86_400), toPolicy(3_600)]);
  });

  test('hashed files for a year, and asks for pages again each time', async () => {
    const Files = z.object({
      Exclude: z.array(z.string()),
      SystemMetadata: z.object({ 'cache-control': z.string() }),
    });
    const files = listByType(await getTemplates('prod'), 'Custom::CDKBucketDeployment').map(
      ({ Properties }) => {
        const { Exclude, SystemMetadata } = Files.parse({ Exclude: [], ...Properties });
        return [Exclude, SystemMetadata['cache-control']];
      },
    );
    expect(files.map(([, header]) => header)).toEqual([
      'public, max-age=31536000, immutable',
      'public, max-age=0, must-revalidate',
    ]);
  });

  test('only calls that answer everybody the same', () => {
    const routes = Object.values(apis).flatMap(({ routes: all }) => Object.values<Route>(all));
    for (const pattern of cachedPaths) {
      // CloudFront keeps no answer of another method.
      const fits = routes.filter(({ method, path }) => method === 'GET' && matchesGlob(path, pattern));
      expect(fits.length).toBeGreaterThan(0);
      for (const { access } of fits) expect(access).toBe('public');
    }
  });
});
