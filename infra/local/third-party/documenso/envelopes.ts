import { randomBytes } from 'node:crypto';
import type { LocalClock } from '@gable/local-cloud/stand-ins';
import * as z from 'zod';
import { createId, type Webhooks } from '../webhooks.ts';
import type { DocumensoEnvelope, DocumensoStore, Recipient } from './store.ts';

export interface Documenso {
  readonly store: DocumensoStore;
  readonly webhooks: Webhooks;
  readonly clock: LocalClock;
}

/** What the API refuses, as it answers it. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const percent = z.number().min(0).max(100);
const Field = z.object({
  type: z.enum(['SIGNATURE', 'DATE', 'NAME']),
  identifier: z.union([z.string(), z.number()]).optional(),
  page: z.number().min(1),
  positionX: percent,
  positionY: percent,
  width: percent,
  height: percent,
});
const periodMs = { day: 86_400_000, week: 7 * 86_400_000, month: 30 * 86_400_000, year: 365 * 86_400_000 };

/** Of `POST /envelope/create`, beside the file. */
export const CreatePayload = z.object({
  type: z.enum(['DOCUMENT', 'TEMPLATE']),
  title: z.string().trim().min(1).max(255),
  externalId: z.string().trim().max(255).optional(),
  recipients: z
    .array(
      z.object({
        name: z.string().max(255),
        email: z.email().trim().toLowerCase().max(254),
        role: z.enum(['CC', 'SIGNER', 'VIEWER', 'APPROVER', 'ASSISTANT']),
        signingOrder: z.number().optional(),
        fields: z.array(Field).optional(),
      }),
    )
    .optional(),
  meta: z
    .object({
      language: z.enum(['de', 'en', 'fr', 'es', 'it', 'nl', 'pl', 'pt-BR', 'ja', 'ko', 'zh']).optional(),
      timezone: z.string().optional(),
      signingOrder: z.enum(['PARALLEL', 'SEQUENTIAL']).optional(),
      distributionMethod: z.enum(['EMAIL', 'NONE']).optional(),
      uploadSignatureEnabled: z.boolean().optional(),
      envelopeExpirationPeriod: z
        .object({ unit: z.enum(['day', 'week', 'month', 'year']), amount: z.int().min(1) })
        .optional(),
    })
    .optional(),
});
type CreatePayload = z.output<typeof CreatePayload>;

const toTime = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** A draft with its file. */
export function createEnvelope({ store, webhooks, clock }: Documenso, payload: CreatePayload, file: Buffer) {
  if (file.subarray(0, 5).toString() !== '%PDF-')
    throw new Refusal(400, 'INVALID_BODY', 'The document is not a valid PDF');
  const first =
    1 + store.all().reduce((most, { recipients }) => Math.max(most, ...recipients.map(({ id }) => id)), 0);
  const { unit, amount } = payload.meta?.envelopeExpirationPeriod ?? { unit: 'month', amount: 3 };
  const envelope: DocumensoEnvelope = {
    id: createId('envelope_'),
    externalId: payload.externalId ?? null,
    title: payload.title,
    status: 'DRAFT',
    itemId: createId('envelope_item_'),
    createdAt: toTime(clock.now()),
    completedAt: null,
    openMs: periodMs[unit] * amount,
    recipients: (payload.recipients ?? []).map((recipient, index) => ({
      id: first + index,
      token: randomBytes(12).toString('base64url'),
      name: recipient.name,
      email: recipient.email,
      role: recipient.role,
      signingOrder: recipient.signingOrder ?? null,
      hasField: (recipient.fields ?? []).some(({ type }) => type === 'SIGNATURE'),
      signingStatus: 'NOT_SIGNED',
      signedAt: null,
      rejectionReason: null,
      expiresAt: null,
    })),
  };
  store.add(envelope, file);
  tell(webhooks, clock, 'DOCUMENT_CREATED', envelope);
  return envelope;
}

/** Opens a draft for signatures; sends one that is open again. */
export function distributeEnvelope({ store, webhooks, clock }: Documenso, envelope: DocumensoEnvelope) {
  if (envelope.status !== 'DRAFT' && envelope.status !== 'PENDING')
    throw new Refusal(500, 'INTERNAL_SERVER_ERROR', 'Can not send completed document');
  if (envelope.recipients.length === 0)
    throw new Refusal(500, 'INTERNAL_SERVER_ERROR', 'Document has no recipients');
  if (envelope.recipients.some(({ role, hasField }) => role === 'SIGNER' && !hasField))
    throw new Refusal(
      400,
      'MISSING_SIGNATURE_FIELD',
      'The following recipients are missing required fields. Signers must have at least one signature field.',
    );
  const expiresAt = toTime(clock.now() + envelope.openMs);
  const open: DocumensoEnvelope = {
    ...envelope,
    status: 'PENDING',
    recipients: envelope.recipients.map((recipient) =>
      recipient.signingStatus === 'NOT_SIGNED' ? { ...recipient, expiresAt } : recipient,
    ),
  };
  store.save(open);
  tell(webhooks, clock, 'DOCUMENT_SENT', open);
  return open;
}

/** Ends an open envelope on the wish of its owner. */
export function cancelEnvelope({ store, webhooks, clock }: Documenso, envelope: DocumensoEnvelope): void {
  if (envelope.status !== 'PENDING')
    throw new Refusal(400, 'INVALID_REQUEST', 'Only pending documents can be cancelled');
  const cancelled: DocumensoEnvelope = {
    ...envelope,
    status: 'CANCELLED',
    completedAt: toTime(clock.now()),
  };
  store.save(cancelled);
  tell(webhooks, clock, 'DOCUMENT_CANCELLED', cancelled);
}

/** Why a recipient can’t act; undefined where they can. */
export function findObstacle(
  { status }: DocumensoEnvelope,
  { signingStatus, expiresAt }: Recipient,
  now: number,
): string | undefined {
  if (signingStatus === 'SIGNED') return 'You have signed it.';
  if (status !== 'PENDING') return `This document is ${status.toLowerCase()}.`;
  return expiresAt !== null && Date.parse(expiresAt) <= now ? 'The time to sign it is over.' : undefined;
}

/** A recipient signs, or declines for a reason; the last signature completes the document. */
export function actAsRecipient(
  { store, webhooks, clock }: Documenso,
  envelope: DocumensoEnvelope,
  token: string,
  reason?: string,
): void {
  const at = toTime(clock.now());
  const declines = reason !== undefined;
  const recipients = envelope.recipients.map((recipient): Recipient =>
    recipient.token === token
      ? {
          ...recipient,
          signingStatus: declines ? 'REJECTED' : 'SIGNED',
          signedAt: at,
          rejectionReason: reason ?? null,
        }
      : recipient,
  );
  const acted = { ...envelope, recipients };
  if (!declines) {
    store.save(acted);
    tell(webhooks, clock, 'DOCUMENT_RECIPIENT_COMPLETED', acted);
    tell(webhooks, clock, 'DOCUMENT_SIGNED', acted);
  }
  const isDone = recipients.every(({ signingStatus }) => signingStatus === 'SIGNED');
  if (!declines && !isDone) return;
  const sealed: DocumensoEnvelope = {
    ...acted,
    status: declines ? 'REJECTED' : 'COMPLETED',
    completedAt: at,
  };
  store.save(sealed);
  tell(webhooks, clock, declines ? 'DOCUMENT_REJECTED' : 'DOCUMENT_COMPLETED', sealed);
}

/** A notice with the whole envelope, as the real one has it. */
function tell(webhooks: Webhooks, clock: LocalClock, event: string, envelope: DocumensoEnvelope): void {
  const { id: envelopeId, externalId, title, status, createdAt, completedAt } = envelope;
  const recipients = envelope.recipients.map(({ hasField: _, ...recipient }) => ({
    ...recipient,
    envelopeId,
  }));
  webhooks.emit({
    id: createId('whk_'),
    type: event,
    body: {
      event,
      payload: {
        envelopeId,
        externalId,
        title,
        status,
        source: 'DOCUMENT',
        createdAt,
        updatedAt: toTime(clock.now()),
        completedAt,
        recipients,
        Recipient: recipients,
      },
      createdAt: toTime(clock.now()),
    },
  });
}
