import { edgeRegion } from '../../constructs/resource-names.ts';
import { toMailIdentity, type Stage } from '../../stages.ts';
import type { AccountFacts } from './account-facts.ts';
import { type Finding, toNote, toRefusal } from './finding.ts';

/** The first version of CDK's bootstrap stack whose roles may look up and publish what the stacks need. */
const minBootstrap = 6;

/** The fields of a secret of a sign-in provider. */
const socialFields = ['clientId', 'clientSecret'];

/** What a feature is called and its secret's fields, by the secret's noun. */
export type ProviderSecrets = Readonly<
  Record<string, { readonly purpose: string; readonly fields: readonly string[] }>
>;

/** What would fail at a deployment of the stage to this account, and what stays off after it. */
export function checkAccount(stage: Stage, facts: AccountFacts, providers: ProviderSecrets): Finding[] {
  const { account } = facts;
  if (stage.account !== undefined && stage.account !== account)
    return [
      toRefusal(
        `Your credentials are of account ${account}, and ${stage.name} belongs to ${stage.account}: choose another profile by AWS_PROFILE.`,
      ),
    ];
  return [
    ...checkBootstraps(facts),
    ...checkSocialSecrets(stage, facts),
    ...checkProviderSecrets(stage, facts, providers),
    ...checkMail(stage, facts),
    ...checkMailRate(stage, facts),
    ...checkConcurrency(stage, facts),
    ...checkCertificate(stage, facts),
  ];
}

function checkBootstraps({ account, bootstraps }: AccountFacts): Finding[] {
  return Object.entries(bootstraps).flatMap(([region, version = 0]) =>
    version >= minBootstrap
      ? []
      : toRefusal(
          `${region} is not prepared for CDK: npm run deploy:bootstrap -- aws://${account}/${region} (version ${minBootstrap} or later; it has ${version === 0 ? 'none' : version}).`,
        ),
  );
}

const isIncomplete = (secret: Readonly<Record<string, unknown>>, fields: readonly string[]) =>
  fields.filter((field) => ['', 'unset', undefined].some((value) => secret[field] === value));

const isReady = (secret: Readonly<Record<string, unknown>> | undefined): boolean =>
  secret !== undefined && isIncomplete(secret, socialFields).length === 0;

/** The user pool cannot be made without them. */
function checkSocialSecrets({ name, social }: Stage, { secrets }: AccountFacts): Finding[] {
  return Object.entries(social).flatMap(([provider, isOn]) => {
    const secret = secrets[provider];
    if (!isOn || isReady(secret)) return [];
    const others = Object.keys(social).filter((name) => name !== provider && isReady(secrets[name]));
    return toRefusal(
      `Sign-in with ${provider} is on, and the secret gable/${name}/${provider} ${secret ? `has no ${isIncomplete(secret, socialFields).join(' and ')}` : 'is missing'}: aws secretsmanager ${secret ? `put-secret-value --secret-id gable/${name}/${provider}` : `create-secret --name gable/${name}/${provider}`} --secret-string '{"clientId":"...","clientSecret":"..."}', or leave it off with -c social=${others.length === 0 ? 'none' : others.join(',')}.`,
    );
  });
}

function checkProviderSecrets(
  stage: Stage,
  { secrets }: AccountFacts,
  providers: ProviderSecrets,
): Finding[] {
  return Object.entries(providers).flatMap(([noun, { purpose, fields }]) => {
    const secret = secrets[noun];
    const missing = secret ? isIncomplete(secret, fields) : fields;
    if (missing.length === 0) return [];
    const name = `gable/${stage.name}/${noun}`;
    return toNote(
      secret
        ? `Off: ${purpose}. ${name} has no ${missing.join(', ')}.`
        : `Off: ${purpose}. The first deployment makes ${name}; fill in ${missing.join(', ')}.`,
    );
  });
}

function checkMail(stage: Stage, { isMailVerified, isMailSandboxed }: AccountFacts): Finding[] {
  const identity = toMailIdentity(stage);
  const { verified } = stage.mail;
  return [
    verified &&
      !isMailVerified &&
      toRefusal(
        `SES has not verified ${identity}: set mail.verified to false, deploy, ${stage.mail.identity === 'address' ? 'follow the link that AWS mails to it' : 'add the three DKIM records that the stack Mail prints'}, and set it to true once "aws sesv2 get-email-identity --email-identity ${identity}" reports it.`,
      ),
    !verified &&
      (isMailVerified
        ? toNote(
            `SES has verified ${identity}: set mail.verified to true, so that the stage's mails are sent.`,
          )
        : toNote(`SES has not verified ${identity}: the site's own mails are refused until then.`)),
    isMailSandboxed &&
      (stage.retained && verified
        ? toRefusal(
            'SES is in its sandbox and sends to verified addresses alone: ask AWS for production access (console, SES, Account dashboard).',
          )
        : toNote(
            'SES is in its sandbox: it sends to verified addresses alone until AWS grants production access.',
          )),
  ].filter((finding) => finding !== false);
}

/** All senders together keep to the stage's rate; SES refuses what is past the account's. */
function checkMailRate(
  { mail: { perSecond, verified } }: Stage,
  { mailsPerSecond }: AccountFacts,
): Finding[] {
  if (mailsPerSecond > perSecond)
    return [
      toNote(
        `SES takes ${mailsPerSecond} mails a second, and the stage sends ${perSecond} at most: mail.perSecond may be higher.`,
      ),
    ];
  if (mailsPerSecond === perSecond) return [];
  const toFinding = verified ? toRefusal : toNote;
  return [
    toFinding(
      `SES takes ${mailsPerSecond} mails a second, and the stage sends up to ${perSecond}: ask AWS for a higher sending rate (console, SES, Account dashboard), or lower mail.perSecond.`,
    ),
  ];
}

function checkConcurrency(stage: Stage, { concurrency }: AccountFacts): Finding[] {
  if (concurrency >= stage.concurrency) return [];
  return [
    toRefusal(
      `The account may run ${concurrency} functions at once in ${stage.region}, and the stage counts on ${stage.concurrency}: ask for more (aws service-quotas request-service-quota-increase --service-code lambda --quota-code L-B99A9384 --desired-value ${stage.concurrency}), or lower concurrency.`,
    ),
  ];
}

function checkCertificate({ domain }: Stage, { certificate }: AccountFacts): Finding[] {
  if (!domain) return [];
  const { host, certificateArn } = domain;
  if (certificateArn.split(':')[3] !== edgeRegion)
    return [toRefusal(`The certificate of ${host} is not in ${edgeRegion}, where the CDN looks for it.`)];
  if (!certificate) return [toRefusal(`There is no certificate ${certificateArn} in this account.`)];
  const { status, names } = certificate;
  const wildcard = `*.${host.slice(host.indexOf('.') + 1)}`;
  return [
    status !== 'ISSUED' &&
      toRefusal(`The certificate of ${host} is ${status}: add its DNS records and wait until it is ISSUED.`),
    !names.some((covered) => covered === host || covered === wildcard) &&
      toRefusal(`The certificate is for ${names.join(', ')} and not for ${host}.`),
  ].filter((finding) => finding !== false);
}
