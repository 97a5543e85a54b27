import {
  AdminCreateUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import {
  BatchWriteItemCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb';
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { EncryptCommand, KMSClient } from '@aws-sdk/client-kms';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { DeleteScheduleCommand, SchedulerClient } from '@aws-sdk/client-scheduler';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { getApplicationStacks } from '../support/assembly.ts';
import { openCloud } from '../support/test-cloud.ts';

const cloud = await openCloud({ assembly: await getApplicationStacks() });
afterAll(() => cloud.close());

const functionOf = (file: string) => {
  const found = cloud.model.functions.find(({ entry }) => entry.endsWith(`/${file}.ts`));
  if (!found) throw new Error(`no function has the entry ${file}`);
  return found;
};
/** Reads, and writes nothing but idempotency records. */
const reader = functionOf('search/handler');
const uploader = functionOf('delivery/api/properties');
const relay = functionOf('kernel/events/relay');
const sealer = functionOf('joint-owners/subscribers/on-joint-owner-invited-send-mail');

const settings = (accessKeyId: string) => ({
  ...cloud.aws,
  maxAttempts: 1,
  credentials: { ...cloud.aws.credentials, accessKeyId },
});
/** Of the reader, unless a test names another caller. */
const clients = (caller = reader.id) => ({
  cognito: new CognitoIdentityProviderClient(settings(caller)),
  dynamo: new DynamoDBClient({ ...settings(caller), endpoint: cloud.dynamoEndpoint }),
  events: new EventBridgeClient(settings(caller)),
  kms: new KMSClient(settings(caller)),
  s3: new S3Client({ ...settings(caller), forcePathStyle: true }),
});
const { cognito, dynamo, events, s3 } = clients();
const own = settings(reader.id);

const TableName = reader.environment['TABLE_NAME'] ?? '';
const Bucket = uploader.environment['MEDIA_BUCKET'] ?? '';
const secretArn = functionOf('payments/handler').environment['STRIPE_SECRET_ARN'] ?? '';
const keyArn = sealer.environment['VAULT_KEY_ARN'] ?? '';
const key = { pk: { S: 'a' }, sk: { S: 'a' } };

const Refused = z.object({
  name: z.string(),
  message: z.string(),
  $metadata: z.object({ httpStatusCode: z.int() }),
});
/** How a call was refused, as its SDK throws it. */
async function refusalOf(sent: Promise<unknown>) {
  const { name, message, $metadata } = Refused.parse(
    await sent.then(
      () => ({}),
      (error: unknown) => error,
    ),
  );
  return { name, message, status: $metadata.httpStatusCode };
}
const denied = (action: string, status: number, name = 'AccessDeniedException') => ({
  name,
  status,
  message: expect.stringMatching(
    new RegExp(
      `^User: arn:aws:sts::000000000000:assumed-role/\\S+ is not authorized to perform: ${action} on resource: \\S+ because no identity-based policy allows the ${action} action$`,
    ),
  ),
});

describe('a function without the grant', () => {
  test('writes no row, reads through no other table and starts no transaction with a part that it lacks', async () => {
    await dynamo.send(new GetItemCommand({ TableName, Key: key }));
    expect(await refusalOf(dynamo.send(new PutItemCommand({ TableName, Item: key })))).toEqual(
      denied('dynamodb:PutItem', 400),
    );
    expect(await refusalOf(dynamo.send(new GetItemCommand({ TableName: 'Other', Key: key })))).toEqual(
      denied('dynamodb:GetItem', 400),
    );
    const Delete = { TableName, Key: key };
    const TransactItems = [{ Delete }];
    expect(await refusalOf(dynamo.send(new TransactWriteItemsCommand({ TransactItems })))).toEqual(
      denied('dynamodb:DeleteItem', 400),
    );
    // The connection lives on.
    await dynamo.send(new GetItemCommand({ TableName, Key: key }));
  });

  test('reads rows of its prefix alone', async () => {
    const relaying = clients(relay.id).dynamo;
    const Item = { pk: { S: 'user#1' }, sk: { S: 'a' } };
    const RequestItems = { [TableName]: [{ DeleteRequest: { Key: Item } }] };
    expect(await refusalOf(relaying.send(new BatchWriteItemCommand({ RequestItems })))).toEqual(
      denied('dynamodb:BatchWriteItem', 400),
    );
    const outbox = { [TableName]: [{ DeleteRequest: { Key: { ...Item, pk: { S: 'outbox#1' } } } }] };
    await relaying.send(new BatchWriteItemCommand({ RequestItems: outbox }));
    const query = {
      TableName,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': { S: 'a' } },
    };
    expect(await refusalOf(relaying.send(new QueryCommand(query)))).toEqual(denied('dynamodb:Query', 400));
  });

  test.each<[string, () => Promise<unknown>, object]>([
    [
      'puts no event',
      () => events.send(new PutEventsCommand({ Entries: [{ Source: 'x', DetailType: 'x', Detail: '{}' }] })),
      denied('events:PutEvents', 400),
    ],
    [
      'reads no secret',
      () => new SecretsManagerClient(own).send(new GetSecretValueCommand({ SecretId: secretArn })),
      denied('secretsmanager:GetSecretValue', 400),
    ],
    [
      'creates no user',
      () => cognito.send(new AdminCreateUserCommand({ UserPoolId: 'eu-west-2_a', Username: 'a' })),
      denied('cognito-idp:AdminCreateUser', 400),
    ],
    [
      'seals nothing',
      () => clients().kms.send(new EncryptCommand({ KeyId: keyArn, Plaintext: Buffer.from('a') })),
      denied('kms:Encrypt', 400),
    ],
    [
      'cancels no schedule',
      () => new SchedulerClient(own).send(new DeleteScheduleCommand({ Name: 'a', GroupName: 'b' })),
      denied('scheduler:DeleteSchedule', 403),
    ],
    [
      'sends no mail',
      () =>
        new SESv2Client(own).send(
          new SendEmailCommand({ FromEmailAddress: 'a@gable.example', Content: { Simple: undefined } }),
        ),
      denied('ses:SendEmail', 403),
    ],
    [
      'stores no object',
      () => s3.send(new PutObjectCommand({ Bucket, Key: 'media/a', Body: 'a' })),
      denied('s3:PutObject', 403, 'AccessDenied'),
    ],
  ])('%s', async (_title, send, expected) => {
    expect(await refusalOf(send())).toEqual(expected);
  });

  test('reads no queue and invalidates no distribution', async () => {
    const send = (service: string, path: string, target: Record<string, string> = {}, body = '{}') =>
      fetch(`${cloud.awsEndpoint}${path}`, {
        method: 'POST',
        headers: {
          ...target,
          authorization: `AWS4-HMAC-SHA256 Credential=${reader.id}/20260101/eu-west-2/${service}/aws4_request`,
        },
        body,
      });
    const queue = await send(
      'sqs',
      '/',
      { 'x-amz-target': 'AmazonSQS.ReceiveMessage' },
      '{"QueueUrl":"a/b"}',
    );
    expect(queue.status).toBe(400);
    expect(await queue.text()).toContain('"__type":"AccessDeniedException"');
    const distribution = await send('cloudfront', '/2020-05-31/distribution/E1/invalidation');
    expect(distribution.status).toBe(403);
    expect(await distribution.text()).toMatch(
      /<Code>AccessDenied<\/Code><Message>User: .* perform: cloudfront:CreateInvalidation on/,
    );
  });

  test('learns of no missing object without the right to list its prefix', async () => {
    const pictures = clients(functionOf('properties/picture-handler').id).s3;
    const read = (Key: string) => refusalOf(pictures.send(new GetObjectCommand({ Bucket, Key })));
    expect(await read('media/none')).toMatchObject({ name: 'NoSuchKey', status: 404 });
    const { s3: papers } = clients(functionOf('payments/handler').id);
    expect(await refusalOf(papers.send(new GetObjectCommand({ Bucket, Key: 'papers/none' })))).toEqual(
      denied('s3:ListBucket', 403, 'AccessDenied'),
    );
  });

  test('seals for its own purpose, with the whole context', async () => {
    const { kms } = clients(sealer.id);
    const seal = (EncryptionContext: Record<string, string>) =>
      kms.send(new EncryptCommand({ KeyId: keyArn, Plaintext: Buffer.from('a'), EncryptionContext }));
    const context = { userId: 'usr_1', purpose: 'owner_invitation', expiresAt: 'never' };
    await seal(context);
    for (const other of [
      { ...context, purpose: 'unsubscribe' },
      { purpose: 'owner_invitation' },
      { ...context, more: 'x' },
    ])
      expect(await refusalOf(seal(other))).toEqual(denied('kms:Encrypt', 400));
  });
});

describe('what a function signs', () => {
  const Key = 'uploads/a';
  const upload = async (caller: string, at: string) => {
    const { url, fields } = await createPresignedPost(clients(caller).s3, { Bucket, Key: at });
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('file', new Blob(['a']));
    return fetch(url, { method: 'POST', body: form });
  };

  test('has the rights of its signer, as a form and as a link', async () => {
    expect((await upload(uploader.id, Key)).status).toBe(204);
    const beyond = await upload(uploader.id, 'media/a');
    expect(beyond.status).toBe(403);
    expect(await beyond.text()).toMatch(
      /<Code>AccessDenied<\/Code><Message>User: .* to perform: s3:PutObject on/,
    );
    expect((await upload(reader.id, Key)).status).toBe(403);
    const link = (caller: string) => getSignedUrl(clients(caller).s3, new GetObjectCommand({ Bucket, Key }));
    expect((await fetch(await link(reader.id))).status).toBe(403);
    expect((await fetch(await link(functionOf('properties/picture-handler').id))).status).toBe(200);
  });
});

describe('a caller', () => {
  test('that no function has is unknown', async () => {
    const sent = clients('AKIAUNKNOWN');
    expect(await refusalOf(sent.dynamo.send(new GetItemCommand({ TableName, Key: key })))).toMatchObject({
      name: 'UnrecognizedClientException',
      status: 400,
    });
    expect(await refusalOf(sent.events.send(new PutEventsCommand({ Entries: [] })))).toMatchObject({
      name: 'UnrecognizedClientException',
      message: 'The security token included in the request is invalid.',
    });
    expect(await refusalOf(sent.s3.send(new GetObjectCommand({ Bucket, Key: 'a' })))).toMatchObject({
      name: 'InvalidAccessKeyId',
      status: 403,
    });
  });

  test('without a signature is refused, except by the calls of Cognito for browsers', async () => {
    const post = async (target: string) => {
      const headers = { 'x-amz-target': target, 'content-type': 'application/x-amz-json-1.1' };
      const response = await fetch(cloud.awsEndpoint, { method: 'POST', headers, body: '{}' });
      return z.object({ __type: z.string() }).parse(await response.json()).__type;
    };
    expect(await post('AWSEvents.PutEvents')).toBe('MissingAuthenticationTokenException');
    expect(await post('secretsmanager.GetSecretValue')).toBe('MissingAuthenticationTokenException');
    expect(await post('AWSCognitoIdentityProviderService.AdminGetUser')).toBe(
      'MissingAuthenticationTokenException',
    );
    expect(await post('AWSCognitoIdentityProviderService.InitiateAuth')).toBe('InvalidParameterException');
  });

  test('with the operator’s key is the administrator', async () => {
    const { dynamo: all, s3: objects } = clients(cloud.aws.credentials.accessKeyId);
    await expect(all.send(new PutItemCommand({ TableName, Item: key }))).resolves.toBeDefined();
    const stored = objects.send(new PutObjectCommand({ Bucket, Key: 'anything', Body: 'a' }));
    await expect(stored).resolves.toBeDefined();
  });
});
