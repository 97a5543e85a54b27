import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomUUID,
  sign,
  verify,
} from 'node:crypto';
import { crc32 } from 'node:zlib';
import * as z from 'zod';
import { PaypalError } from './errors.ts';
import { formatPaypalTime } from './ids.ts';
import type { PaypalStore } from './store.ts';

const algorithm = 'SHA256withRSA';
const certificate = 'https://api.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594-local';

const Asked = z.object({
  auth_algo: z.string(),
  cert_url: z.string(),
  transmission_id: z.string(),
  transmission_sig: z.string(),
  transmission_time: z.string(),
  webhook_id: z.string(),
  webhook_event: z.record(z.string(), z.unknown()),
});

const createKey = (): string =>
  generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();

const toSignedText = (id: string, time: string, webhookId: string, body: string) =>
  Buffer.from(`${id}|${time}|${webhookId}|${crc32(body)}`);

/** Signs webhooks with a key of this data folder, and verifies their headers. */
export function createWebhookSigner(store: PaypalStore, webhookId: string) {
  let made: string | undefined;
  const key = () => {
    const stored = store.setting('key');
    if (stored !== undefined) return createPrivateKey(stored);
    // Created with the first event, as it takes a moment; kept in memory, as a restored state may lack it.
    made ??= createKey();
    store.set('key', made);
    return createPrivateKey(made);
  };
  return {
    /** The headers of one transmission. */
    headers(body: string, now: number): Record<string, string> {
      const [id, time] = [randomUUID(), formatPaypalTime(now)];
      return {
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': sign('sha256', toSignedText(id, time, webhookId, body), key()).toString(
          'base64',
        ),
        'paypal-cert-url': certificate,
        'paypal-auth-algo': algorithm,
        'paypal-auth-version': 'v2',
      };
    },
    /** The answer to a verification: SUCCESS for an unchanged event with its own headers. */
    verify(body: unknown) {
      const asked = Asked.safeParse(body);
      if (!asked.success) throw toRefusal(asked.error);
      const { transmission_id: id, transmission_time: time, webhook_event: event, ...about } = asked.data;
      const ours =
        about.auth_algo === algorithm &&
        about.cert_url === certificate &&
        about.webhook_id === webhookId &&
        verify(
          'sha256',
          toSignedText(id, time, webhookId, JSON.stringify(event)),
          createPublicKey(key()),
          Buffer.from(about.transmission_sig, 'base64'),
        );
      return { verification_status: ours ? 'SUCCESS' : 'FAILURE' };
    },
  };
}

const toRefusal = (error: z.ZodError): PaypalError =>
  new PaypalError(400, {
    name: 'VALIDATION_ERROR',
    message: 'Invalid request - see details',
    details: error.issues.map(({ path }) => ({
      field: path.join('.'),
      location: 'body',
      issue: 'MISSING_REQUIRED_PARAMETER',
    })),
    links: [],
  });
