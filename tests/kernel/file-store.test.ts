import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { afterEach, expect, test, vi } from 'vitest';
import { savePdfOnce } from '../../functions/kernel/pdf/file-store.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const fail = (name: string) =>
  vi.spyOn(S3Client.prototype, 'send').mockImplementation(() => {
    throw new S3ServiceException({ name, $fault: 'client', $metadata: {} });
  });
const save = () => {
  vi.stubEnv('MEDIA_BUCKET', 'media');
  return savePdfOnce('papers/off_1/1.pdf', new Uint8Array([1]));
};

test('savePdfOnce leaves a stored file as it is', async () => {
  const send = fail('PreconditionFailed');
  await save();
  expect(send.mock.calls[0]?.[0].input).toMatchObject({ Key: 'papers/off_1/1.pdf', IfNoneMatch: '*' });
});

test.each(['ConditionalRequestConflict', 'SlowDown'])('savePdfOnce fails with %s', async (name) => {
  fail(name);
  await expect(save()).rejects.toMatchObject({ name });
});
