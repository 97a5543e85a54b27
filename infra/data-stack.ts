import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { AttributeType, Billing, StreamViewType, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Archive, EventBus } from 'aws-cdk-lib/aws-events';
import { Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  CfnBucket,
  HttpMethods,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import { eventSource } from '../events/define.ts';
import { acknowledge } from './constructs/acknowledged.ts';
import type { Build } from './constructs/build.ts';
import { DocumentScan } from './constructs/document-scan.ts';
import { Later } from './constructs/later.ts';
import { LogBucket } from './constructs/log-bucket.ts';
import { MailDelivery } from './constructs/mail-delivery.ts';
import type { Resources } from './constructs/needs.ts';
import { SignIn } from './constructs/sign-in.ts';
import type { Stage } from './stages.ts';

export interface MarketStackProps extends StackProps {
  readonly stage: Stage;
  readonly build: Build;
}

/**
 * Everything that must outlive a release: tables, media, user pool, the bus with its archive and scheduled
 * events, secrets.
 */
export class DataStack extends Stack {
  readonly resources: Resources;

  constructor(scope: Construct, id: string, props: MarketStackProps) {
    super(scope, id, props);
    const { stage } = props;
    const kept = stage.retained ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;
    const bus = this.bus(stage, kept);
    const secret = (name: string, what: string, fields: readonly string[]) =>
      this.secret(name, what, fields, kept);
    const stateful = {
      table: this.table(stage, kept),
      idempotency: this.idempotency(),
      media: this.media(stage, kept),
      bus,
      vault: this.vault(stage, kept),
      later: new Later(this, 'Later', { bus, removalPolicy: kept }),
      mail: new MailDelivery(this, 'Mail', `gable-${stage.name}`),
      addressLookup: secret('AddressLookup', 'Address lookup by postcode', ['apiKey']),
      stripe: secret('Stripe', 'Payment by card', ['secretKey', 'webhookSecret']),
      paypal: secret('PayPal', 'Payment by online wallet', [
        'clientId',
        'clientSecret',
        'webhookId',
        'merchantId',
      ]),
      identityChecks: secret('IdentityChecks', 'Identity checks by document and selfie', [
        'secretKey',
        'webhookSecret',
      ]),
      ipTrace: secret('IpTrace', 'Country and risk of a network address', ['token']),
      ecologi: secret('Ecologi', 'Trees and carbon', ['apiKey', 'username']),
      origin: this.origin(stage),
    };
    new EmailIdentity(this, 'MailIdentity', { identity: Identity.domain(new URL(stage.siteUrl).hostname) });
    const { identity } = new SignIn(this, 'SignIn', { ...props, resources: stateful });
    this.resources = { ...stateful, identity };
  }

  /**
   * A secret that an operator fills in after the first deployment; its feature is switched off until then.
   */
  private secret(
    name: string,
    what: string,
    fields: readonly string[],
    removalPolicy: RemovalPolicy,
  ): Secret {
    const unset = Object.fromEntries(fields.map((field) => [field, 'unset']));
    const made = new Secret(this, name, {
      description: `${what}: {${fields.map((field) => `"${field}": "..."`).join(', ')}}; it is off while they say unset`,
      generateSecretString: { secretStringTemplate: JSON.stringify(unset), generateStringKey: 'nonce' },
      removalPolicy,
    });
    acknowledge(made, { 'AwsSolutions-SMG4': 'Keys of another company, which renews them by hand' });
    return made;
  }

  /**
   * The secret that the CDN sends to the API. Its stack is in another region and reads the secret's copy there,
   * by its name.
   */
  private origin(stage: Stage): Secret {
    const made = new Secret(this, 'Origin', {
      secretName: originSecretName(stage),
      description: 'Shows the API that a call comes through the CDN; rotated by origin-secret-every-day',
      generateSecretString: {
        secretStringTemplate: JSON.stringify({ previous: '', changedAt: '' }),
        generateStringKey: 'current',
        passwordLength: 48,
        excludePunctuation: true,
      },
      replicaRegions: stage.region === edgeRegion ? [] : [{ region: edgeRegion }],
      // A new stack makes a new one.
      removalPolicy: RemovalPolicy.DESTROY,
    });
    acknowledge(made, { 'AwsSolutions-SMG4': 'The schedule origin-secret-every-day rotates it' });
    return made;
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
    const text = (name: string) => ({ name, type: AttributeType.STRING });
    return new TableV2(this, 'Table', {
      partitionKey: text('pk'),
      sortKey: text('sk'),
      billing: Billing.onDemand(),
      dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      timeToLiveAttribute: 'expiresAt',
      deletionProtection: stage.retained,
      removalPolicy,
      globalSecondaryIndexes: ['gsi1', 'gsi2', 'gsi3'].map((indexName) => ({
        indexName,
        partitionKey: text(`${indexName}pk`),
        sortKey: text(`${indexName}sk`),
      })),
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

  private media(stage: Stage, removalPolicy: RemovalPolicy): Bucket {
    const media = new Bucket(this, 'Media', {
      // A name that the CDN's stack can compute, so that neither stack depends on the other.
      bucketName: mediaBucketName(stage, this.account),
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
          allowedOrigins: [stage.siteUrl],
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
        conditions: { StringLike: { 'aws:SourceArn': `arn:aws:cloudfront::${this.account}:distribution/*` } },
      }),
    );
    return media;
  }

  private bus(stage: Stage, removalPolicy: RemovalPolicy): EventBus {
    // CDK's own name would be the same in every stage of an account.
    const bus = new EventBus(this, 'Bus', { eventBusName: `gable-${stage.name}` });
    const archive = new Archive(this, 'Archive', {
      sourceEventBus: bus,
      eventPattern: { source: [eventSource] },
      retention: Duration.days(90),
    });
    archive.applyRemovalPolicy(removalPolicy);
    return bus;
  }
}

/** The region of the CDN's own stack. */
export const edgeRegion = 'us-east-1';

export const originSecretName = (stage: Stage): string => `gable/${stage.name}/origin`;

export const mediaBucketName = (stage: Stage, account: string): string =>
  `gable-${stage.name}-media-${account}`;
