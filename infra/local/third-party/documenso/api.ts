import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { isSameSecret, readBody, readJson, sendBody, sendJson } from '@gable/local-cloud/stand-ins';
import * as z from 'zod';
import {
  cancelEnvelope,
  createEnvelope,
  CreatePayload,
  distributeEnvelope,
  type Documenso,
  Refusal,
} from './envelopes.ts';
import type { DocumensoEnvelope } from './store.ts';

const Named = z.object({ envelopeId: z.string() });

interface ApiCall {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
}

/** The part of Documenso's API, version 2, that has envelopes. */
export async function answerDocumensoApi(
  documenso: Documenso,
  apiToken: string,
  { request, response, url }: ApiCall,
): Promise<void> {
  try {
    const fault = documenso.store.fault();
    if (fault !== undefined) throw new Refusal(fault, 'INTERNAL_SERVER_ERROR', 'Switched to fail');
    // With or without a scheme.
    const token = (request.headers.authorization ?? '').replace(/^Bearer /, '');
    if (!isSameSecret(token, apiToken)) throw new Refusal(401, 'UNAUTHORIZED', 'Invalid token');
    await answerCall(documenso, { request, response, url });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, code, message } = error;
    sendJson(response, status, { message, code });
  }
}

async function answerCall(documenso: Documenso, { request, response, url }: ApiCall): Promise<void> {
  const { store } = documenso;
  const path = url.pathname.replace('/api/v2', '');
  if (request.method === 'POST') {
    if (path === '/envelope/create') {
      const { payload, file } = await readForm(request);
      return sendJson(response, 200, { id: createEnvelope(documenso, payload, file).id });
    }
    const { envelopeId } = parseBody(Named, await readJson(request));
    const envelope = getEnvelope(documenso, envelopeId);
    if (path === '/envelope/distribute') {
      const { id, recipients } = distributeEnvelope(documenso, envelope);
      return sendJson(response, 200, { success: true, id, recipients });
    }
    if (path === '/envelope/cancel') cancelEnvelope(documenso, envelope);
    else if (path === '/envelope/delete') store.remove(envelopeId);
    else throw new Refusal(404, 'NOT_FOUND', 'Not found');
    return sendJson(response, 200, { success: true });
  }
  if (path === '/envelope') return sendJson(response, 200, findEnvelopes(documenso, url.searchParams));
  const [, , item, itemId] = path.split('/');
  if (item === 'item' && path.endsWith('/download')) {
    const found = store.findByItem(itemId ?? '');
    if (!found) return sendJson(response, 404, { error: 'Envelope item not found' });
    return sendPdf(response, sealFile(documenso, found, url.searchParams.get('version') ?? 'signed'));
  }
  const envelope = getEnvelope(documenso, item ?? '');
  if (path.endsWith('/certificate/download')) {
    if (envelope.status !== 'COMPLETED' && envelope.status !== 'REJECTED')
      return sendJson(response, 500, { error: 'Document is not complete', code: 'DOCUMENT_NOT_COMPLETE' });
    return sendPdf(response, await drawCertificate(envelope));
  }
  sendJson(response, 200, toEnvelopeView(envelope));
}

function getEnvelope({ store }: Documenso, id: string): DocumensoEnvelope {
  const envelope = store.find(id);
  if (!envelope) throw new Refusal(404, 'NOT_FOUND', 'Envelope could not be found');
  return envelope;
}

function findEnvelopes({ store }: Documenso, query: URLSearchParams) {
  const wanted = (query.get('query') ?? '').toLowerCase();
  const data = store
    .all()
    .filter(({ title, externalId }) =>
      [title, externalId ?? ''].some((text) => text.toLowerCase().includes(wanted)),
    )
    .slice(0, 10)
    .map(toEnvelopeView);
  return { data, count: data.length, currentPage: 1, perPage: 10, totalPages: 1 };
}

const toEnvelopeView = ({ itemId, openMs: _, recipients, ...envelope }: DocumensoEnvelope) => ({
  ...envelope,
  type: 'DOCUMENT',
  internalVersion: 2,
  recipients: recipients.map(({ hasField: __, ...recipient }) => ({ ...recipient, envelopeId: envelope.id })),
  envelopeItems: [{ id: itemId, envelopeId: envelope.id, title: envelope.title, order: 1 }],
});

/** @throws Refusal for what the schema refuses */
function parseBody<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Refusal(400, 'BAD_REQUEST', z.prettifyError(parsed.error));
}

async function readForm(request: IncomingMessage) {
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data'))
    throw new Refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'Unsupported content type');
  const body = Uint8Array.from(await readBody(request));
  const form = await new Response(body, { headers: { 'content-type': type } }).formData();
  const [payload, file] = [form.get('payload'), form.get('files')];
  if (typeof payload !== 'string' || !(file instanceof File))
    throw new Refusal(400, 'BAD_REQUEST', 'A payload and files are required');
  return {
    payload: parseBody(CreatePayload, JSON.parse(payload)),
    file: Buffer.from(await file.arrayBuffer()),
  };
}

const sendPdf = (response: ServerResponse, bytes: Buffer): void =>
  sendBody(response, 200, bytes, { 'content-type': 'application/pdf' });

/** The file; of a completed envelope with a note of who signed, where the real one draws signatures and adds a seal. */
function sealFile({ store }: Documenso, envelope: DocumensoEnvelope, version: string): Buffer {
  const file = store.fileOf(envelope.id);
  if (version !== 'signed' || envelope.status !== 'COMPLETED') return file;
  const notes = envelope.recipients.map(({ name, signedAt }) => `% Signed by ${name} at ${signedAt}\n`);
  return Buffer.concat([file, Buffer.from(`\n${notes.join('')}`)]);
}

/** Of whoever signed, as the real one has them. */
const certifiedDevice = '203.0.113.77, Mozilla/5.0 (stand-in)';

async function drawCertificate({ title, recipients }: DocumensoEnvelope): Promise<Buffer> {
  // At its first use, as a start of the site is quick.
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({});
  const lines = [
    `Signing certificate of a stand-in for Documenso: ${title}`,
    ...recipients.map(
      ({ name, email, signedAt }) => `${name} (${email}), at ${signedAt}, from ${certifiedDevice}`,
    ),
  ];
  document.fontSize(8);
  for (const [nth, line] of lines.entries()) document.text(line, 30, 50 + nth * 16, { lineBreak: false });
  document.end();
  return buffer(document);
}
