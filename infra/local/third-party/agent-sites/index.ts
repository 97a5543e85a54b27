import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import {
  escapeHtml,
  type ProviderContext,
  sendHtml,
  sendJson,
  type StandIn,
} from '@gable/local-cloud/stand-ins';
import { aboutPage, agentPage, listPage, microdataPage, poorPage } from './pages.ts';

const pictures = join(import.meta.dirname, '../../../demo/media');
const megabyte = 1_000_000;

type Answer = (response: ServerResponse, port: string) => void;
const html =
  (text: string): Answer =>
  (response) =>
    void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(text);
const redirect =
  (toPlace: (port: string) => string): Answer =>
  (response, port) =>
    void response.writeHead(302, { location: toPlace(port) }).end();

const agent = 'harcourt-finch';
/** Pages by site and path, each with what it shows. */
const pages: readonly (readonly [site: string, path: string, about: string, answer: Answer])[] = [
  [agent, '/homes/14-oak-road', 'An agent’s page with data for programs', html(agentPage)],
  ['seaview', '/harbour-street', 'A page with hardly any data', html(poorPage)],
  ['my-own-home', '/', 'An own site, with microdata', html(microdataPage)],
  [agent, '/private/vendor-area', 'Disallowed by robots.txt', html(agentPage)],
  [agent, '/login', 'Asks for a login (403)', (response) => void response.writeHead(403).end()],
  [agent, '/inside', 'Redirects into a private network', redirect(() => 'https://10.0.0.12/admin')],
  [agent, '/metadata', 'Redirects to the cloud’s own service', redirect(() => 'http://169.254.169.254/')],
  [
    agent,
    '/moved',
    'Redirects to the first one',
    redirect((port) => `http://${agent}.localhost:${port}/homes/14-oak-road`),
  ],
  [agent, '/to-portal', 'Redirects to a portal', redirect(() => 'https://www.rightmove.co.uk/properties/1')],
  [agent, '/loop', 'Redirects to itself', redirect((port) => `http://${agent}.localhost:${port}/loop`)],
  [agent, '/large', 'A page of 30 MB', (response) => void sendLarge(response)],
  [
    agent,
    '/brochure.pdf',
    'Not a page',
    (response) => void response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7'),
  ],
  [agent, '/homes', 'A list of homes', html(listPage)],
  [agent, '/about', 'A page without a home', html(aboutPage)],
  [agent, '/slow', 'Never answers', () => undefined],
];
const robots = 'User-agent: *\nDisallow: /private/\n';

/** Without a length, as pages are sent: the reader has to count. */
async function sendLarge(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/html' });
  const part = Buffer.alloc(megabyte, '<p>Large</p>');
  for (let sent = 0; sent < 30 && !response.destroyed; sent += 1)
    if (!response.write(part))
      await new Promise((resolve) => response.once('drain', resolve).once('close', resolve));
  response.end();
}

/**
 * Web sites of agents and sellers at names such as `harcourt-finch.localhost`, whose adverts sellers bring in. The root
 * lists their addresses.
 */
export function openAgentSites({ port = 0 }: ProviderContext): StandIn {
  const list = pages.map(
    ([site, path, about]) => [`http://${site}.localhost:${port}${path}`, about] as const,
  );
  return {
    answer: ({ headers }, response) =>
      headers.accept?.includes('application/json')
        ? sendJson(response, 200, { port })
        : sendHtml(response, 200, renderList(list)),
    api: (request, response, { pathname }) => {
      const [site = ''] = (request.headers.host ?? '').split('.');
      const page = pages.find(([at, path]) => at === site && path === pathname);
      if (page) page[3](response, String(port));
      else if (pathname === '/robots.txt')
        response.writeHead(200, { 'content-type': 'text/plain' }).end(robots);
      else sendPicture(response, pathname);
    },
  };
}

function renderList(list: readonly (readonly [url: string, about: string])[]): string {
  const lines = list.map(
    ([url, about]) => `<li><a href="${url}">${escapeHtml(url)}</a>: ${escapeHtml(about)}</li>`,
  );
  return `<!doctype html><title>Adverts elsewhere</title><h1>Adverts elsewhere</h1><ul>${lines.join('')}</ul>`;
}

function sendPicture(response: ServerResponse, pathname: string): void {
  const [, name = ''] = /^\/media\/([a-z-]+)$/.exec(pathname) ?? [];
  const file = join(pictures, name, 'original.webp');
  if (name === '' || !existsSync(file)) response.writeHead(404).end();
  else response.writeHead(200, { 'content-type': 'image/webp' }).end(readFileSync(file));
}
