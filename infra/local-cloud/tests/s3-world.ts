import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { onTestFinished } from 'vitest';
import { createS3, type ObjectChange } from '../aws/s3/index.ts';
import { serveOnFreePort, createTemporaryFolder, createTestClock } from './test-services.ts';

export const Bucket = 'media';
export const site = 'https://site.test';

export async function createS3World() {
  const folder = createTemporaryFolder();
  const clock = createTestClock();
  const changes: ObjectChange[] = [];
  const start = () =>
    createS3({
      buckets: [
        {
          name: Bucket,
          region: 'eu-west-2',
          notifies: true,
          cors: [
            {
              AllowedOrigins: [site],
              AllowedMethods: ['GET', 'PUT', 'POST'],
              AllowedHeaders: ['content-type'],
              ExposedHeaders: ['ETag'],
              MaxAge: 600,
            },
          ],
        },
        { name: 'quiet', region: 'eu-west-2', notifies: false, cors: [] },
      ],
      folder,
      clock,
      secretFor: (id) => (id.startsWith('fn') ? 'secret' : undefined),
      notify: (change) => void changes.push(change),
    });
  let store = start();
  const url = await serveOnFreePort((request, response) => store.handle(request, response, undefined));
  const clientOf = (accessKeyId: string, secretAccessKey = 'secret', region = 'eu-west-2') =>
    new S3Client({ endpoint: url, region, maxAttempts: 1, credentials: { accessKeyId, secretAccessKey } });
  const sdk = clientOf('fnMedia');
  onTestFinished(async () => {
    sdk.destroy();
    await store.close();
  });
  return {
    url,
    sdk,
    clock,
    changes,
    folder,
    clientOf,
    store: () => store,
    async restart() {
      await store.close();
      store = start();
    },
    put: (Key: string, Body: string | Buffer = 'text', more = {}) =>
      sdk.send(new PutObjectCommand({ Bucket, Key, Body, ...more })),
    async text(Key: string, more = {}) {
      const answer = await sdk.send(new GetObjectCommand({ Bucket, Key, ...more }));
      return answer.Body?.transformToString();
    },
  };
}

export type S3World = Awaited<ReturnType<typeof createS3World>>;
