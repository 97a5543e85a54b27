import * as z from 'zod';
import { account, homeRegion } from '../../../template/assembly.ts';
import type { CloudModel } from '../../../template/model.ts';
import type { AccessRequest } from '../index.ts';

/** Finds what a call needs by the name of its operation and its parsed body. */
export type CallReader = (operation: string, input: unknown) => AccessRequest[];

const toArn = (service: string, resource: string) =>
  `arn:aws:${service}:${homeRegion}:${account}:${resource}`;

const Events = z.object({
  Entries: z.array(
    z.object({
      EventBusName: z.string().default('default'),
      Source: z.string().optional(),
      DetailType: z.string().optional(),
    }),
  ),
});

export function readEventsCall(operation: string, input: unknown): AccessRequest[] {
  const { Entries } = Events.parse(input);
  const byBus = Map.groupBy(Entries, ({ EventBusName: bus }) =>
    bus.startsWith('arn:') ? bus : toArn('events', `event-bus/${bus}`),
  );
  return [...byBus].map(([resource, entries]) => ({
    action: `events:${operation}`,
    resource,
    context: () => ({
      'events:source': entries.flatMap(({ Source }) => Source ?? []),
      'events:detail-type': entries.flatMap(({ DetailType }) => DetailType ?? []),
    }),
  }));
}

const SecretId = z.object({ SecretId: z.string() });

/** A secret is named by its ARN, or by its name. */
export function createSecretsReader({ resources }: Pick<CloudModel, 'resources'>): CallReader {
  const byName = new Map(
    resources.of('AWS::SecretsManager::Secret').map((secret) => [secret.name, secret.ref()]),
  );
  return (operation, input) => {
    const { SecretId: id } = SecretId.parse(input);
    return [{ action: `secretsmanager:${operation}`, resource: byName.get(id) ?? id }];
  };
}

const KeyUse = z.object({
  KeyId: z.string().optional(),
  CiphertextBlob: z.string().optional(),
  EncryptionContext: z.record(z.string(), z.string()).default({}),
});

/** A key is named by its id or ARN; a ciphertext names its own. `findKeyArn` finds the ARN of either. */
export function createKmsReader(
  findKeyArn: (named: {
    readonly id?: string | undefined;
    readonly ciphertext?: string | undefined;
  }) => string | undefined,
): CallReader {
  return (operation, input) => {
    const { KeyId, CiphertextBlob, EncryptionContext } = KeyUse.parse(input);
    return [
      {
        action: `kms:${operation}`,
        resource: findKeyArn({ id: KeyId, ciphertext: CiphertextBlob }) ?? KeyId ?? '*',
        context: () => ({
          ...Object.fromEntries(
            Object.entries(EncryptionContext).map(([key, value]) => [`kms:EncryptionContext:${key}`, value]),
          ),
          ...(Object.keys(EncryptionContext).length > 0 && {
            'kms:EncryptionContextKeys': Object.keys(EncryptionContext),
          }),
        }),
      },
    ];
  };
}

const InPool = z.object({ UserPoolId: z.string().optional() });

export function createCognitoReader({ resources }: Pick<CloudModel, 'resources'>): CallReader {
  const pools = new Map(
    resources.of('AWS::Cognito::UserPool').map((pool) => [pool.ref(), String(pool.attribute('Arn'))]),
  );
  return (operation, input) => {
    const id = InPool.parse(input).UserPoolId ?? '*';
    return [
      {
        action: `cognito-idp:${operation}`,
        resource: pools.get(id) ?? toArn('cognito-idp', `userpool/${id}`),
      },
    ];
  };
}

const OfQueue = z.object({ QueueUrl: z.string().optional(), QueueName: z.string().optional() });

/** A batch needs the action of its messages. */
export function readQueueCall(operation: string, input: unknown): AccessRequest[] {
  const { QueueUrl, QueueName } = OfQueue.parse(input);
  const name = QueueUrl?.split('/').at(-1) ?? QueueName;
  return [
    {
      action: `sqs:${operation.replace(/Batch$/, '')}`,
      // AWS asks for the right to list queues on one without a name.
      resource: toArn('sqs', name ?? ''),
    },
  ];
}
