import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startEarly } from '../../web/early/early.ts';
import { takePrefetchedCall } from '../../web/early/prefetched-calls.ts';
import { readReferral } from '../../web/entities/referral/referral-code.ts';
import { endEarlyTimers, noCode } from './early-timers.ts';

const photo = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>';
/** Browsers run a module once for each address. */
const createCode = (name: string) => ({
  ...noCode,
  entry: `data:text/javascript,globalThis.siteStarts.push("${name}")`,
  shared: ['data:text/javascript,1'],
});

declare global {
  // oxlint-disable-next-line no-var -- a global's declaration takes no other word
  var siteStarts: string[];
}

const showDocument = (content: string) => {
  const root = document.createElement('div');
  root.id = 'root';
  root.className = 'test-document';
  root.innerHTML = content;
  document.body.append(root);
};
const listPreloads = () => [
  ...document.head.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"][href^="data:"]'),
];

endEarlyTimers();
beforeEach(() => {
  globalThis.siteStarts = [];
  localStorage.removeItem('buyer_access_token');
});
afterEach(() => {
  vi.restoreAllMocks();
  // Other files run in this document, too, and their forms are to be sent.
  globalThis.earlyInput?.stop();
  globalThis.earlyInput?.end();
  globalThis.earlyInput = undefined;
  delete document.documentElement.dataset['content'];
  for (const part of document.querySelectorAll(
    '.test-document, head [href^="data:text/javascript"], head script[src^="data:"]',
  ))
    part.remove();
});

describe('the first script of a document', () => {
  test('starts the site at once when the document has no content', async () => {
    startEarly(createCode('first'));
    expect(listPreloads()).toHaveLength(1);
    await expect.poll(() => globalThis.siteStarts).toEqual(['first']);
  });

  test.each([
    ['navigate', 'auto'],
    ['reload', 'visible'],
    ['back_forward', 'visible'],
  ] as const)('of %s has the far parts of a home laid out as %s until the site is shown', (type, way) => {
    const [load] = performance.getEntriesByType('navigation');
    if (!load) throw new Error('The page was not loaded');
    const opened = new Proxy(load, {
      get: (entry, name) => (name === 'type' ? type : Reflect.get(entry, name)),
    });
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([opened]);
    document.documentElement.dataset['content'] = 'rendered';
    showDocument('<article><section id="about"></section><section id="facts"></section></article>');
    const listWays = () =>
      [...document.querySelectorAll('article section')].map(
        (part) => getComputedStyle(part).contentVisibility,
      );
    startEarly(noCode);
    expect(listWays()).toEqual(['visible', way]);
    globalThis.earlyInput?.end();
    expect(listWays()).toEqual(['visible', 'visible']);
  });

  test('hides what is for visitors from a person who is logged in, until the site is shown', () => {
    document.documentElement.dataset['content'] = 'rendered';
    showDocument('<p data-visitor>Homes</p>');
    const isVisible = () =>
      getComputedStyle(document.querySelector('[data-visitor]') ?? document.body).visibility;
    startEarly(noCode);
    expect(isVisible()).toBe('visible');
    globalThis.earlyInput?.stop();
    globalThis.earlyInput?.end();
    localStorage.setItem('buyer_access_token', 'token');
    startEarly(noCode);
    expect(isVisible()).toBe('hidden');
    globalThis.earlyInput?.stop();
    expect(isVisible()).toBe('visible');
  });

  test('leaves the homes that the reader has hidden out of the content, until the site does', () => {
    localStorage.setItem('hidden_homes', JSON.stringify(['prp_2', 'nonsense']));
    document.documentElement.dataset['content'] = 'rendered';
    const line = (id: string) =>
      `<div id="line-${id}" data-hidden-line style="position:absolute"></div><ul><li id="home-${id}">A home</li></ul>`;
    showDocument(line('prp_1') + line('prp_2'));
    const read = (id: string) => getComputedStyle(document.querySelector(`#${id}`) ?? document.body);
    startEarly(noCode);
    expect(['prp_1', 'prp_2'].map((id) => read(`home-${id}`).display)).toEqual(['list-item', 'none']);
    expect(['prp_1', 'prp_2'].map((id) => read(`line-${id}`).height)).toEqual(['0px', '52px']);
    globalThis.earlyInput?.stop();
    expect(read('home-prp_2').display).toBe('none');
    globalThis.earlyInput?.end();
    expect(read('home-prp_2').display).toBe('list-item');
    localStorage.removeItem('hidden_homes');
  });

  test.each([null, '[]', '[{"query":"q=York","name":"York"}]'])(
    'hides the newest homes for a second, if the site never comes, from who has searched: %s',
    async (searches) => {
      const sheets = document.adoptedStyleSheets;
      const hasSearched = searches?.includes('York') === true;
      if (searches !== null) localStorage.setItem('recent_searches', searches);
      document.documentElement.dataset['content'] = 'rendered';
      showDocument('<section data-newest>Newest homes</section>');
      startEarly(noCode);
      const isShown = () =>
        document.querySelector('[data-newest]')?.checkVisibility({ visibilityProperty: true });
      expect(isShown()).toBe(!hasSearched);
      await expect.poll(isShown).toBe(true);
      localStorage.removeItem('recent_searches');
      document.adoptedStyleSheets = sheets;
    },
  );

  test.each([
    ['?q=Leeds%20LS6', 'rendered'],
    ['?q=Leeds+LS6', 'rendered'],
    ['?q=Leeds+LS6#map', ''],
    ['?q=Leeds', ''],
  ])('takes over content of the same query as %s: %s', (query, content) => {
    const address = location.href;
    const { dataset } = document.documentElement;
    dataset['content'] = 'rendered';
    dataset['query'] = '?q=Leeds+LS6';
    history.replaceState(history.state, '', query);
    startEarly(noCode);
    history.replaceState(history.state, '', address);
    expect(dataset['content']).toBe(content);
    delete dataset['query'];
  });

  test('fetches and starts the site after the first photo of the content is decoded', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const decode = vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(promise);
    document.documentElement.dataset['content'] = '';
    showDocument(`<img src='${photo}' fetchpriority="high"><img src='${photo}' fetchpriority="high">`);
    startEarly(createCode('second'));
    await new Promise(requestAnimationFrame);
    expect(decode).toHaveBeenCalledOnce();
    expect(listPreloads()).toEqual([]);
    expect(document.head.querySelector('script[src^="data:"]')).toBeNull();
    resolve();
    await expect.poll(() => globalThis.siteStarts).toEqual(['second']);
    expect(listPreloads()).toHaveLength(1);
  });

  test('starts the site once when a photo fails, or takes too long', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('broken'));
    document.documentElement.dataset['content'] = '';
    showDocument('<img src="data:," fetchpriority="high">');
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    startEarly(createCode('third'));
    await vi.advanceTimersByTimeAsync(2_000);
    vi.useRealTimers();
    await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
    await expect.poll(() => globalThis.siteStarts).toEqual(['third']);
    expect(document.head.querySelectorAll('script[src^="data:"]')).toHaveLength(1);
  });

  test.each([
    ['HAPPYDAY', 'HAPPYDAY'],
    ['newsletter', undefined],
    ['of-another-site', undefined],
  ])('keeps the code %s of an invitation before the site’s code is there: %s', (code, kept) => {
    const address = location.href;
    localStorage.removeItem('referral');
    history.replaceState(history.state, '', `?ref=${code}`);
    startEarly(noCode);
    history.replaceState(history.state, '', address);
    expect(readReferral()).toBe(kept);
    localStorage.removeItem('referral');
  });

  test('draws the page anew where its code comes later than its answers last', () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { dataset } = document.documentElement;
    dataset['content'] = 'rendered';
    dataset['query'] = location.search + location.hash;
    showDocument('<h1>Guides</h1>');
    startEarly(createCode('late'));
    vi.advanceTimersByTime(14_000);
    expect(dataset['content']).toBe('rendered');
    vi.advanceTimersByTime(1_000);
    expect(dataset['content']).toBe('');
    vi.useRealTimers();
    delete dataset['query'];
  });

  test('takes the answers that the document has, and asks for nothing then', async () => {
    const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('"asked"'));
    const calls = [{ to: '/api/first' }, { to: '/api/second' }];
    const start = () =>
      startEarly({ ...noCode, landingPages: [{ path: location.pathname, code: [], calls }] });
    // A page of an earlier file may still ask for something of its own.
    const listAsked = () =>
      asked.mock.calls.map(([address]) => address).filter((one) => calls.some(({ to }) => to === one));
    const readBegun = () =>
      Promise.all(
        [...(globalThis.prefetchedCalls ?? [])].map(async ([address, answer]) => [
          address,
          await (await answer).json(),
        ]),
      );
    const block = document.createElement('script');
    Object.assign(block, { type: 'application/json', className: 'test-document', textContent: '"known"' });
    block.dataset['call'] = '/api/first?q=Leeds';
    document.head.append(block);
    start();
    expect(listAsked()).toEqual([]);
    expect(await readBegun()).toEqual([['/api/first?q=Leeds', 'known']]);
    block.remove();
    start();
    expect(listAsked()).toEqual(['/api/first', '/api/second']);
    expect(await readBegun()).toEqual([
      ['/api/first', 'asked'],
      ['/api/second', 'asked'],
    ]);
  });

  test('takes a refusal of the document for the answer of its call', async () => {
    const block = document.createElement('script');
    Object.assign(block, { type: 'application/json', className: 'test-document', textContent: '\n  ' });
    Object.assign(block.dataset, { call: '/api/gone', status: '410' });
    document.head.append(block);
    startEarly(noCode);
    expect((await globalThis.prefetchedCalls?.get('/api/gone'))?.status).toBe(410);
  });

  test.each([
    ['?q=Leeds&view=map', ['/api/results?q=Leeds']],
    ['?q=Leeds&max_price=&min_beds=2', ['/api/results?q=Leeds&min_beds=2']],
    ['?q=%00Leeds', []],
    ['?q=Lee%0Ads', []],
    ['?q=Leeds%C2%85', []],
    ['?q=Leeds%E2%80%AE', []],
  ])('asks for no line of %s that the page mends first', (search, addresses) => {
    const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('1'));
    const before = location.href;
    try {
      history.replaceState(history.state, '', search);
      const calls = [{ to: '/api/results', pageQueryWithout: ['view'] }];
      startEarly({ ...noCode, landingPages: [{ path: location.pathname, code: [], calls }] });
      // A page of an earlier file may still ask for something of its own.
      const listed = asked.mock.calls
        .map(([address]) => address)
        .filter((address) => typeof address === 'string' && address.startsWith('/api/results'));
      expect(listed).toEqual(addresses);
    } finally {
      history.replaceState(history.state, '', before);
    }
  });

  describe('for a person who is logged in', () => {
    const before = location.href;
    afterEach(() => {
      history.replaceState(history.state, '', before);
      localStorage.removeItem('buyer_access_token');
      sessionStorage.removeItem('buyer_access_token');
    });
    const members = {
      code: ['data:text/javascript,2'],
      everywhere: ['/api/early-all'],
      pages: [
        { path: '/early-chats', calls: ['/api/early-list'] },
        { path: '/early-chats/:id/:other', calls: ['/api/early-chat/:id/:other'] },
        { path: '/early-home/:home/offer', calls: ['/api/early-home/:home'] },
      ],
    };
    /** The early calls, with the tokens that they are made with. */
    const startAt = (path: string) => {
      const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('"early"'));
      history.replaceState(history.state, '', path);
      startEarly({ ...noCode, members });
      return asked.mock.calls.flatMap(([address, init]) =>
        typeof address === 'string' && address.startsWith('/api/early')
          ? [[address, new Headers(init?.headers).get('authorization')]]
          : [],
      );
    };

    test.each([
      ['/early-chats', ['/api/early-all', '/api/early-list']],
      ['/early-chats/prp_1/usr_2', ['/api/early-all', '/api/early-chat/prp_1/usr_2']],
      ['/early-chats/settings/prp_1', ['/api/early-all']],
      ['/early-home/oak-road-leeds-2ABC/offer', ['/api/early-all', '/api/early-home/oak-road-leeds-2ABC']],
      ['/early-chats?filter=unread', ['/api/early-all']],
    ])('begins the first calls of %s with the token, and the code of each page', (path, addresses) => {
      localStorage.setItem('buyer_access_token', 'lasting');
      sessionStorage.setItem('buyer_access_token', 'of-the-tab');
      expect(startAt(path)).toEqual(addresses.map((address) => [address, 'Bearer of-the-tab']));
      expect(listPreloads().map(({ href }) => href)).toEqual(members.code);
    });

    test('gives an answer to calls with the same token alone, and once', async () => {
      localStorage.setItem('buyer_access_token', 'mine');
      startAt('/early-chats');
      expect(takePrefetchedCall('/api/early-list')).toBeUndefined();
      expect(takePrefetchedCall('/api/early-list', 'another')).toBeUndefined();
      expect(await (await takePrefetchedCall('/api/early-list', 'mine'))?.json()).toBe('early');
      expect(takePrefetchedCall('/api/early-list', 'mine')).toBeUndefined();
    });

    test('begins nothing for a visitor', () => {
      expect(startAt('/early-chats')).toEqual([]);
      expect(listPreloads()).toEqual([]);
    });
  });

  test('leaves answers of visitors to visitors', () => {
    localStorage.setItem('buyer_access_token', 'token');
    try {
      const asked = vi.spyOn(globalThis, 'fetch');
      startEarly({
        ...noCode,
        landingPages: [{ path: location.pathname, code: [], calls: [{ to: '/api/other' }] }],
      });
      expect(asked).not.toHaveBeenCalled();
      expect(globalThis.prefetchedCalls?.size).toBe(0);
    } finally {
      localStorage.removeItem('buyer_access_token');
    }
  });
});
