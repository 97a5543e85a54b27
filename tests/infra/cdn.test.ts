import * as z from 'zod';
import { expect, test } from 'vitest';
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
  expect(told.map(({ PathPattern }) => PathPattern)).toEqual(['/api/*', '/oauth/*']);
  const code = JSON.stringify(listByType(production, 'AWS::CloudFront::Function'));
  expect(code).toContain("headers['true-client-ip'] = { value: event.viewer.ip }");
});

test('sends the origin secret to the API alone, from the copy in the region of the CDN', async () => {
  const production = await getTemplates('prod');
  const Origins = z.array(z.object({ OriginCustomHeaders: z.array(z.unknown()).default([]) }));
  const [distribution] = listByType(production, 'AWS::CloudFront::Distribution');
  const { Origins: origins } = z
    .object({ DistributionConfig: z.object({ Origins }) })
    .parse(distribution?.Properties).DistributionConfig;
  const headers = origins.flatMap(({ OriginCustomHeaders }) => OriginCustomHeaders);
  expect(headers).toHaveLength(1);
  const text = JSON.stringify(headers);
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
