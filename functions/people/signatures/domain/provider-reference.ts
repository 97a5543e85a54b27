import * as z from 'zod';
import { OfferId } from '../../../../events/vocabulary.ts';

/** Of the attempt that an envelope is for. */
export interface EnvelopeReference {
  readonly offerId: OfferId;
  readonly version: number;
  readonly attempt: number;
}

const Count = z.coerce.number().int().min(1);
const Parts = z.tuple([OfferId, z.literal('memorandum'), Count, Count]);

/** `off_01K9ZX3Q6T4C8V0R2M5N7P9B1P.memorandum.2.1`: the sale, the paper, its version and the attempt. */
export function formatEnvelopeReference({ offerId, version, attempt }: EnvelopeReference): string {
  return `${offerId}.memorandum.${version}.${attempt}`;
}

/** `undefined` for what is not of ours, as an account can have other papers. */
export function parseEnvelopeReference(text: string): EnvelopeReference | undefined {
  const parts = Parts.safeParse(text.split('.')).data;
  if (!parts) return undefined;
  const [offerId, , version, attempt] = parts;
  return { offerId, version, attempt };
}
