import {
  GetSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import {
  GetAccountCommand,
  GetEmailIdentityCommand,
  NotFoundException,
  SESv2Client,
} from '@aws-sdk/client-sesv2';
import * as z from 'zod';
import { edgeRegion } from '../../constructs/resource-names.ts';
import { toMailIdentity, type Stage } from '../../stages.ts';
import { createSignedCall, type ServiceCall } from '../signed-call.ts';
import { Refusal } from '../site.ts';

/** What the account of the present credentials has for a stage. */
export interface AccountFacts {
  readonly account: string;
  /** The version of CDK's bootstrap stack by region, of which a missing one is undefined. */
  readonly bootstraps: Readonly<Record<string, number | undefined>>;
  /** Concurrent runs of Lambda that the account may have in the stage's region. */
  readonly concurrency: number;
  /** The fields of the stage's secrets by the last part of their name; undefined where there is no such secret. */
  readonly secrets: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
  /** Whether SES sends to verified addresses alone. */
  readonly isMailSandboxed: boolean;
  /** Mails that SES takes from the account in a second. */
  readonly mailsPerSecond: number;
  /** Whether SES has verified the stage's sender. */
  readonly isMailVerified: boolean;
  /** The certificate of the stage's domain; undefined without a domain, or where there is no such certificate. */
  readonly certificate: { readonly status: string; readonly names: readonly string[] } | undefined;
}

export const bootstrapParameter = '/cdk-bootstrap/hnb659fds/version';

/** The regions that a stage deploys to. */
export function listRegions({ region, backup }: Stage): string[] {
  return [...new Set([region, edgeRegion, ...(backup ? [backup.copyRegion] : [])])];
}

interface ServicePlace {
  readonly region: string;
  readonly endpoint: string | undefined;
}

const toConfig = ({ region, endpoint }: ServicePlace) => ({
  region,
  ...(endpoint !== undefined && { endpoint }),
});

/** Calls a service; undefined where it answers that there is no such thing. @throws Refusal with AWS's message */
async function callService<Answer extends z.ZodType>(
  { region, endpoint }: ServicePlace,
  call: ServiceCall,
  answer: Answer,
): Promise<z.output<Answer> | undefined> {
  const response = await createSignedCall(region, endpoint)(call);
  const text = await response.text();
  if (/ParameterNotFound|ResourceNotFoundException/.test(response.ok ? '' : text)) return undefined;
  if (!response.ok) throw new Refusal(`${call.service} in ${region} answered ${response.status}: ${text}`);
  return answer.parse(JSON.parse(text));
}

const createJsonCall = (target: string, input: object) => ({
  path: '/',
  headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': target },
  body: JSON.stringify(input),
});

const Identity = z.object({
  GetCallerIdentityResponse: z.object({ GetCallerIdentityResult: z.object({ Account: z.string() }) }),
});
const Parameter = z.object({ Parameter: z.object({ Value: z.coerce.number() }) });
const Limits = z.object({ AccountLimit: z.object({ ConcurrentExecutions: z.number() }) });
const Certificate = z.object({
  Certificate: z.object({ Status: z.string(), SubjectAlternativeNames: z.array(z.string()).default([]) }),
});

/** @throws Refusal without usable credentials, saying how to get some */
export async function getAccount(place: ServicePlace): Promise<string> {
  const call = {
    service: 'sts',
    method: 'GET' as const,
    path: '/?Action=GetCallerIdentity&Version=2011-06-15',
    headers: { accept: 'application/json' },
  };
  try {
    const answer = await callService(place, call, Identity);
    return z.string().parse(answer?.GetCallerIdentityResponse.GetCallerIdentityResult.Account);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refusal(
      `AWS does not know who you are (${reason}). Log in with "aws sso login" or "aws configure", and name a profile by AWS_PROFILE.`,
    );
  }
}

/** Asks AWS. @throws Refusal with AWS's message */
export async function loadAccountFacts(
  stage: Stage,
  {
    endpoint,
    secretNouns,
  }: { readonly endpoint: string | undefined; readonly secretNouns: readonly string[] },
): Promise<AccountFacts> {
  const home = { region: stage.region, endpoint };
  const account = await getAccount(home);
  const secrets = new SecretsManagerClient(toConfig(home));
  const ses = new SESv2Client(toConfig(home));
  const [bootstraps, limits, found, sesAccount, isMailVerified, certificate] = await Promise.all([
    Promise.all(
      listRegions(stage).map(async (region) => {
        const call = {
          service: 'ssm',
          ...createJsonCall('AmazonSSM.GetParameter', { Name: bootstrapParameter }),
        };
        return [region, (await callService({ region, endpoint }, call, Parameter))?.Parameter.Value] as const;
      }),
    ),
    callService(home, { service: 'lambda', method: 'GET', path: '/2016-08-19/account-settings/' }, Limits),
    Promise.all(
      secretNouns.map(
        async (noun) => [noun, await findSecret(secrets, `gable/${stage.name}/${noun}`)] as const,
      ),
    ),
    ses.send(new GetAccountCommand({})),
    findVerification(ses, toMailIdentity(stage)),
    findCertificate(stage, endpoint),
  ]);
  return {
    account,
    bootstraps: Object.fromEntries(bootstraps),
    concurrency: limits?.AccountLimit.ConcurrentExecutions ?? 0,
    secrets: Object.fromEntries(found),
    isMailSandboxed: sesAccount.ProductionAccessEnabled !== true,
    mailsPerSecond: sesAccount.SendQuota?.MaxSendRate ?? 0,
    isMailVerified,
    certificate,
  };
}

async function findSecret(client: SecretsManagerClient, SecretId: string) {
  try {
    const { SecretString = '{}' } = await client.send(new GetSecretValueCommand({ SecretId }));
    return z.record(z.string(), z.unknown()).parse(JSON.parse(SecretString));
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw new Refusal(
      `${SecretId} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

async function findVerification(client: SESv2Client, EmailIdentity: string): Promise<boolean> {
  try {
    const answer = await client.send(new GetEmailIdentityCommand({ EmailIdentity }));
    return answer.VerifiedForSendingStatus === true;
  } catch (error) {
    if (error instanceof NotFoundException) return false;
    throw error;
  }
}

async function findCertificate({ domain }: Stage, endpoint: string | undefined) {
  if (!domain) return undefined;
  const input = { CertificateArn: domain.certificateArn };
  const call = { service: 'acm', ...createJsonCall('CertificateManager.DescribeCertificate', input) };
  const answer = await callService({ region: edgeRegion, endpoint }, call, Certificate);
  return answer && { status: answer.Certificate.Status, names: answer.Certificate.SubjectAlternativeNames };
}
