import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { text } from 'node:stream/consumers';
import { rootCertificates } from 'node:tls';
import type { GatewayKeys } from './gateway-keys.ts';

type ClientCertificate = Pick<GatewayKeys, 'certificate' | 'privateKey' | 'authority'>;

/**
 * Posts a SOAP message and returns the text of the answer, which is a SOAP fault with the status 500, too. Both sides
 * prove themselves by certificate.
 * @throws where no answer comes in time
 */
export function postSoapMessage(
  url: URL,
  message: string,
  { certificate, privateKey, authority }: ClientCertificate,
  timeoutMs: number,
): Promise<string> {
  const options = {
    method: 'POST',
    headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: '""' },
    signal: AbortSignal.timeout(timeoutMs),
  };
  const proof = { cert: certificate, key: privateKey, ca: [...rootCertificates, authority] };
  return new Promise((resolve, reject) => {
    // The stand-in of the local cloud is at an address without TLS.
    const request =
      url.protocol === 'https:' ? requestHttps(url, { ...options, ...proof }) : requestHttp(url, options);
    request.on('error', reject);
    request.on('response', (response) => void text(response).then(resolve, reject));
    request.end(message);
  });
}
