import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { stageNames } from '../../infra/stages.ts';
import { getTemplates, listResources } from './templates.ts';

const nameKey = /(Name|Domain|EmailIdentity)$/;

/** Names within another resource, which two stages may share, and names of things that are not created. */
const scoped: ReadonlySet<string> = new Set([
  'AWS::ApiGatewayV2::Authorizer Name',
  'AWS::ApiGatewayV2::Stage StageName',
  'AWS::CloudWatch::Alarm MetricName',
  'AWS::CodeDeploy::DeploymentGroup DeploymentConfigName',
  'AWS::Cognito::UserPoolGroup GroupName',
  'AWS::Cognito::UserPoolIdentityProvider ProviderName',
  'AWS::IAM::Policy PolicyName',
  'AWS::Lambda::Alias Name',
]);

const Fields = z.record(z.string(), z.unknown());
const Joined = z.strictObject({ 'Fn::Join': z.tuple([z.string(), z.array(z.unknown())]) });
const Pseudo = z.strictObject({ Ref: z.string().regex(/^AWS::/) });

/** The text of a name, or `undefined` for a reference to another resource. */
function literalOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  const pseudo = Pseudo.safeParse(value).data;
  if (pseudo) return `<${pseudo.Ref}>`;
  const joined = Joined.safeParse(value).data;
  if (!joined) return undefined;
  const [separator, parts] = joined['Fn::Join'];
  const texts = parts.map(literalOf);
  return texts.includes(undefined) ? undefined : texts.join(separator);
}

/** The names that a resource sets: its own properties and those of its configuration. */
function literalNames(properties: Readonly<Record<string, unknown>>): [string, string][] {
  return Object.entries(properties).flatMap(([key, value]) => {
    const nested = key.endsWith('Config') ? Fields.safeParse(value).data : undefined;
    if (nested) return literalNames(nested);
    const literal = nameKey.test(key) ? literalOf(value) : undefined;
    return literal === undefined ? [] : [[key, literal] satisfies [string, string]];
  });
}

async function listNames(stage: string): Promise<Set<string>> {
  const resources = listResources(await getTemplates(stage)).flatMap((stack) => stack.resources);
  return new Set(
    resources.flatMap(({ Type, Properties }) =>
      literalNames(Properties)
        .map(([key, name]) => ({ kind: `${Type} ${key}`, name }))
        .filter(({ kind }) => !scoped.has(kind))
        .map(({ kind, name }) => `${kind} ${name}`),
    ),
  );
}

const pairs = stageNames.flatMap((one, index) =>
  stageNames.slice(index + 1).map((other) => [one, other] satisfies [string, string]),
);

describe('the name of a resource', () => {
  test.each(pairs)('differs between %s and %s, which may share an account', async (one, other) => {
    const [names, others] = await Promise.all([listNames(one), listNames(other)]);
    expect([...names].filter((name) => others.has(name))).toEqual([]);
  });

  test('is found for the bus, functions of the CDN, buckets, queues and secrets', async () => {
    const kinds = new Set(
      [...(await listNames('prod'))].map((name) => name.split(' ').slice(0, 2).join(' ')),
    );
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        'AWS::Events::EventBus Name',
        'AWS::CloudFront::Function Name',
        'AWS::CloudFront::OriginAccessControl Name',
        'AWS::S3::Bucket BucketName',
        'AWS::SQS::Queue QueueName',
        'AWS::SecretsManager::Secret Name',
        'AWS::Cognito::UserPoolDomain Domain',
      ]),
    );
  });
});
