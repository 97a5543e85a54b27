import { join } from 'node:path';
import { createSockets, type Sockets } from '../aws/apigateway-websocket/index.ts';
import { createDistributionApi, type DistributionApi } from '../aws/cloudfront/distribution-api.ts';
import { createCognito } from '../aws/cognito/index.ts';
import { readUserPools } from '../aws/cognito/read-user-pools.ts';
import { createScanner, readScanPlans } from '../aws/guardduty/index.ts';
import type { Iam } from '../aws/iam/index.ts';
import { createKms, readKeys } from '../aws/kms/index.ts';
import { createS3, toObjectEvent } from '../aws/s3/index.ts';
import { createSecrets, readSecrets } from '../aws/secretsmanager/index.ts';
import type { LocalPages, LocalService, ObjectStore, ServiceContext } from '../aws/service.ts';
import { createMail, readEventTypes, readIdentities, type MailService } from '../aws/ses/index.ts';
import type { Activity } from '../base/activity.ts';
import type { Chaos } from '../base/chaos.ts';
import { secretAccessKey } from '../base/credentials.ts';
import { sendBody } from '../base/http.ts';
import { createProviders, findProviderSecretFields, type Providers } from '../providers/index.ts';
import type { Listeners } from '../providers/listener.ts';
import type { ProviderTable } from '../providers/provider.ts';
import { homeRegion } from '../template/assembly.ts';
import type { BucketModel } from '../template/buckets.ts';

/** The services with state of their own, apart from the table. */
export interface Services {
  readonly cognito: LocalService & LocalPages;
  readonly objects: LocalService & ObjectStore;
  readonly mails: MailService;
  readonly secrets: LocalService;
  readonly cloudFront: DistributionApi;
  readonly kms: LocalService;
  readonly sockets: Sockets;
  readonly providers: Providers;
}

export type ServicesOptions = ServiceContext & {
  readonly activity: Activity;
  readonly iam: Iam;
  readonly listeners: Listeners;
  readonly providers: ProviderTable;
  readonly signInUrl: string;
  readonly retryMilliseconds: (attempt: number) => number;
  readonly chaos?: Chaos | undefined;
};

export function createServices(context: ServicesOptions): Services {
  const { dataDir, clock, hosts, model, iam } = context;
  const region = model.resources.of('AWS::Cognito::UserPool')[0]?.region ?? homeRegion;
  const objects = createS3({
    buckets: model.buckets.map((bucket) => allowLocalOrigins(bucket, hosts)),
    folder: join(dataDir, 's3'),
    clock,
    secretFor: (accessKeyId) => (iam.isKnown(accessKeyId) ? secretAccessKey : undefined),
    refuse: iam.refuse,
    notify(change) {
      context.publish(toObjectEvent(change));
      scanner.onChange(change);
    },
  });
  const scanner = createScanner({ ...context, plans: readScanPlans(model.resources), objects });
  const mails = createMail({
    ...context,
    identities: readIdentities(model.resources),
    eventTypes: readEventTypes(model.resources),
    region,
    dataFile: join(dataDir, 'mails.sqlite'),
  });
  const cognito = createCognito({
    pools: readUserPools(model.resources),
    region,
    dataFile: join(dataDir, 'cognito.sqlite'),
    clock,
    invoke: (reference, event) => context.invoke(model.findFunction(reference).id, event),
    publicUrl: () => context.signInUrl,
    mapUrl: (url) => hosts.rewrite(url),
  });
  const secrets = createSecrets({
    secrets: readSecrets(model.resources, (logicalId) =>
      findProviderSecretFields(context.providers, logicalId),
    ),
    dataFile: join(dataDir, 'secrets.sqlite'),
    clock,
  });
  const { resolve } = secrets;
  const dataFile = join(dataDir, 'cloudfront.sqlite');
  const cloudFront = createDistributionApi({ distributions: model.distributions, dataFile, resolve });
  const kms = createKms({ keys: readKeys(model.resources), dataFile: join(dataDir, 'kms.sqlite') });
  const sockets = createSockets({ ...context, apis: model.webSocketApis });
  const providers = createProviders(context.providers, context);
  return {
    cognito,
    objects: addOutages(objects, context.chaos),
    mails,
    secrets,
    cloudFront,
    kms,
    sockets,
    providers,
  };
}

/** The bucket with the origins that it allows where they run locally. */
const allowLocalOrigins = (bucket: BucketModel, hosts: ServicesOptions['hosts']): BucketModel => ({
  ...bucket,
  cors: bucket.cors.map((rule) => ({
    ...rule,
    AllowedOrigins: rule.AllowedOrigins.map((allowed) => hosts.rewrite(allowed)),
  })),
});

const slowDown = '<Error><Code>SlowDown</Code><Message>Please reduce your request rate.</Message></Error>';

/** S3 as functions call it, with the outages of a test. */
const addOutages = <Objects extends LocalService>(objects: Objects, chaos: Chaos | undefined): Objects => ({
  ...objects,
  async handle(...[request, response, ...more]: Parameters<Objects['handle']>) {
    if (chaos?.isRefused('s3') === true)
      return sendBody(response, 503, slowDown, { 'content-type': 'application/xml' });
    return objects.handle(request, response, ...more);
  },
});
