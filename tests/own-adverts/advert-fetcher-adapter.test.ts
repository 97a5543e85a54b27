import type { IncomingMessage, ServerResponse } from 'node:http';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  fetchAdvertPage,
  fetchAdvertPicture,
} from '../../functions/finding/own-adverts/adapters/advert-fetcher.ts';
import { serveOnFreePort } from '../../infra/local-cloud/tests/test-services.ts';

/** What the sites were asked for, as `agent/homes/1`. */
const asked: string[] = [];
let robots = '';
let port = '';
const urlOf = (site: string, path: string) => new URL(`http://${site}.localhost:${port}${path}`);
/** Each test’s are at a port of its own, so that nothing is known of them. */
const openSites = async () => {
  ({ port } = new URL(await serveOnFreePort(answer)));
};

async function answer({ headers, url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
  const [site = ''] = (headers.host ?? '').split('.');
  asked.push(`${site}${url}`);
  if (url === '/robots.txt') response.writeHead(200, { 'content-type': 'text/plain' }).end(robots);
  else if (url === '/moved')
    response.writeHead(302, { location: urlOf(`new-${site}`, '/homes/1').href }).end();
  else response.writeHead(200, { 'content-type': 'text/html' }).end('<title>A home</title>');
}

const counted: string[] = [];
const fetchFor = {
  lookup: { isOpen: true },
  countSite: async (host: string) => void counted.push(host),
};

beforeEach(() => {
  vi.stubEnv('SITE_URL', 'https://gable.test');
  asked.length = 0;
  counted.length = 0;
  robots = 'User-agent: *\nDisallow: /private/';
});

describe('fetchAdvertPage', () => {
  test('asks a site once for its robots.txt, for a page and its pictures', async () => {
    await openSites();
    await fetchAdvertPage(urlOf('agent', '/homes/1'), fetchFor);
    await fetchAdvertPicture(urlOf('agent', '/media/1'), fetchFor);
    await fetchAdvertPicture(urlOf('agent', '/media/2'), fetchFor);
    expect(asked).toEqual(['agent/robots.txt', 'agent/homes/1', 'agent/media/1', 'agent/media/2']);
    await expect(fetchAdvertPage(urlOf('agent', '/private/1'), fetchFor)).rejects.toMatchObject({
      refusal: 'robots',
    });
    expect(asked).toHaveLength(4);
  });

  test('asks again after an hour', async () => {
    await openSites();
    const started = performance.now();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(started);
    await fetchAdvertPage(urlOf('agent', '/homes/1'), fetchFor);
    clock.mockReturnValue(started + 3_599_999);
    await fetchAdvertPage(urlOf('agent', '/homes/1'), fetchFor);
    expect(asked.filter((path) => path === 'agent/robots.txt')).toHaveLength(1);
    clock.mockReturnValue(started + 3_600_000);
    await fetchAdvertPage(urlOf('agent', '/homes/1'), fetchFor);
    expect(asked.filter((path) => path === 'agent/robots.txt')).toHaveLength(2);
    clock.mockRestore();
  });

  test('tells each site before it is called, also one that a redirect leads to', async () => {
    await openSites();
    await fetchAdvertPage(urlOf('old', '/moved'), fetchFor);
    expect(counted).toEqual([urlOf('old', '').host, urlOf('new-old', '').host]);
  });

  test('calls no site whose limit is reached', async () => {
    await openSites();
    const countSite = async (host: string) => {
      if (host.startsWith('new-')) throw new Error('too many');
    };
    await expect(fetchAdvertPage(urlOf('busy', '/moved'), { ...fetchFor, countSite })).rejects.toThrow(
      'too many',
    );
    expect(asked.filter((path) => path.startsWith('new-'))).toEqual([]);
  });

  test('reads a robots.txt that is too long up to its last whole line within 512 KiB', async () => {
    await openSites();
    const begin = 'User-agent: *\nDisallow: /private/\n';
    const line = 'Disallow: /homes/1\n';
    // The line would be cut to `Disallow: /`.
    const filler = `#${'x'.repeat(512 * 1024 - begin.length - 'Disallow: /'.length - 2)}\n`;
    robots = `${begin}${filler}${line.repeat(100)}`;
    expect((await fetchAdvertPage(urlOf('long', '/homes/1'), fetchFor)).type).toBe('text/html');
    await expect(fetchAdvertPage(urlOf('long', '/private/1'), fetchFor)).rejects.toMatchObject({
      refusal: 'robots',
    });
  });
});
