import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { renderDocument } from '../../functions/reach/site-pages/domain/document.ts';
import { html } from '../../functions/reach/site-pages/domain/html.ts';
import type { SitePage } from '../../functions/reach/site-pages/domain/site-page.ts';

const site = 'https://gable.test';
const built = readFileSync('web/index.html', 'utf8');
const hostile = '</script></title><script>alert("1")</script>$&';

const page = (change: Partial<SitePage> = {}): SitePage => ({
  status: 200,
  life: 'content',
  head: { title: 'Oak Road', description: 'A house', path: '/a?b=c&d=e' },
  ...change,
});

describe('a document', () => {
  test('has one title, description and canonical address, and the whole built document', () => {
    const text = renderDocument(built, page(), site);
    expect(text.match(/<title>/g)).toHaveLength(1);
    expect(text).toContain('<title>Oak Road · Gable</title>');
    expect(text.match(/name="description"/g)).toHaveLength(1);
    expect(text).toContain('<meta name="description" content="A house" />');
    expect(text).toContain('<link rel="canonical" href="https://gable.test/a?b=c&amp;d=e" />');
    expect(text).toContain('<script type="module" src="./main.tsx"></script>');
    expect(text).toContain('<span>Loading</span>');
    expect(text).not.toContain('data-content');
    expect(text).not.toContain('noindex');
  });

  test('without an index has no canonical address', () => {
    const text = renderDocument(
      built,
      page({ head: { title: 'Log in', path: '/login', noindex: true } }),
      site,
    );
    expect(text).toContain('<meta name="robots" content="noindex" />');
    expect(text).not.toContain('canonical');
    expect(text.match(/name="description"/g)).toBeNull();
  });

  test('has the picture of shared links with the site’s address', () => {
    const picture = { url: '/media/p/1.webp', width: 1200, height: 630, alt: 'Photo of "Oak"' };
    const text = renderDocument(built, page({ head: { ...page().head, picture } }), site);
    expect(text).toContain('<meta property="og:image" content="https://gable.test/media/p/1.webp" />');
    expect(text).toContain('<meta property="og:image:alt" content="Photo of &quot;Oak&quot;" />');
    expect(text).toContain('<meta name="twitter:card" content="summary_large_image" />');
  });

  test('asks for what the first paint waits for before its data', () => {
    const files =
      '<script src="/assets/early-1.js"></script><link rel="stylesheet" crossorigin href="/assets/i-1.css">';
    const answers = new Map([['/api/properties/1', { status: 200, text: '{"a":1}' }]]);
    const text = renderDocument(built.replace('</head>', `${files}</head>`), page({ answers }), site);
    const data = text.indexOf('data-call');
    for (const preload of [
      '<link rel="preload" as="script" href="/assets/early-1.js" />',
      '<link rel="preload" as="style" crossorigin href="/assets/i-1.css" />',
    ])
      expect(text.slice(0, data)).toContain(preload);
    expect(renderDocument(built, page(), site).match(/rel="preload"/g)).toEqual(
      built.match(/rel="preload"/g),
    );
  });

  test('puts data before the first script of the site, and content in place of the loader', () => {
    const answers = new Map([['/api/properties/1', { status: 200, text: '{"a":1}' }]]);
    const text = renderDocument(built, page({ answers, content: html`<h1>Oak Road</h1>` }), site)
      .replaceAll(/>\s+/g, '>')
      .replaceAll(/\s+</g, '<');
    const block = '<script type="application/json" data-call="/api/properties/1">{"a":1}</script>';
    expect(text.indexOf(block)).toBeGreaterThan(0);
    expect(text.indexOf(block)).toBeLessThan(text.indexOf('<script type="module"'));
    expect(text).toContain('<div id="root"><h1>Oak Road</h1></div><noscript>Turn on JavaScript');
    expect(text).not.toContain('Loading');
    expect(text).not.toContain('Gable needs JavaScript');
    expect(text).toContain('<html lang="en-GB" data-content>');
  });

  test('says of a call that it was refused', () => {
    const answers = new Map([['/api/properties/1', { status: 404, text: '{}' }]]);
    expect(renderDocument(built, page({ answers }), site)).toContain(
      '<script type="application/json" data-call="/api/properties/1" data-status="404">',
    );
  });

  test('says for which query the components rendered it, if the scripts are those of their build', () => {
    const rendered = { query: '?tag="a"&page=2', html: '<h1>Guides</h1>', styles: ['/a.css'] };
    const show = (firstScript: string) =>
      renderDocument(
        built.replace('<script', '<script src="/assets/early-1.js"></script><script'),
        page({ rendered: { ...rendered, firstScript } }),
        site,
      );
    const text = show('/assets/early-1.js');
    expect(text).toContain(
      '<html lang="en-GB" data-content="rendered" data-query="?tag=&quot;a&quot;&amp;page=2">',
    );
    expect(text).toContain('<div id="root"><h1>Guides</h1></div>');
    expect(text).toContain('<link rel="stylesheet" crossorigin href="/a.css" />');
    expect(show('/assets/early-0.js')).toContain('<html lang="en-GB" data-content>');
  });

  test('has the feed that its components name in the head, where feed readers look', () => {
    const feed = '<link rel="alternate" type="application/atom+xml" href="/api/blogs/feed"/>';
    const rendered = { query: '', html: `${feed}<h1>Guides</h1>`, styles: [], firstScript: '' };
    const text = renderDocument(built, page({ rendered }), site);
    expect(text).toContain('<div id="root"><h1>Guides</h1></div>');
    expect(text.indexOf(feed)).toBeLessThan(text.indexOf('</head>'));
  });

  test('keeps hostile texts as texts', () => {
    const text = renderDocument(
      built,
      page({
        head: {
          title: hostile,
          description: hostile,
          path: `/${hostile}`,
          picture: { url: '/a', width: 1, height: 1, alt: hostile },
          structuredData: [{ '@type': 'Thing', name: hostile }],
        },
        answers: new Map([[hostile, { status: 200, text: JSON.stringify({ hostile }) }]]),
        content: html`<h1>${hostile}</h1>`,
      }),
      site,
    );
    expect(text).not.toContain('<script>alert');
    const plain = renderDocument(built, page(), site);
    // One element for the structured data and one for the answer.
    expect(text.match(/<script/g)).toHaveLength((plain.match(/<script/g)?.length ?? 0) + 2);
    expect(text.match(/<\/script/g)).toHaveLength((plain.match(/<\/script/g)?.length ?? 0) + 2);
  });

  test('of another site is refused', () => {
    expect(() => renderDocument('<html><title>Other</title></html>', page(), site)).toThrow('built document');
  });
});
