import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '@gable/local-cloud/stand-ins';
import { createTokenRefusal, createUnauthenticated } from './errors.ts';

export interface PaypalCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

const lifetimeSeconds = 32_400;

/**
 * Tokens for the app's client credentials. A token contains no time and is never refused for its age, as the
 * caller's clock may differ from the cloud's; `expires_in` makes the caller renew it.
 */
export function createTokens({ clientId, clientSecret }: PaypalCredentials) {
  const sealed = (nonce: string) => createHmac('sha256', clientSecret).update(nonce).digest('base64url');
  return {
    /** `form` is the body of the call, `authorization` its header. */
    issue(form: URLSearchParams, authorization = '') {
      const basic = Buffer.from(authorization.replace(/^Basic /i, ''), 'base64').toString();
      if (!isSameSecret(basic, `${clientId}:${clientSecret}`))
        throw createTokenRefusal(401, 'invalid_client', 'Client Authentication failed');
      if (form.get('grant_type') !== 'client_credentials')
        throw createTokenRefusal(400, 'unsupported_grant_type', 'unsupported grant_type');
      const nonce = randomBytes(18).toString('base64url');
      return {
        scope:
          'https://uri.paypal.com/services/payments/payment https://uri.paypal.com/services/payments/refund https://uri.paypal.com/services/reporting/search/read https://uri.paypal.com/services/disputes/read-seller https://uri.paypal.com/services/applications/webhooks openid',
        access_token: `A21AA.${nonce}.${sealed(nonce)}`,
        token_type: 'Bearer',
        app_id: 'APP-LOCALSTANDIN0000',
        expires_in: lifetimeSeconds,
        nonce: `${new Date().toISOString()}${nonce}`,
      };
    },
    /** @throws PaypalError 401 */
    check(authorization: string | undefined): void {
      if (authorization === undefined) throw createUnauthenticated();
      const [, nonce = '', seal = ''] = /^Bearer A21AA\.([\w-]+)\.([\w-]+)$/i.exec(authorization) ?? [];
      if (nonce === '' || !isSameSecret(seal, sealed(nonce)))
        throw createTokenRefusal(401, 'invalid_token', 'Token signature verification failed');
    },
  };
}

export type Tokens = ReturnType<typeof createTokens>;
