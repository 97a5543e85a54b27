import { readFileSync } from 'node:fs';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { LiveSite } from '@gable/local-cloud';
import { createServer, type ViteDevServer } from 'vite';
import { openProject } from '../build/site-build.ts';

/**
 * The site from its sources, by Vite's own dev server at the address of the local cloud, so that logins, uploads and
 * links of mails work as ever. What is neither a source nor a page goes to the CDN: the API, media, the site's map.
 */
export async function openLiveSite(): Promise<LiveSite & { readonly vite: ViteDevServer }> {
  const project = openProject();
  const web = join(project.folder, 'web');
  // Never listens: it hands on the upgrades of the cloud's own server.
  const upgrades = createHttpServer();
  const vite = await createServer({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    appType: 'custom',
    clearScreen: false,
    server: { middlewareMode: true, ws: { server: upgrades } },
  });
  const sendPage = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const source = readFileSync(join(web, 'index.html'), 'utf8');
    const html = await vite.transformIndexHtml('/index.html', source, request.url);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    response.end(html);
  };
  return {
    vite,
    serve: (site) => async (request, response) => {
      if (isCall(request)) return site(request, response);
      if (await isAnsweredBy(vite, request, response)) return;
      await (isPage(request) ? sendPage(request, response) : site(request, response));
    },
    upgrade: (request, socket, head) =>
      request.headers['sec-websocket-protocol']?.startsWith('vite-') === true &&
      upgrades.emit('upgrade', request, socket, head),
    async close() {
      await vite.close();
      project.close();
    },
  };
}

const isCall = ({ url = '/' }: IncomingMessage): boolean => url.startsWith('/api/');

/** A navigation to an address without a file's ending. */
const isPage = ({ method, headers, url = '/' }: IncomingMessage): boolean =>
  method === 'GET' &&
  headers.accept?.includes('text/html') === true &&
  !/\.\w+$/.test(url.replace(/\?.*$/, ''));

const isAnsweredBy = (vite: ViteDevServer, request: IncomingMessage, response: ServerResponse) =>
  new Promise<boolean>((resolve, reject) => {
    response.once('close', () => resolve(true));
    vite.middlewares(request, response, (error: unknown) => {
      if (error === undefined) resolve(false);
      else reject(error instanceof Error ? error : new Error('Vite could not answer', { cause: error }));
    });
  });
