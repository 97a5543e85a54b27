import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Entity } from 'electrodb';
import type { OfferId } from '../../events/vocabulary.ts';
import { env } from '../shared/env.ts';
import { oneTable } from '../shared/table.ts';

/** That the file of a memorandum is there. */
const PaperRow = new Entity(
  {
    model: { entity: 'memorandum-file', version: '1', service: 'gable' },
    attributes: {
      offerId: { type: 'string', required: true },
      version: { type: 'number', required: true },
    },
    indexes: {
      byOffer: { pk: { field: 'pk', composite: ['offerId'] }, sk: { field: 'sk', composite: ['version'] } },
    },
  },
  oneTable,
);

export const fileKey = (offerId: OfferId, version: number): string => `papers/${offerId}/${version}.pdf`;

export async function hasFile(offerId: OfferId, version: number): Promise<boolean> {
  const { data } = await PaperRow.get({ offerId, version }).go();
  return data !== null;
}

let client: S3Client | undefined;

/** Keeps the file where only the house can read it, and says so once it is there. */
export async function keepFile(offerId: OfferId, version: number, bytes: Uint8Array): Promise<void> {
  client ??= new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' });
  await client.send(
    new PutObjectCommand({
      Bucket: env('MEDIA_BUCKET'),
      Key: fileKey(offerId, version),
      Body: bytes,
      ContentType: 'application/pdf',
    }),
  );
  await PaperRow.put({ offerId, version }).go();
}
