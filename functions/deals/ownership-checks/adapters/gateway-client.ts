import { postWithCertificate } from '../../../kernel/certified-post.ts';
import type { GatewayKeys } from './gateway-keys.ts';

type ClientCertificate = Pick<GatewayKeys, 'certificate' | 'privateKey' | 'authority'>;

/**
 * Posts a SOAP message and returns the text of the answer, which is a SOAP fault with the status 500, too. Both sides
 * prove themselves by certificate.
 * @throws where no answer comes in time
 */
export async function postSoapMessage(
  url: URL,
  message: string,
  keys: ClientCertificate,
  timeoutMs: number,
): Promise<string> {
  const headers = { 'content-type': 'text/xml; charset=utf-8', soapaction: '""' };
  const { body } = await postWithCertificate({ url, body: message, headers, timeoutMs }, keys);
  return body;
}
