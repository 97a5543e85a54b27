import { CfnOutput, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AttributeType, Billing, StreamViewType, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Archive, EventBus, Match } from 'aws-cdk-lib/aws-events';
import { AnyPrincipal, Effect, PolicyDocument, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  CfnBucket,
  HttpMethods,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { eventSource } from '../../events/define.ts';
import { AccountSeenInNewPlace } from '../../events/new-place.ts';
import { DocumentScan } from '../constructs/document-scan.ts';
import { EventScheduler } from '../constructs/event-scheduler.ts';
import type { FunctionResources } from '../constructs/grant-need.ts';
import { LogBucket } from '../constructs/log-bucket.ts';
import { createProviderSecret, type providerSecrets } from '../constructs/provider-secrets.ts';
import { toMediaBucketName } from '../constructs/resource-names.ts';
import { SignIn } from '../constructs/sign-in.ts';
import type { Stage } from '../stages.ts';
import type { EdgeStack } from './edge-stack.ts';
import type { GatewayStack } from './gateway-stack.ts';
import type { MailStack } from './mail-stack.ts';
import type { StageStackProps } from './stage-stack-props.ts';

export interface DataStackProps extends StageStackProps {
  readonly gateway: GatewayStack;
  readonly edge: EdgeStack;
  readonly mail: MailStack;
}

/**
 * Everything that must outlive a release: tables, media, user pool, the bus with its archive and scheduled
 * events, secrets.
 */
export class DataStack extends Stack {
  readonly resources: FunctionResources;

  constructor(scope: Construct, id: string, { gateway, edge, mail, ...props }: DataStackProps) {
    super(scope, id, props);
    const { stage } = props;
    const kept = stage.retained ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;
    const bus = this.bus(stage, kept);
    const secret = (id: string, noun: keyof typeof providerSecrets) =>
      createProviderSecret(this, id, { stage, noun, removalPolicy: kept });
    const stateful = {
      table: this.table(stage, kept),
      records: this.records(stage, kept),
      idempotency: this.idempotency(),
      media: this.media(stage, edge, kept),
      bus,
      vault: this.vault(stage, kept),
      eventScheduler: new EventScheduler(this, 'Later', { bus, removalPolicy: kept }),
      mail: mail.delivery,
      site: edge.address,
      addressLookup: secret('AddressLookup', 'address-lookup'),
      energyRegister: secret('EnergyRegister', 'energy-register'),
      councilTax: secret('CouncilTax', 'council-tax'),
      broadband: secret('Broadband', 'broadband'),
      travelTime: secret('TravelTime', 'travel-time'),
      stripe: secret('Stripe', 'stripe'),
      paypal: secret('PayPal', 'paypal'),
      identityChecks: secret('IdentityChecks', 'identity-checks'),
      openBanking: secret('OpenBanking', 'open-banking'),
      signing: secret('Signing', 'signing'),
      landRegistryGateway: secret('LandRegistryGateway', 'land-registry-gateway'),
      portalRightmove: secret('PortalRightmove', 'portal-rightmove'),
      portalOnTheMarket: secret('PortalOnTheMarket', 'portal-onthemarket'),
      portalZoopla: secret('PortalZoopla', 'portal-zoopla'),
      push: secret('Push', 'push'),
      ipTrace: secret('IpTrace', 'ip-trace'),
      ecologi: secret('Ecologi', 'ecologi'),
      origin: gateway.origin,
      apiUrl: gateway.apiUrl,
    };
    const { identity } = new SignIn(this, 'SignIn', { ...props, resources: stateful });
    this.resources = { ...stateful, identity };
    new CfnOutput(this, 'MediaBucket', { value: stateful.media.bucketName });
    new CfnOutput(this, 'PoolId', { value: identity.poolId });
    new CfnOutput(this, 'SiteClientId', { value: identity.siteClientId });
    new CfnOutput(this, 'ServerClientId', { value: identity.serverClientId });
  }

  /**
   * The key that seals values in links. Sealed values expire after 30 days, which limits the damage of a lost
   * key.
   */
  private vault(stage: Stage, removalPolicy: RemovalPolicy): Key {
    return new Key(this, 'Vault', {
      alias: `gable-${stage.name}-vault`,
      description: 'Seals share links, unsubscribe links and invitations',
      enableKeyRotation: true,
      removalPolicy,
    });
  }

  private table(stage: Stage, removalPolicy: RemovalPolicy): TableV2 {
    return new TableV2(this, 'Table', {
      ...createTableProps('gsi1', 'gsi2', 'gsi3'),
      dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
      deletionProtection: stage.retained,
      removalPolicy,
    });
  }

  /** Ledger, receipts and trails, which are added and read: docs/decisions/048-records.md. */
  private records(stage: Stage, removalPolicy: RemovalPolicy): TableV2 {
    return new TableV2(this, 'Records', {
      ...createTableProps('gsi1', 'gsi2'),
      // For the alarm on changed records.
      dynamoStream: StreamViewType.KEYS_ONLY,
      deletionProtection: stage.retained,
      removalPolicy,
      resourcePolicy: new PolicyDocument({
        statements: [
          new PolicyStatement({
            sid: 'RecordsAreFinal',
            effect: Effect.DENY,
            principals: [new AnyPrincipal()],
            actions: changingActions.map((action) => `dynamodb:${action}`),
            // The table itself; a policy cannot name the table that it is a part of.
            resources: ['*'],
          }),
        ],
      }),
    });
  }

  private idempotency(): TableV2 {
    return new TableV2(this, 'Idempotency', {
      partitionKey: { name: 'id', type: AttributeType.STRING },
      billing: Billing.onDemand(),
      timeToLiveAttribute: 'expiration',
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      // Responses kept for a day; a lost table loses nothing permanently.
      removalPolicy: RemovalPolicy.DESTROY,
    });
  }

  private media(stage: Stage, edge: EdgeStack, removalPolicy: RemovalPolicy): Bucket {
    const media = new Bucket(this, 'Media', {
      bucketName: toMediaBucketName(stage, this.account),
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      versioned: stage.retained,
      // Links to private documents are logged with their reader, their use here (052).
      serverAccessLogsBucket: new LogBucket(this, 'MediaLogs', stage),
      serverAccessLogsPrefix: 'media/',
      removalPolicy,
      cors: [
        {
          allowedMethods: [HttpMethods.POST, HttpMethods.PUT],
          allowedOrigins: [edge.address.url],
          allowedHeaders: ['*'],
          maxAge: 3000,
        },
      ],
      lifecycleRules: [
        { id: 'abandoned-parts', abortIncompleteMultipartUploadAfter: Duration.days(1) },
        { id: 'old-versions', noncurrentVersionExpiration: Duration.days(30) },
        // A backstop: an original goes as soon as it is processed, its version here a day later.
        {
          id: 'originals',
          prefix: 'uploads/',
          expiration: Duration.days(2),
          noncurrentVersionExpiration: Duration.days(1),
        },
        // The next snapshot comes after an hour with changes; a search without one reads its whole feed.
        {
          id: 'search-snapshots',
          prefix: 'snapshots/search/at/',
          expiration: Duration.days(7),
          noncurrentVersionExpiration: Duration.days(1),
        },
        { id: 'data-exports', prefix: 'exports/', expiration: Duration.days(7) },
        // As long as their records: receiptKeptDays of functions/money/payments.
        { id: 'receipts', prefix: 'papers/receipts/', expiration: Duration.days(8 * 365 + 2) },
        // As long as their signatures: signatureKeptYears of functions/people/signatures.
        { id: 'consents', prefix: 'papers/consents/', expiration: Duration.days(6 * 365 + 2) },
        { id: 'certificates', prefix: 'papers/certificates/', expiration: Duration.days(6 * 365 + 2) },
      ],
    });
    // The native property; the construct's own option adds a custom resource with a function.
    if (media.node.defaultChild instanceof CfnBucket) {
      media.node.defaultChild.addPropertyOverride(
        'NotificationConfiguration.EventBridgeConfiguration.EventBridgeEnabled',
        true,
      );
    }
    if (stage.documentScan) new DocumentScan(this, 'DocumentScan', { media });
    media.addToResourcePolicy(
      new PolicyStatement({
        effect: Effect.ALLOW,
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: ['s3:GetObject'],
        resources: [media.arnForObjects('media/*')],
        conditions: { StringEquals: { 'aws:SourceArn': edge.distribution.distributionArn } },
      }),
    );
    return media;
  }

  private bus(stage: Stage, removalPolicy: RemovalPolicy): EventBus {
    // CDK's own name would be the same in every stage of an account.
    const bus = new EventBus(this, 'Bus', { eventBusName: `gable-${stage.name}` });
    const archive = new Archive(this, 'Archive', {
      sourceEventBus: bus,
      // Where somebody logs in from goes after 30 days.
      eventPattern: { source: [eventSource], detailType: Match.anythingBut(AccountSeenInNewPlace.name) },
      retention: Duration.days(90),
    });
    archive.applyRemovalPolicy(removalPolicy);
    return bus;
  }
}

/** The keys, indexes and lifetime of a table that ElectroDB writes. */
function createTableProps(...indexNames: string[]) {
  const text = (name: string) => ({ name, type: AttributeType.STRING });
  return {
    partitionKey: text('pk'),
    sortKey: text('sk'),
    billing: Billing.onDemand(),
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    timeToLiveAttribute: 'expiresAt',
    globalSecondaryIndexes: indexNames.map((indexName) => ({
      indexName,
      partitionKey: text(`${indexName}pk`),
      sortKey: text(`${indexName}sk`),
    })),
  };
}

/** What changes or removes a row that exists, for people and functions alike; PutItem is left for new ones. */
const changingActions = [
  'UpdateItem',
  'DeleteItem',
  'BatchWriteItem',
  'PartiQLInsert',
  'PartiQLUpdate',
  'PartiQLDelete',
];
