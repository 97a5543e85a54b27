import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { env } from '../env.ts';
import { AppError } from '../errors.ts';
import { observeCalls } from '../observability/aws-call.ts';

let client: S3Client | undefined;
const getS3Client = (): S3Client =>
  (client ??= observeCalls(new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' })));

/** Stores a PDF at the private key `papers/<key>`. */
export async function savePdf(key: `papers/${string}`, bytes: Uint8Array): Promise<void> {
  await getS3Client().send(new PutObjectCommand(createPut(key, bytes)));
}

/** Stores a PDF unless there is one: of two deliveries at once, the bytes of the first stay. */
export async function savePdfOnce(key: `papers/${string}`, bytes: Uint8Array): Promise<void> {
  try {
    await getS3Client().send(new PutObjectCommand({ ...createPut(key, bytes), IfNoneMatch: '*' }));
  } catch (error) {
    if (!(error instanceof S3ServiceException && error.name === 'PreconditionFailed')) throw error;
  }
}

const createPut = (key: string, bytes: Uint8Array) => ({
  Bucket: env('MEDIA_BUCKET'),
  Key: key,
  Body: bytes,
  ContentType: 'application/pdf',
});

/**
 * The bytes of a stored PDF.
 * @throws what S3 answers where there is none
 */
export async function loadPdf(key: `papers/${string}`): Promise<Uint8Array> {
  const command = new GetObjectCommand({ Bucket: env('MEDIA_BUCKET'), Key: key });
  const { Body } = await getS3Client().send(command);
  if (!Body) throw new Error(`${key} has no contents`);
  return Body.transformToByteArray();
}

/** Deletes a PDF; a missing one is no error. */
export async function deletePdf(key: string): Promise<void> {
  await getS3Client().send(new DeleteObjectCommand({ Bucket: env('MEDIA_BUCKET'), Key: key }));
}

/** The error between an event and its PDF, which usually takes a second or two. */
export function createPdfPendingError(): AppError {
  return new AppError('conflict', 'The PDF is being made. Try again in a moment.', {
    state: 'being_made',
    retryAfter: 2,
  });
}
