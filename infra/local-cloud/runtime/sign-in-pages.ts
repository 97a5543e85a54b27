import type { RequestListener } from 'node:http';
import type { LocalPages } from '../aws/service.ts';
import { sendJson, parseRequestUrl } from '../base/http.ts';

/**
 * The listener for https: the hosted sign-in pages and nothing else. The site's own headers ask browsers to use
 * https for its host from then on, which would close the plain port.
 */
export function createSignInListener(cognito: LocalPages, log: (line: string) => void): RequestListener {
  return (request, response) => {
    const url = parseRequestUrl(request);
    if (!url.pathname.startsWith('/_local/cognito/'))
      return sendJson(response, 404, { message: 'only the sign-in pages are here' });
    cognito.pages(request, response, url).catch((error: unknown) => {
      log(`${request.method} ${request.url}: ${String(error)}`);
      if (response.headersSent) response.destroy();
      else sendJson(response, 500, { message: 'Internal Server Error' });
    });
  };
}
