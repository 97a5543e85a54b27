import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { inventedOperator } from '../../functions/kernel/operator.ts';
import { type AccountFacts, loadAccountFacts } from '../../infra/ops/preflight/account-facts.ts';
import { checkAccount } from '../../infra/ops/preflight/check-account.ts';
import { checkStage } from '../../infra/ops/preflight/check-stage.ts';
import { parseStage, toReport } from '../../infra/ops/preflight/preflight.ts';
import { type Stage, stageNames, getStage } from '../../infra/stages.ts';

const operator = {
  name: 'Homes Ltd',
  tradingName: 'Gable',
  addressLines: ['1 High Street', 'Leeds'],
  companyNumber: '01234567',
  vatNumber: 'GB123456789',
  icoNumber: 'ZA123456',
  redress: { name: 'The Property Ombudsman', url: 'https://www.tpos.co.uk', membership: 'D12345' },
  supportPhone: '0113 496 0000',
};
const arn = 'arn:aws:acm:us-east-1:111122223333:certificate/1';
const domain = { host: 'gable.co.uk', zoneId: 'Z1', zoneName: 'gable.co.uk', certificateArn: arn };
const mail = {
  from: 'Gable <hello@gable.co.uk>',
  identity: 'domain',
  verified: true,
  perSecond: 14,
} as const;
/** Production with everything filled in. */
const prod: Stage = {
  ...getStage('prod'),
  account: '111122223333',
  alarmEmail: 'alarms@gable.co.uk',
  operator,
  domain,
  mail,
};
const providers = { stripe: { purpose: 'Payment by card', fields: ['secretKey'] } };
const facts: AccountFacts = {
  account: '111122223333',
  bootstraps: { 'eu-west-2': 30, 'us-east-1': 30 },
  concurrency: 1000,
  secrets: {
    stripe: { secretKey: 'sk_live_1' },
    google: { clientId: 'g', clientSecret: 'g' },
    facebook: { clientId: 'f', clientSecret: 'f' },
  },
  isMailSandboxed: false,
  mailsPerSecond: 14,
  isMailVerified: true,
  certificate: { status: 'ISSUED', names: ['gable.co.uk'] },
};
const textsOf = (findings: ReturnType<typeof checkStage>, kind: 'refusal' | 'note') =>
  findings.filter((finding) => finding.kind === kind).map(({ text }) => text);

describe('checkStage', () => {
  test('accepts a stage with everything filled in', () => {
    expect(checkStage(prod)).toEqual([]);
  });

  test.each<[string, Partial<Stage>, RegExp]>([
    [
      'an example sender',
      { mail: { ...mail, from: 'Gable <hello@gable.example>' } },
      /hello@gable\.example.+mail\.from/,
    ],
    ['an example host', { domain: { ...domain, host: 'gable.example' } }, /leave domain out/],
    ['an example address of alarms', { alarmEmail: 'alarms@gable.example' }, /alarmEmail/],
    ['no account in production', { account: undefined }, /twelve digits/],
    ['no address of alarms in production', { alarmEmail: undefined }, /No one reads its alarms/],
    [
      'an empty operator in production',
      { operator: { ...operator, name: '', addressLines: [] } },
      /no name, addressLines:/,
    ],
    ['no VAT number in production', { operator: { ...operator, vatNumber: '' } }, /no vatNumber:/],
    ['no redress scheme in production', { operator: { ...operator, redress: undefined } }, /no redress:/],
    ['the invented company in production', { operator: inventedOperator }, /invented company/],
    [
      'an empty operator where PayPal moves money',
      {
        ...getStage('dev'),
        mail,
        alarmEmail: undefined,
        domain: undefined,
        paypalUrl: 'https://api-m.paypal.com',
      },
      /no name, addressLines, companyNumber, vatNumber, icoNumber, redress, supportPhone:/,
    ],
    ['PayPal’s sandbox in production', { paypalUrl: 'https://api-m.sandbox.paypal.com' }, /moves no money/],
    ['a made-up bank in production', { trueLayerHost: 'truelayer-sandbox.com' }, /whose bank is made up/],
    ['trees of a test in production', { ecologi: { test: true, treesPerListing: 1 } }, /no tree is planted/],
  ])('refuses %s', (_, change, words) => {
    expect(textsOf(checkStage({ ...prod, ...change }), 'refusal')).toEqual([expect.stringMatching(words)]);
  });

  test.each(stageNames)('refuses stage %s as it is in the repository', (name) => {
    expect(textsOf(checkStage(getStage(name)), 'refusal')).not.toEqual([]);
  });
});

describe('checkAccount', () => {
  const check = (change: Partial<AccountFacts>, stage: Partial<Stage> = {}) =>
    checkAccount({ ...prod, ...stage }, { ...facts, ...change }, providers);

  test('accepts an account that has everything', () => {
    expect(check({})).toEqual([]);
  });

  test('refuses another account and looks no further', () => {
    expect(check({ account: '999988887777', bootstraps: { 'eu-west-2': undefined } })).toEqual([
      { kind: 'refusal', text: expect.stringMatching(/999988887777.+111122223333.+AWS_PROFILE/) },
    ]);
  });

  test.each<[string, Partial<AccountFacts>, Partial<Stage>, RegExp]>([
    [
      'a region that is not bootstrapped',
      { bootstraps: { 'eu-west-2': 30, 'us-east-1': undefined } },
      {},
      /npm run deploy:bootstrap -- aws:\/\/111122223333\/us-east-1/,
    ],
    ['an old bootstrap stack', { bootstraps: { 'eu-west-2': 3 } }, {}, /it has 3/],
    [
      'a missing secret of a sign-in provider',
      { secrets: { ...facts.secrets, google: undefined } },
      {},
      /gable\/prod\/google is missing: aws secretsmanager create-secret.+ -c social=facebook\./,
    ],
    [
      'an unset secret of a sign-in provider',
      { secrets: { stripe: { secretKey: 'sk_live_1' }, google: { clientId: 'unset', clientSecret: 'x' } } },
      { social: { google: true, facebook: false } },
      /has no clientId: aws secretsmanager put-secret-value/,
    ],
    [
      'an unverified mail domain',
      { isMailVerified: false },
      {},
      /DKIM records.+email-identity gable\.co\.uk/,
    ],
    [
      'an unverified mail address',
      { isMailVerified: false },
      { mail: { ...mail, identity: 'address' } },
      /link that AWS mails/,
    ],
    ['the sandbox of SES in production', { isMailSandboxed: true }, {}, /production access/],
    ['more mails a second than SES takes', { mailsPerSecond: 1 }, {}, /takes 1 mails.+sends up to 14/],
    ['too few concurrent runs', { concurrency: 10 }, {}, /10 functions at once.+1000/],
    [
      'a certificate that waits',
      { certificate: { status: 'PENDING_VALIDATION', names: ['gable.co.uk'] } },
      {},
      /PENDING_VALIDATION/,
    ],
    [
      'a certificate of another name',
      { certificate: { status: 'ISSUED', names: ['gable.com'] } },
      {},
      /not for gable\.co\.uk/,
    ],
    ['a certificate that does not exist', { certificate: undefined }, {}, /There is no certificate/],
    [
      'a certificate in another region',
      {},
      { domain: { ...domain, certificateArn: arn.replace('us-east-1', 'eu-west-2') } },
      /not in us-east-1/,
    ],
  ])('refuses %s', (_, change, stage, words) => {
    expect(textsOf(check(change, stage), 'refusal')).toEqual([expect.stringMatching(words)]);
  });

  test('notes features whose secrets are unset or not made yet', () => {
    const { stripe: _, ...social } = facts.secrets;
    expect(check({ secrets: { ...social, stripe: { secretKey: 'unset' } } })).toEqual([
      { kind: 'note', text: 'Off: Payment by card. gable/prod/stripe has no secretKey.' },
    ]);
    expect(check({ secrets: social })).toEqual([
      { kind: 'note', text: expect.stringContaining('The first deployment makes gable/prod/stripe') },
    ]);
  });

  test('notes a rate of mails that does not count yet, or that leaves some of SES’s unused', () => {
    const unverified = { mail: { ...mail, verified: false } };
    expect(textsOf(check({ mailsPerSecond: 1, isMailVerified: false }, unverified), 'note')).toContainEqual(
      expect.stringMatching(/takes 1 mails.+sends up to 14/),
    );
    expect(check({ mailsPerSecond: 50 })).toEqual([
      { kind: 'note', text: expect.stringMatching(/takes 50.+mail\.perSecond may be higher/) },
    ]);
  });

  test('notes a sender that was verified since', () => {
    expect(check({}, { mail: { ...mail, verified: false } })).toEqual([
      { kind: 'note', text: expect.stringContaining('set mail.verified to true') },
    ]);
  });
});

describe('toReport', () => {
  test('names what to mend first, and the next command once nothing is left', () => {
    const refused = toReport('dev', [
      { kind: 'note', text: 'Off: trees.' },
      { kind: 'refusal', text: 'No bootstrap.' },
    ]);
    expect(refused.text.split('\n')).toEqual([
      '✗ No bootstrap.',
      '· Off: trees.',
      'dev cannot be deployed yet: 1 to mend in infra/stages.ts or at AWS.',
    ]);
    expect(refused.isReady).toBe(false);
    expect(toReport('dev', [])).toEqual({
      text: 'dev can be deployed: npm run deploy -- -c stage=dev',
      isReady: true,
    });
    expect(toReport('dev', [], 'none').text).toContain('npm run deploy -- -c stage=dev -c social=none');
  });
});

describe('parseStage', () => {
  test('takes the stage as the deployment does, and no stage by itself', () => {
    expect(parseStage(['-c', 'stage=staging']).name).toBe('staging');
    expect(parseStage(['-c', 'stage=staging']).social).toEqual({ google: true, facebook: true });
    expect(parseStage(['-c', 'stage=dev', '-c', 'social=none']).social).toEqual({
      google: false,
      facebook: false,
    });
    expect(parseStage(['-c', 'social=google', '-c', 'stage=dev']).social).toEqual({
      google: true,
      facebook: false,
    });
    expect(() => parseStage(['-c', 'stage=dev', '-c', 'social=apple'])).toThrow(
      'Unknown sign-in provider apple',
    );
    expect(() => parseStage([])).toThrow('-c stage=<name>');
    expect(() => parseStage(['-c', 'stage=moon'])).toThrow('Unknown stage moon');
  });
});

describe('loadAccountFacts', () => {
  type Answer = readonly [status: number, body: unknown];
  /** What a real account answers, by the operation. */
  const answers: Record<string, Answer> = {
    GetCallerIdentity: [
      200,
      {
        GetCallerIdentityResponse: {
          GetCallerIdentityResult: { Account: '111122223333', Arn: 'a', UserId: 'u' },
        },
      },
    ],
    'AmazonSSM.GetParameter eu-west-2': [200, { Parameter: { Name: 'n', Value: '30', Version: 2 } }],
    'AmazonSSM.GetParameter eu-west-1': [200, { Parameter: { Name: 'n', Value: '30', Version: 2 } }],
    'AmazonSSM.GetParameter us-east-1': [400, { __type: 'ParameterNotFound' }],
    '/2016-08-19/account-settings/': [200, { AccountLimit: { ConcurrentExecutions: 10 } }],
    'gable/prod/stripe': [200, { Name: 'gable/prod/stripe', SecretString: '{"secretKey":"unset"}' }],
    'gable/prod/google': [400, { __type: 'ResourceNotFoundException', message: 'not found' }],
    '/v2/email/account': [
      200,
      { ProductionAccessEnabled: false, SendQuota: { Max24HourSend: 200, MaxSendRate: 1 } },
    ],
    '/v2/email/identities/gable.co.uk': [200, { VerifiedForSendingStatus: true }],
    'CertificateManager.DescribeCertificate': [
      200,
      { Certificate: { Status: 'ISSUED', SubjectAlternativeNames: ['gable.co.uk'] } },
    ],
  };
  let changed: Record<string, Answer> = {};

  async function keyOf(request: IncomingMessage): Promise<string> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(z.instanceof(Buffer).parse(chunk));
    const target = request.headers['x-amz-target'];
    const region = /Credential=[^/]+\/\d+\/([^/]+)/.exec(request.headers.authorization ?? '')?.[1];
    if (target === 'AmazonSSM.GetParameter') return `${target} ${region}`;
    if (target === 'secretsmanager.GetSecretValue')
      return z.object({ SecretId: z.string() }).parse(JSON.parse(Buffer.concat(chunks).toString())).SecretId;
    if (typeof target === 'string') return target;
    const url = new URL(request.url ?? '/', 'http://aws');
    return url.searchParams.get('Action') ?? url.pathname;
  }
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const key = await keyOf(request);
    const [status, body] = changed[key] ?? answers[key] ?? [500, { message: `unexpected ${key}` }];
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body));
  }
  const server = createServer((request, response) => void answer(request, response));
  let endpoint = '';
  beforeAll(async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'someone');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    endpoint = `http://127.0.0.1:${z.object({ port: z.int() }).parse(server.address()).port}`;
  });
  afterEach(() => {
    changed = {};
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    server.close();
  });
  const load = () => loadAccountFacts(prod, { endpoint, secretNouns: ['stripe', 'google'] });

  test('reads what AWS answers', async () => {
    expect(await load()).toEqual({
      account: '111122223333',
      bootstraps: { 'eu-west-2': 30, 'us-east-1': undefined, 'eu-west-1': 30 },
      concurrency: 10,
      secrets: { stripe: { secretKey: 'unset' }, google: undefined },
      isMailSandboxed: true,
      mailsPerSecond: 1,
      isMailVerified: true,
      certificate: { status: 'ISSUED', names: ['gable.co.uk'] },
    });
  });

  test('takes a missing identity of SES and a missing certificate for what they are', async () => {
    changed = {
      '/v2/email/identities/gable.co.uk': [404, { __type: 'NotFoundException', message: 'no such identity' }],
      'CertificateManager.DescribeCertificate': [400, { __type: 'ResourceNotFoundException' }],
    };
    expect(await load()).toMatchObject({ isMailVerified: false, certificate: undefined });
  });

  test('explains how to log in when AWS refuses the credentials', async () => {
    changed = { GetCallerIdentity: [403, { Error: { Code: 'InvalidClientTokenId' } }] };
    await expect(load()).rejects.toThrow('aws sso login');
  });

  test('repeats the message of AWS when a read is not allowed', async () => {
    changed = { '/2016-08-19/account-settings/': [403, { message: 'not authorized to GetAccountSettings' }] };
    await expect(load()).rejects.toThrow('lambda in eu-west-2 answered 403');
  });
});
