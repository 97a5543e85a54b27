import { type ProviderContext, sendJson, type StandIn } from '@gable/local-cloud/stand-ins';

interface PageView {
  readonly id: string | null;
  readonly event: string | null;
  readonly page: string | null;
  readonly address: string | null;
  readonly referrer: string | null;
  readonly hasCookie: boolean;
}

/**
 * The part of the pixel's script that the site uses: it takes over the queue and sends each call as a
 * picture's address.
 */
const buildScript = (pagesUrl: string): string => `(() => {
  const ids = [];
  const run = (what, ...rest) => {
    if (what === 'init') ids.push(rest[0]);
    if (what !== 'track') return;
    for (const id of ids) {
      const query = new URLSearchParams({ id, ev: rest[0], dl: location.href });
      for (const [name, value] of Object.entries(rest[1] ?? {})) query.set('cd[' + name + ']', value);
      new Image().src = ${JSON.stringify(`${pagesUrl}/tr/`)} + '?' + query;
    }
  };
  window.fbq.callMethod = run;
  for (const call of window.fbq.queue.splice(0)) run(...call);
})();`;

const picture = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/**
 * An emulator of an advertising pixel in its most common form: a script at `/en_US/fbevents.js`, page views
 * at `/tr/`. The root lists the page views since the start.
 */
export function openPixel({ pagesUrl }: ProviderContext): StandIn {
  const views: PageView[] = [];
  return {
    answer: (request, response, { pathname, searchParams: query }) => {
      if (pathname === '/en_US/fbevents.js') {
        response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
        return void response.end(buildScript(pagesUrl));
      }
      if (pathname === '/tr/') {
        views.push({
          id: query.get('id'),
          event: query.get('ev'),
          page: query.get('cd[page]'),
          address: query.get('dl'),
          referrer: request.headers.referer ?? null,
          hasCookie: request.headers.cookie !== undefined,
        });
        response.writeHead(200, { 'content-type': 'image/gif', 'cache-control': 'no-store' });
        return void response.end(picture);
      }
      if (pathname === '/') return sendJson(response, 200, { views });
      sendJson(response, 404, { message: 'Not Found' });
    },
  };
}
