import { expect, test } from 'vitest';
import { addNotice } from '../runtime/site-notice.ts';

const page = {
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.from('<!doctype html><html><body><div id="root"></div></body></html>'),
};

test('adds the script to a page of the site', () => {
  expect(addNotice(page).body.toString()).toContain(
    '<div id="root"></div><script src="/_local/notice.js" defer></script></body>',
  );
});

test.each([
  ['data', { ...page, headers: { 'content-type': 'application/json' } }],
  ['a page that is compressed', { ...page, headers: { ...page.headers, 'content-encoding': 'br' } }],
  ['a page of the CDN’s cache that has it', addNotice(page)],
  ['a redirect', { ...page, status: 301 }],
])('leaves %s as it is', (_subject, answer) => {
  expect(addNotice(answer)).toBe(answer);
});
