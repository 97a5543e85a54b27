import { Arn, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import type { Need } from '../../functions/delivery/manifest/types.ts';
import { toMailIdentity } from '../stages.ts';
import type { UserPoolIds } from './function-resources.ts';
import {
  grantDistribution,
  grantInvalidation,
  grantKeys,
  grantListing,
  grantObjects,
  grantQueueCounts,
  grantRecords,
  selectCalledActions,
  grantRows,
  grantUserExports,
  grantVault,
  readActions,
  writeActions,
} from './grants.ts';
import { grantHomeWrites, grantIndexes, grantSearches } from './search-grants.ts';
import { type NeedContext, type NeedGrant, thirdPartyGrants } from './third-party-grants.ts';

export type { UserPoolIds, FunctionResources } from './function-resources.ts';

const getUserPoolIds = ({ resources }: NeedContext): UserPoolIds => {
  if (!resources.identity) throw new Error('A function that Cognito calls cannot need its user pool');
  return resources.identity;
};

const purposes = ['share_link', 'unsubscribe', 'accepted_offer', 'invite'];

const grantUserPool = (fn: Function, context: NeedContext, actions: readonly string[]) => {
  const { poolArn, poolId } = getUserPoolIds(context);
  const statement = { actions: actions.map((action) => `cognito-idp:${action}`), resources: [poolArn] };
  fn.addToRolePolicy(new PolicyStatement(statement));
  fn.addEnvironment('USER_POOL_ID', poolId);
};

const needGrants: Readonly<Record<Need, NeedGrant>> = {
  ...thirdPartyGrants,
  'table:read': (fn, { entry, resources: { table } }) => {
    grantRows(fn, table, selectCalledActions(entry, readActions));
    fn.addEnvironment('TABLE_NAME', table.tableName);
  },
  'table:write': (fn, { entry, resources: { table } }) => {
    grantRows(fn, table, selectCalledActions(entry, [...readActions, ...writeActions]));
    fn.addEnvironment('TABLE_NAME', table.tableName);
  },
  'books:read': (fn, { resources: { records } }) => {
    grantRecords(
      fn,
      records,
      ['GetItem', 'BatchGetItem', 'Query'],
      ['paymentid', 'number', 'day', 'ownerid'],
    );
  },
  'books:append': (fn, { resources: { records } }) => {
    grantRecords(fn, records, ['PutItem'], ['paymentid', 'number']);
  },
  'trails:read': (fn, { resources: { records } }) => {
    grantRecords(fn, records, ['Query'], ['subject', 'actorid', 'propertyid']);
  },
  'staff-acts:append': (fn, { resources: { records } }) => {
    grantRecords(fn, records, ['PutItem'], ['id']);
  },
  'property-trail:append': (fn, { resources: { records } }) => {
    grantRecords(fn, records, ['PutItem'], ['propertyid']);
  },
  'signatures:read': (fn, { resources: { records } }) => {
    grantRecords(fn, records, ['Query'], ['signedpaper', 'signerid']);
  },
  'signatures:append': (fn, { resources: { records } }) => {
    grantRecords(fn, records, ['PutItem'], ['signedpaper']);
  },
  idempotency: (fn, { resources: { idempotency } }) => {
    grantRows(fn, idempotency, ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem']);
    fn.addEnvironment('IDEMPOTENCY_TABLE_NAME', idempotency.tableName);
  },
  identity: (fn, context) => {
    grantUserPool(fn, context, ['AdminDeleteUser', 'AdminUserGlobalSignOut', 'AdminListGroupsForUser']);
    fn.addEnvironment('SITE_URL', context.resources.site.url);
    fn.addEnvironment('REGISTRATIONS_PER_HOUR', String(context.stage.registrationsPerHour));
  },
  'sign-in': (fn, context) => {
    const { siteClientId, serverClientId, setUpClientId } = getUserPoolIds(context);
    grantUserPool(fn, context, [
      'AdminCreateUser',
      'AdminGetUser',
      'AdminSetUserPassword',
      'AdminUpdateUserAttributes',
      'AdminInitiateAuth',
      'AdminRespondToAuthChallenge',
      'AdminSetUserMFAPreference',
      // Reads the secrets of the clients.
      'DescribeUserPoolClient',
    ]);
    fn.addEnvironment('SITE_CLIENT_ID', siteClientId).addEnvironment('SERVER_CLIENT_ID', serverClientId);
    fn.addEnvironment('SET_UP_CLIENT_ID', setUpClientId);
  },
  'organisation-keys': (fn, { resources: { table } }) => {
    grantKeys(fn, table, {
      actions: ['UpdateItem'],
      keys: ['limit#organisation-calls#*', '$gable#keyhash_*'],
    });
  },
  tokens: (fn, context) => {
    const { issuer, poolId, siteClientId, serverClientId } = getUserPoolIds(context);
    const { emulated } = context.stage;
    fn.addEnvironment('TOKEN_ISSUER', issuer);
    fn.addEnvironment('TOKEN_CLIENT_IDS', `${siteClientId} ${serverClientId}`);
    const pool = emulated ? `${emulated.endpoint}/${poolId}` : issuer;
    fn.addEnvironment('JWKS_URL', `${pool}/.well-known/jwks.json`);
  },
  uploads: (fn, { resources: { media } }) => {
    grantObjects(fn, media, { uploads: ['s3:PutObject'] });
  },
  pictures: (fn, { stage, resources: { media } }) => {
    fn.addEnvironment('DOCUMENT_SCAN', String(stage.documentScan));
    grantObjects(fn, media, {
      uploads: ['s3:GetObject', 's3:DeleteObject'],
      documents: ['s3:PutObject', 's3:DeleteObject'],
      media: ['s3:PutObject', 's3:GetObject', 's3:DeleteObject'],
    });
    grantListing(fn, media, 'uploads');
    grantListing(fn, media, 'media');
  },
  'scanned-documents': (fn, { resources: { media } }) => {
    grantObjects(fn, media, {
      documents: ['s3:GetObject', 's3:DeleteObject', 's3:DeleteObjectVersion'],
      media: ['s3:PutObject'],
    });
    grantListing(fn, media, 'documents');
  },
  'share-cards': (fn, { resources: { media } }) => {
    grantObjects(fn, media, { 'media/cards': ['s3:PutObject', 's3:DeleteObject'] });
    grantListing(fn, media, 'media/cards');
  },
  brochures: (fn, { resources: { media } }) => {
    grantObjects(fn, media, { 'media/brochures': ['s3:PutObject', 's3:DeleteObject'] });
    grantListing(fn, media, 'media/brochures');
  },
  'snapshot:read': (fn, { resources: { media } }) => {
    grantObjects(fn, media, { snapshots: ['s3:GetObject'] });
    grantListing(fn, media, 'snapshots');
  },
  'snapshot:write': (fn, { resources: { media } }) => {
    grantObjects(fn, media, { snapshots: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'] });
    grantListing(fn, media, 'snapshots');
  },
  'search-cluster:read': (fn, { stage, resources }) => {
    grantSearches(fn, resources.searchCluster, stage.search);
  },
  'search-cluster:write': (fn, { resources }) => grantHomeWrites(fn, resources.searchCluster),
  'search-cluster:manage': (fn, { stage, resources }) => {
    grantIndexes(fn, resources.searchCluster, stage.search);
  },
  mail: (fn, { stage, resources: { mail, site, table } }) => {
    const resourceName = toMailIdentity(stage);
    const identity = Arn.format({ service: 'ses', resource: 'identity', resourceName }, Stack.of(fn));
    const name = mail.set.configurationSetName;
    const set = Arn.format(
      { service: 'ses', resource: 'configuration-set', resourceName: name },
      Stack.of(fn),
    );
    fn.addToRolePolicy(
      new PolicyStatement({ actions: ['ses:SendEmail', 'ses:SendRawEmail'], resources: [identity, set] }),
    );
    grantKeys(fn, table, { actions: ['UpdateItem'], keys: ['limit#mails'] });
    fn.addEnvironment('MAIL_CONFIGURATION_SET', name).addEnvironment('MAIL_FROM', stage.mail.from);
    fn.addEnvironment('MAILS_PER_SECOND', String(stage.mail.perSecond));
    fn.addEnvironment('SITE_URL', site.url).addEnvironment('OPERATOR', JSON.stringify(stage.operator));
  },
  site: (fn, { stage, resources: { site } }) => {
    fn.addEnvironment('MAIL_FROM', stage.mail.from).addEnvironment('SITE_URL', site.url);
  },
  'public-api': (fn, { resources: { apiUrl, site } }) => {
    fn.addEnvironment('API_URL', apiUrl).addEnvironment('SITE_URL', site.url);
  },
  operator: (fn, { stage }) => {
    fn.addEnvironment('OPERATOR', JSON.stringify(stage.operator));
  },
  documents: (fn, { resources: { media } }) => {
    grantObjects(fn, media, { documents: ['s3:GetObject'] });
  },
  vault: (fn, { resources: { vault } }) => {
    grantVault(fn, vault, ['kms:Encrypt', 'kms:Decrypt'], purposes);
  },
  'vault:seal-unsubscribe': (fn, { resources: { vault } }) => {
    grantVault(fn, vault, ['kms:Encrypt'], ['unsubscribe']);
  },
  'vault:open-unsubscribe': (fn, { resources: { vault } }) => {
    grantVault(fn, vault, ['kms:Decrypt'], ['unsubscribe']);
  },
  'vault:two-step': (fn, { resources: { vault } }) => {
    grantVault(fn, vault, ['kms:Encrypt', 'kms:Decrypt'], ['two_step']);
  },
  'vault:seal-webhook': (fn, { resources: { vault } }) => {
    grantVault(fn, vault, ['kms:Encrypt'], ['webhook']);
  },
  'vault:open-webhook': (fn, { resources: { vault } }) => {
    grantVault(fn, vault, ['kms:Decrypt'], ['webhook']);
  },
  webhooks: (fn) => {
    fn.addEnvironment('WEBHOOKS_TO', 'public');
  },
  'advert-pages': (fn) => {
    fn.addEnvironment('ADVERTS_FROM', 'public');
  },
  'vault:seal-owner-invitation': (fn, { resources: { vault } }) => {
    grantVault(fn, vault, ['kms:Encrypt'], ['owner_invitation']);
  },
  'vault:open-owner-invitation': (fn, { resources: { vault } }) => {
    grantVault(fn, vault, ['kms:Decrypt'], ['owner_invitation']);
  },
  'vault:solicitor-invitation': (fn, { resources: { vault } }) => {
    grantVault(fn, vault, ['kms:Encrypt', 'kms:Decrypt'], ['solicitor_invitation']);
  },
  'vault:open-solicitor-invitation': (fn, { resources: { vault } }) => {
    grantVault(fn, vault, ['kms:Decrypt'], ['solicitor_invitation']);
  },
  'papers:read': (fn, { resources: { media } }) => {
    grantObjects(fn, media, { papers: ['s3:GetObject'] });
  },
  'papers:write': (fn, { resources: { media } }) => {
    grantObjects(fn, media, { papers: ['s3:PutObject'] });
  },
  'papers:remove': (fn, { resources: { media } }) => {
    grantObjects(fn, media, { papers: ['s3:DeleteObject'] });
  },
  'exports:read': (fn, { resources: { media } }) => {
    grantObjects(fn, media, { exports: ['s3:GetObject'] });
  },
  'exports:write': (fn, { resources: { media } }) => {
    grantObjects(fn, media, {
      exports: ['s3:PutObject', 's3:DeleteObject'],
      documents: ['s3:GetObject'],
      media: ['s3:GetObject'],
    });
    grantListing(fn, media, 'documents');
    grantListing(fn, media, 'media');
  },
  live: (fn, { resources: { live } }) => {
    if (!live) throw new Error('A function that is made before the live channel cannot send to it');
    live.grant(fn);
  },
  scheduler: (fn, { resources: { eventScheduler } }) => eventScheduler.grant(fn),
  'outbox:remove': (fn, { resources: { table } }) => {
    grantKeys(fn, table, { actions: ['BatchWriteItem'], keys: ['outbox#*'] });
  },
  'outbox:sweep': (fn, { resources: { table } }) => {
    grantKeys(fn, table, { actions: ['BatchWriteItem', 'GetItem', 'PutItem', 'Query'], keys: ['outbox#*'] });
  },
  'queues:count': (fn, { stage }) => grantQueueCounts(fn, `Gable-${stage.name}-`),
  'origin-secret:read': (fn, { resources: { origin } }) => {
    origin.grantRead(fn);
    fn.addEnvironment('ORIGIN_SECRET_ARN', origin.secretArn);
  },
  'origin-secret:rotate': (fn, { resources: { origin, distributionId } }) => {
    if (distributionId === undefined) throw new Error('The CDN is created before what rotates its secret');
    origin.grantRead(fn);
    origin.grantWrite(fn);
    fn.addEnvironment('ORIGIN_SECRET_ARN', origin.secretArn);
    grantDistribution(fn, distributionId);
  },
  'edge:invalidate': (fn, { resources: { distributionId } }) => {
    if (distributionId === undefined) throw new Error('The CDN is created before what changes its caches');
    grantInvalidation(fn, distributionId);
  },
  'user-export': (fn, context) => {
    const { userExports } = context.resources;
    if (!userExports) throw new Error('The bucket of the user exports is created before what writes to it');
    grantUserPool(fn, context, ['ListUsers', 'ListGroups', 'ListUsersInGroup']);
    grantUserExports(fn, userExports);
  },
  bus: (fn, { resources: { bus } }) => {
    bus.grantPutEventsTo(fn);
    fn.addEnvironment('BUS_NAME', bus.eventBusName);
  },
};

/** Grants a function what a need names, and sets the environment variables to find it. */
export function grantNeed(fn: Function, need: Need, context: NeedContext): void {
  return needGrants[need](fn, context);
}
