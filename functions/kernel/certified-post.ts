import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { text } from 'node:stream/consumers';
import { rootCertificates } from 'node:tls';

/** The certificate of this stage with its key, and that of the authority that signs the other side's, as PEM. */
export interface ClientCertificate {
  readonly certificate: string;
  readonly privateKey: string;
  readonly authority: string;
}

export interface CertifiedPost {
  readonly url: URL;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
}

export interface CertifiedAnswer {
  readonly status: number;
  readonly body: string;
}

/**
 * Posts a message to another company, where both sides prove themselves by certificate.
 * @throws where no answer comes in time
 */
export function postWithCertificate(
  { url, body, headers, timeoutMs }: CertifiedPost,
  { certificate, privateKey, authority }: ClientCertificate,
): Promise<CertifiedAnswer> {
  const options = { method: 'POST', headers, signal: AbortSignal.timeout(timeoutMs) };
  const proof = { cert: certificate, key: privateKey, ca: [...rootCertificates, authority] };
  return new Promise((resolve, reject) => {
    // Some stand-ins of the local cloud are at an address without TLS.
    const request =
      url.protocol === 'https:' ? requestHttps(url, { ...options, ...proof }) : requestHttp(url, options);
    request.on('error', reject);
    request.on('response', (response) => {
      const status = response.statusCode ?? 0;
      void text(response).then((answer) => resolve({ status, body: answer }), reject);
    });
    request.end(body);
  });
}
