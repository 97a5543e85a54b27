import * as z from 'zod';
import { keysOf } from '../../../kernel/keys.ts';
import type { EnvelopeReport, EnvelopeSigner, EnvelopeStatus } from '../domain/provider-report.ts';
import { type NewEnvelope, type SigningProvider, SigningProviderError } from './signing-port.ts';

interface Account {
  /** Of the cloud or of the operator's own server, without a trailing slash. */
  readonly url: string;
  readonly apiToken: string;
}

/** A person waits for some of the calls, and an API's request for half a minute at most. */
const callMs = 8_000;
const fileMs = 20_000;

const statuses = {
  DRAFT: 'draft',
  PENDING: 'pending',
  COMPLETED: 'completed',
  REJECTED: 'rejected',
  CANCELLED: 'cancelled',
} as const satisfies Readonly<Record<string, EnvelopeStatus>>;
const signings = {
  NOT_SIGNED: 'waiting',
  SIGNED: 'signed',
  REJECTED: 'declined',
} as const satisfies Readonly<Record<string, EnvelopeSigner['status']>>;

const Status = z.enum(keysOf(statuses));
const Created = z.object({ id: z.string() });
const Found = z.object({
  data: z.array(z.object({ id: z.string(), externalId: z.string().nullable(), status: Status })),
});
const Envelope = z.object({
  status: Status,
  recipients: z.array(
    z.object({
      id: z.number(),
      token: z.string(),
      role: z.string(),
      signingOrder: z.number().nullable(),
      signingStatus: z.enum(keysOf(signings)),
      signedAt: z.string().nullable(),
    }),
  ),
  envelopeItems: z.array(z.object({ id: z.string() })),
});
type Envelope = z.output<typeof Envelope>;

/** The API of Documenso, version 2, of its cloud or of a server of the operator's. */
export function createDocumenso(account: Account): SigningProvider {
  const api = new DocumensoApi(account);
  const read = (envelopeId: string) => api.find(`/envelope/${encodeURIComponent(envelopeId)}`, Envelope);
  return {
    async find(reference) {
      const query = new URLSearchParams({ query: reference, type: 'DOCUMENT' });
      const found = await api.find(`/envelope?${query.toString()}`, Found);
      // The search looks for parts of titles, references and names.
      return found?.data.find(
        ({ externalId, status }) => externalId === reference && (status === 'DRAFT' || status === 'PENDING'),
      )?.id;
    },
    create: async (envelope) => (await api.post('/envelope/create', toForm(envelope), Created)).id,
    async open(envelopeId) {
      await api.post('/envelope/distribute', { envelopeId }, Created);
    },
    async read(envelopeId) {
      const envelope = await read(envelopeId);
      return envelope && toReport(envelope, account);
    },
    async download(envelopeId) {
      const envelope = await read(envelopeId);
      const [item] = envelope?.envelopeItems ?? [];
      // Of any other envelope the same address answers the paper without signatures.
      if (!item || envelope?.status !== 'COMPLETED')
        throw new Error(`Envelope ${envelopeId} is not completed`);
      const [paper, certificate] = await Promise.all([
        api.load(`/envelope/item/${encodeURIComponent(item.id)}/download?version=signed`),
        api.load(`/envelope/${encodeURIComponent(envelopeId)}/certificate/download`),
      ]);
      return { paper, certificate };
    },
    async withdraw(envelopeId) {
      const status = (await read(envelopeId))?.status;
      if (status === 'DRAFT') await api.post('/envelope/delete', { envelopeId }, z.unknown());
      if (status === 'PENDING') await api.post('/envelope/cancel', { envelopeId }, z.unknown());
    },
  };
}

/** Fields by which both sign at once, each in a place of their own; nothing is mailed. */
function toForm({ reference, title, file, signers, days }: NewEnvelope): FormData {
  const payload = {
    type: 'DOCUMENT',
    title,
    externalId: reference,
    recipients: signers.map(({ name, email, place }, index) => ({
      name,
      email,
      role: 'SIGNER',
      signingOrder: index + 1,
      fields: [
        {
          type: 'SIGNATURE',
          identifier: 0,
          page: place.page,
          positionX: place.left,
          positionY: place.top,
          width: place.width,
          height: place.height,
        },
      ],
    })),
    meta: {
      language: 'en',
      timezone: 'Europe/London',
      signingOrder: 'PARALLEL',
      distributionMethod: 'NONE',
      // A picture of a signature is no evidence that a person made it.
      uploadSignatureEnabled: false,
      envelopeExpirationPeriod: { unit: 'day', amount: days },
    },
  };
  const form = new FormData();
  form.set('payload', JSON.stringify(payload));
  form.set('files', new Blob([Uint8Array.from(file)], { type: 'application/pdf' }), `${title}.pdf`);
  return form;
}

const toReport = ({ status, recipients }: Envelope, { url }: Account): EnvelopeReport => ({
  status: statuses[status],
  signers: recipients
    .filter(({ role }) => role === 'SIGNER')
    .map(({ id, token, signingOrder, signingStatus, signedAt }) => ({
      place: signingOrder ?? 0,
      recipientId: id,
      status: signings[signingStatus],
      ...(signedAt !== null && { at: new Date(signedAt).toISOString() }),
      url: `${url}/sign/${encodeURIComponent(token)}`,
    })),
});

class DocumensoApi {
  private readonly account: Account;

  constructor(account: Account) {
    this.account = account;
  }

  /** `undefined` for what is not there. */
  async find<T>(path: string, schema: z.ZodType<T>): Promise<T | undefined> {
    const response = await this.send(path, { signal: AbortSignal.timeout(callMs) });
    if (response?.status === 404) return undefined;
    return readAnswer('A reading', response, schema);
  }

  async post<T>(path: string, body: FormData | object, schema: z.ZodType<T>): Promise<T> {
    const init =
      body instanceof FormData
        ? { body, signal: AbortSignal.timeout(fileMs) }
        : {
            body: JSON.stringify(body),
            headers: { 'content-type': 'application/json' },
            signal: AbortSignal.timeout(callMs),
          };
    return readAnswer(path, await this.send(path, { method: 'POST', ...init }), schema);
  }

  async load(path: string): Promise<Uint8Array> {
    const response = await this.send(path, { signal: AbortSignal.timeout(fileMs) });
    const bytes = response?.ok ? await response.arrayBuffer().catch(() => undefined) : undefined;
    if (bytes === undefined) throw new SigningProviderError('A download', response?.status);
    return new Uint8Array(bytes);
  }

  /** The token stands alone: Documenso's header has no scheme. */
  private send(path: string, init: RequestInit): Promise<Response | undefined> {
    const headers = new Headers(init.headers);
    headers.set('authorization', this.account.apiToken);
    return fetch(`${this.account.url}/api/v2${path}`, { ...init, headers, redirect: 'error' }).catch(
      () => undefined,
    );
  }
}

async function readAnswer<T>(call: string, response: Response | undefined, schema: z.ZodType<T>): Promise<T> {
  const body: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined;
  const parsed = schema.safeParse(body);
  if (!response?.ok || !parsed.success) throw new SigningProviderError(call, response?.status);
  return parsed.data;
}
