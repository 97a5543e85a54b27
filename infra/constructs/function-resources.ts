import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { EventBus } from 'aws-cdk-lib/aws-events';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { EventScheduler } from './event-scheduler.ts';
import type { LiveChannel } from './live-channel.ts';
import type { MailDelivery } from './mail-delivery.ts';

/** Where the site is, for everything that is made after the CDN. */
export interface SiteAddress {
  /** Origin, without a trailing slash. */
  readonly url: string;
  readonly host: string;
}

/** Identifiers of the user pool for other stacks. */
export interface UserPoolIds {
  readonly poolId: string;
  readonly poolArn: string;
  /** The public client of the site, for the code flow alone. */
  readonly siteClientId: string;
  /** The client of our own functions, with a secret. */
  readonly serverClientId: string;
  /** The client of sign-ins that change a second step; its tokens are for Cognito alone. */
  readonly setUpClientId: string;
  readonly issuer: string;
  readonly hostedUiUrl: string;
}

/** Where a cluster of OpenSearch answers. */
export interface SearchClusterAddress {
  readonly url: string;
  /** The domain that grants requests by roles; absent for a cluster that takes unsigned requests. */
  readonly domainArn?: string;
}

/**
 * The resources that functions may need; `identity` is absent for Cognito's own triggers, which are created
 * before it.
 */
export interface FunctionResources {
  readonly table: TableV2;
  /** What functions may add and read only. */
  readonly records: TableV2;
  readonly idempotency: TableV2;
  readonly media: Bucket;
  readonly bus: EventBus;
  readonly addressLookup: Secret;
  readonly energyRegister: Secret;
  readonly broadband: Secret;
  readonly travelTime: Secret;
  readonly councilTax: Secret;
  readonly stripe: Secret;
  readonly paypal: Secret;
  readonly identityChecks: Secret;
  readonly openBanking: Secret;
  readonly signing: Secret;
  readonly landRegistryGateway: Secret;
  readonly portalRightmove: Secret;
  readonly portalOnTheMarket: Secret;
  readonly portalZoopla: Secret;
  readonly ecologi: Secret;
  readonly push: Secret;
  readonly ipTrace: Secret;
  /** The secret that the CDN sends to the API. */
  readonly origin: Secret;
  /** The API's own address, without the CDN. */
  readonly apiUrl: string;
  readonly eventScheduler: EventScheduler;
  readonly mail: MailDelivery;
  readonly site: SiteAddress;
  readonly vault: IKey;
  readonly identity?: UserPoolIds;
  /** The live channel; absent for its own function. */
  readonly live?: LiveChannel;
  /** The bucket of the user exports; absent for functions that are created before it. */
  readonly userExports?: Bucket;
  /** The cluster of a stage whose search engine is OpenSearch. */
  readonly searchCluster?: SearchClusterAddress;
  /** The CDN; absent for functions that are created before it. */
  readonly distributionId?: string;
}
