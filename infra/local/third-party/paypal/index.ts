import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  openDatabase,
  type ProviderContext,
  sendHtml,
  sendJson,
  type StandIn,
} from '@gable/local-cloud/stand-ins';
import { createWebhooks, webhookSchema } from '../webhooks.ts';
import { answerPaypalApi, type PaypalApiOptions } from './api.ts';
import { answerApproval } from './approval.ts';
import { answerControl } from './control.ts';
import { toPaypalOverview, renderPaypalOverview } from './overview.ts';
import { openPaypalStore, paypalSchema } from './store.ts';
import { createTokens } from './tokens.ts';
import { createWebhookSigner } from './webhook-signer.ts';

/**
 * An emulator of PayPal: its API below `/v1` and `/v2`, the payer's approval page below `/approve`, commands
 * for people and tests below `/control`, and a list of its orders, disputes and webhooks at the root.
 */
export function openPaypal(context: ProviderContext): StandIn {
  const { dataFile, clock, pagesUrl: url, secret } = context;
  const { clientId = '', clientSecret = '', webhookId = '', merchantId: merchant_id = '' } = secret;
  const db = openDatabase(dataFile, paypalSchema + webhookSchema);
  const store = openPaypalStore(db);
  const signature = createWebhookSigner(store, webhookId);
  const webhooks = createWebhooks({
    ...context,
    db,
    sign: ({ body, now }) => signature.headers(body, now),
  });
  const merchant = { email_address: 'merchant@paypal.example', merchant_id };
  const paypal = { db, store, clock, webhooks, url, merchant };
  const options = { paypal, signature, tokens: createTokens({ clientId, clientSecret }) };
  webhooks.start();
  return {
    answer: (request, response, inside) => answer(options, request, response, inside),
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

async function answer(
  options: PaypalApiOptions,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const { paypal } = options;
  const [, area = '', name = ''] = url.pathname.split('/');
  if (area === 'v1' || area === 'v2') return answerPaypalApi(options, request, response, url);
  if (area === 'approve') return answerApproval(paypal, request, response, name);
  if (area === 'control') return answerControl(paypal, request, response, name);
  if (area !== '') return sendJson(response, 404, { message: `there is no ${url.pathname}` });
  if (request.headers.accept?.includes('text/html'))
    return sendHtml(response, 200, renderPaypalOverview(paypal));
  sendJson(response, 200, toPaypalOverview(paypal));
}
