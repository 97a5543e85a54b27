import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { synthesize } from '../../infra/app.ts';
import { providerSecrets } from '../../infra/constructs/provider-secrets.ts';
import {
  createLocalStage,
  toMailIdentity,
  parseSender,
  type Stage,
  stageNames,
  getStage,
} from '../../infra/stages.ts';
import { getVariantStacks } from '../support/assembly.ts';
import { getTemplates, listByType } from './templates.ts';

/** Production with what a team fills in. */
const filledIn: Stage = {
  ...getStage('prod'),
  domain: {
    host: 'gable.example',
    zoneId: 'Z0000000000000',
    zoneName: 'gable.example',
    certificateArn: 'arn:aws:acm:us-east-1:111111111111:certificate/gable',
  },
  mail: { from: 'Gable <hello@gable.example>', identity: 'domain', verified: true, perSecond: 14 },
};
const getFilledIn = () => getVariantStacks('filled-in', filledIn);

const Outputs = z.object({
  Outputs: z.record(z.string(), z.object({ Value: z.unknown() })).default({}),
});

/** The outputs that operators read, by the last part of their stack's name; not those between stacks. */
async function listOutputs(stage: string): Promise<Record<string, string[]>> {
  const { stacks } = await getTemplates(stage);
  return Object.fromEntries(
    stacks.flatMap(({ name, template }) => {
      const own = Object.keys(Outputs.parse(template).Outputs).filter((key) => !key.startsWith('Publish'));
      return own.length === 0 ? [] : [[name.split('-').at(-1) ?? name, own]];
    }),
  );
}

afterEach(() => vi.unstubAllEnvs());

describe('the name of a stage', () => {
  test('is required', () => {
    expect(() => getStage(undefined)).toThrow(
      /No stage is named: choose one of dev, staging, prod with -c stage=/,
    );
  });
  test('is one of the list', () => {
    expect(() => getStage('demo')).toThrow(/Unknown stage demo: choose one of dev, staging, prod/);
  });
});

describe('the account of a stage', () => {
  const pinned: Stage = { ...getStage('dev'), account: '111111111111' };

  test('refuses credentials of another account', () => {
    vi.stubEnv('CDK_DEFAULT_ACCOUNT', '222222222222');
    expect(() => synthesize(pinned)).toThrow(
      'Stage dev belongs to account 111111111111, but these credentials are of 222222222222',
    );
  });
});

describe('the address of the site', () => {
  const distribution = 'PublishOutputFnGetAttDistribution830FAC52DomainName';

  test('is the name of the CDN in a stage without a domain, wherever the address is used', async () => {
    const assembly = await getTemplates('staging');
    const [bucket] = listByType(assembly, 'AWS::S3::Bucket').filter(
      ({ Properties }) => Properties['CorsConfiguration'] !== undefined,
    );
    const [pool] = listByType(assembly, 'AWS::Cognito::UserPool');
    const sites = listByType(assembly, 'AWS::Lambda::Function').flatMap(({ Properties }) => {
      const url = z
        .object({ Environment: z.object({ Variables: z.object({ SITE_URL: z.unknown() }) }) })
        .safeParse(Properties).data?.Environment.Variables.SITE_URL;
      return url === undefined ? [] : [url];
    });
    expect(sites.length).toBeGreaterThan(10);
    for (const used of [
      bucket?.Properties['CorsConfiguration'],
      pool?.Properties['WebAuthnRelyingPartyID'],
      ...sites,
    ])
      expect(JSON.stringify(used)).toContain(distribution);
    expect(JSON.stringify(assembly.stacks)).not.toContain('https://staging.gable.example');
  });

  test('is the domain in a stage with one, which the CDN answers at', async () => {
    const assembly = await getFilledIn();
    const [cdn] = listByType(assembly, 'AWS::CloudFront::Distribution');
    expect(cdn?.Properties).toMatchObject({ DistributionConfig: { Aliases: ['gable.example'] } });
    expect(
      listByType(assembly, 'AWS::Route53::RecordSet').map(({ Properties }) => [
        Properties['Type'],
        Properties['Name'],
      ]),
    ).toEqual([
      ['A', 'gable.example.'],
      ['AAAA', 'gable.example.'],
    ]);
    expect(listByType(assembly, 'AWS::S3::Bucket')).toContainEqual(
      expect.objectContaining({
        Properties: expect.objectContaining({
          CorsConfiguration: {
            CorsRules: [expect.objectContaining({ AllowedOrigins: ['https://gable.example'] })],
          },
        }),
      }),
    );
    expect(JSON.stringify(assembly.stacks)).not.toContain(distribution);
  });
});

describe('mails', () => {
  const poolMail = (pools: ReturnType<typeof listByType>) =>
    pools.map(({ Properties }) => Properties['EmailConfiguration']);

  test.each(stageNames)('of the user pool of %s need no identity before it is verified', async (stage) => {
    expect(getStage(stage).mail.verified).toBe(false);
    const assembly = await getTemplates(stage);
    expect(poolMail(listByType(assembly, 'AWS::Cognito::UserPool'))).toEqual([
      { EmailSendingAccount: 'COGNITO_DEFAULT' },
    ]);
  });

  test('of the user pool come from the verified domain', async () => {
    const assembly = await getFilledIn();
    expect(poolMail(listByType(assembly, 'AWS::Cognito::UserPool'))).toMatchObject([
      { EmailSendingAccount: 'DEVELOPER', From: 'Gable <hello@gable.example>' },
    ]);
  });

  test.each([
    ['domain', 'gable.example'],
    ['address', 'hello@gable.example'],
  ] as const)('are sent by a verified %s', (identity, verified) => {
    expect(toMailIdentity({ mail: { ...filledIn.mail, identity } })).toBe(verified);
  });

  test('need a sender with a name', () => {
    const mail = { ...filledIn.mail, from: 'hello@gable.example' };
    expect(() => parseSender({ mail })).toThrow('hello@gable.example is not a name with an address');
  });
});

test('prints what operators and tests of a deployment need', async () => {
  expect(await listOutputs('prod')).toEqual({
    Gateway: ['ApiUrl', 'LiveUrl'],
    Mail: ['DkimRecord1', 'DkimRecord2', 'DkimRecord3'],
    Edge: ['SiteUrl', 'DistributionId', 'DistributionDomain'],
    Data: [
      'AddressLookupSecretName',
      'EnergyRegisterSecretName',
      'CouncilTaxSecretName',
      'BroadbandSecretName',
      'TravelTimeSecretName',
      'StripeSecretName',
      'PayPalSecretName',
      'IdentityChecksSecretName',
      'OpenBankingSecretName',
      'SigningSecretName',
      'LandRegistryGatewaySecretName',
      'PortalRightmoveSecretName',
      'PortalOnTheMarketSecretName',
      'PortalZooplaSecretName',
      'PushSecretName',
      'IpTraceSecretName',
      'EcologiSecretName',
      'MediaBucket',
      'PoolId',
      'SiteClientId',
      'ServerClientId',
    ],
  });
});

test('names each secret after its stage and its purpose', async () => {
  const names = listByType(await getTemplates('prod'), 'AWS::SecretsManager::Secret').map(
    ({ Properties }) => Properties['Name'],
  );
  expect(names.toSorted()).toEqual(
    ['origin', ...Object.keys(providerSecrets)].map((noun) => `gable/prod/${noun}`).toSorted(),
  );
});

test('lets the one distribution of the stage read published pictures', async () => {
  const Policy = z.object({
    PolicyDocument: z.object({
      Statement: z.array(z.looseObject({ Principal: z.unknown(), Condition: z.unknown() })),
    }),
  });
  const statements = listByType(await getTemplates('prod'), 'AWS::S3::BucketPolicy')
    .flatMap(({ Properties }) => Policy.parse(Properties).PolicyDocument.Statement)
    .filter(({ Principal }) => JSON.stringify(Principal).includes('cloudfront.amazonaws.com'));
  // The site's files, the map and the media.
  expect(statements).toHaveLength(3);
  for (const { Condition } of statements) {
    const text = JSON.stringify(Condition);
    expect(text).toMatch(/^\{"StringEquals":\{"aws:SourceArn"/i);
    expect(text).toMatch(/distribution\/",\{"(Ref|Fn::GetStackOutput)":.*Distribution830FAC52/);
    expect(text).not.toContain('*');
  }
});

test('lets pages of a stage with a map provider load its pictures, and those of the local cloud not', async () => {
  const policyOf = async (stage: string) =>
    JSON.stringify(listByType(await getTemplates(stage), 'AWS::CloudFront::ResponseHeadersPolicy'));
  expect(await policyOf('dev')).toContain('https://tile.openstreetmap.org');
  expect(await policyOf('prod')).not.toContain('openstreetmap');
  expect(createLocalStage().tiles).toBeUndefined();
});
