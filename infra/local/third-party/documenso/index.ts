import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  openDatabase,
  type ProviderContext,
  readBody,
  readJson,
  sendBody,
  sendHtml,
  sendJson,
  type StandIn,
} from '@gable/local-cloud/stand-ins';
import * as z from 'zod';
import { createWebhooks, webhookSchema } from '../webhooks.ts';
import { answerDocumensoApi } from './api.ts';
import { actAsRecipient, type Documenso, findObstacle } from './envelopes.ts';
import { renderDocumensoOverview, renderDocumensoRefusal, renderSigningPage } from './pages.ts';
import { documensoSchema, openDocumensoStore } from './store.ts';

/**
 * An emulator of Documenso: its API below `/api/v2`, the page of a recipient below `/sign`, and commands for people and
 * tests below `/control`: the API fails from `fail` until `recover`; webhooks wait from `hold` until `release`, and
 * `resend` sends all of them again. The root lists the envelopes.
 */
export function openDocumenso(context: ProviderContext): StandIn {
  const { dataFile, clock, secret } = context;
  const { apiToken = '', webhookSecret = '' } = secret;
  const db = openDatabase(dataFile, documensoSchema + webhookSchema);
  const webhooks = createWebhooks({
    ...context,
    db,
    // Nothing is signed: the secret itself is sent.
    sign: () => ({ 'x-documenso-secret': webhookSecret }),
  });
  const documenso = { store: openDocumensoStore(db), webhooks, clock };
  const options = { documenso, apiToken, pagesUrl: context.pagesUrl };
  webhooks.start();
  return {
    answer: (request, response, url) => answer(options, request, response, url),
    async close() {
      webhooks.stop();
      db.close();
    },
    snapshot: async (file) => db.snapshot(file),
    async restore(file) {
      webhooks.stop();
      db.restore(file);
      webhooks.start();
    },
  };
}

interface Options {
  readonly documenso: Documenso;
  readonly apiToken: string;
  readonly pagesUrl: string;
}

async function answer(
  { documenso, apiToken, pagesUrl }: Options,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const [, area = '', name = '', what = ''] = url.pathname.split('/');
  if (area === 'api') return answerDocumensoApi(documenso, apiToken, { request, response, url });
  if (area === 'sign') return answerSigning(documenso, { request, response, token: name, what });
  if (area === 'control') return sendControl(documenso, response, name, await readJson(request));
  if (area !== '') return sendJson(response, 404, { message: `there is no ${url.pathname}` });
  if (request.headers.accept?.includes('text/html'))
    return sendHtml(response, 200, renderDocumensoOverview(documenso.store, pagesUrl));
  sendJson(response, 200, { envelopes: documenso.store.all(), webhooks: documenso.webhooks.deliveries() });
}

interface Visit {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly token: string;
  readonly what: string;
}

async function answerSigning(documenso: Documenso, { request, response, token, what }: Visit): Promise<void> {
  const { store, clock } = documenso;
  const envelope = store.findByToken(token);
  const recipient = envelope?.recipients.find((one) => one.token === token);
  if (!envelope || !recipient)
    return sendHtml(response, 404, renderDocumensoRefusal('The link isn’t known.'));
  if (what === 'document')
    return sendBody(response, 200, store.fileOf(envelope.id), { 'content-type': 'application/pdf' });
  if (request.method === 'POST' && findObstacle(envelope, recipient, clock.now()) === undefined) {
    const form = new URLSearchParams((await readBody(request)).toString());
    const reason = form.get('act') === 'decline' ? (form.get('reason') ?? '') : undefined;
    actAsRecipient(documenso, envelope, token, reason);
  }
  const now = store.findByToken(token) ?? envelope;
  const signer = now.recipients.find((one) => one.token === token) ?? recipient;
  sendHtml(response, 200, renderSigningPage(now, signer, clock.now()));
}

const Failure = z.object({ status: z.int().min(400).max(599).default(503) });

function sendControl(
  { store, webhooks }: Documenso,
  response: ServerResponse,
  name: string,
  body: unknown,
): void {
  if (name === 'fail') store.setFault(Failure.parse(body ?? {}).status);
  else if (name === 'recover') store.setFault(undefined);
  else if (name === 'hold') webhooks.hold();
  else if (name === 'release') webhooks.release();
  else if (name === 'resend') for (const { id } of webhooks.deliveries()) webhooks.resend(id);
  else return sendJson(response, 404, { message: 'POST fail, recover, hold, release or resend' });
  sendJson(response, 200, { fault: store.fault() ?? null });
}
