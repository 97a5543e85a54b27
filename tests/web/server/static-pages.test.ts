import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { unnamedOperator } from '../../../functions/kernel/operator.ts';
import { helpQuestions } from '../../../functions/reach/site-pages/domain/help/help-questions.ts';
import { splitLinks } from '../../../functions/reach/site-pages/domain/linked-text.ts';
import { pageChanges } from '../../../functions/reach/site-pages/domain/page-changes.ts';
import { policies } from '../../../functions/reach/site-pages/domain/policies/policies.ts';
import type { PolicyBlock } from '../../../functions/reach/site-pages/domain/policies/policy-text.ts';
import { matchSiteRoute } from '../../../functions/reach/site-pages/domain/site-routes.ts';
import { staticPages } from '../../../functions/reach/site-pages/domain/static-pages.ts';
import { countMonth } from '../../../functions/trust/cases/domain/transparency.ts';
import { listPaths, readWords, render } from './render.ts';

const paths = [...staticPages.keys()];
const pages = new Map(await Promise.all(paths.map(async (path) => [path, await render(path)] as const)));
const get = (path: string) => pages.get(path) ?? '';

/** Files of the site that pages lead to. */
const files = ['/openapi.json'];

describe('a page of the code, rendered on the server', () => {
  test.each(paths)('%s has one main heading, and leads only to pages of the site', (path) => {
    const html = get(path);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(listPaths(html).length).toBeGreaterThan(10);
    for (const to of listPaths(html).filter((one) => !one.startsWith('/api/') && !files.includes(one)))
      expect({ to, ...matchSiteRoute(to) }).not.toMatchObject({ kind: 'unknown' });
  });

  test.each(paths)(
    '%s has no part that waits for a script, and no form that puts texts into an address',
    (path) => {
      const html = get(path);
      expect(html).not.toMatch(/<script|<template|<!--\$[?!]/);
      // A postcode is looked up at an address of its own.
      if (path !== '/sell') expect(html).not.toMatch(/<form(?![^>]* method="post")/);
    },
  );

  test('leaves no answer behind for what comes next', () => {
    expect(globalThis.prefetchedCalls).toBeUndefined();
  });

  test('has the prices of packages with VAT', () => {
    for (const path of ['/how-it-works', '/sell']) {
      const words = readWords(get(path));
      expect(words).toContain('Starter Free Nothing to pay 5 photos');
      expect(words).toContain('Plus Chosen most £149 One payment, including £24.83 VAT Offer rounds');
    }
  });

  test('has what an invitation is worth', () => {
    expect(readWords(get('/referral'))).toContain('you both get 1 point. 1,200 points are a £10 coupon .');
  });

  test('has who runs the site, as far as it is known', async () => {
    const redress = { name: 'The Homes Ombudsman', url: 'https://redress.example', membership: 'member 12' };
    const operator = {
      ...unnamedOperator,
      name: 'Homes Ltd',
      companyNumber: '123',
      supportPhone: '020 7946 0000',
      redress,
    };
    for (const path of ['/contact-us', '/complaints']) {
      const html = await render(path, { '/config.json': { social: {}, operator } });
      expect(html).toContain('Homes Ltd, trading as Gable, company number 123');
      expect(html).toContain('href="mailto:help@gable.test"');
      expect(html).toContain('href="tel:02079460000"');
    }
    const withScheme = await render('/complaints', { '/config.json': { social: {}, operator } });
    expect(readWords(withScheme)).toContain('5 . Take it further');
    expect(withScheme).toContain('href="https://redress.example"');
    expect(get('/complaints')).not.toContain('Take it further');
  });

  test('has the figures of reports, or that there were none', async () => {
    const quiet = countMonth('2026-11', []);
    const show = async (month: unknown) =>
      readWords(await render('/transparency', { '/api/transparency': { months: [month] } }));
    expect(await show({ ...quiet, reports: 3 })).toContain('November 2026 3 0 0 0 0 0 0 –');
    expect(await show(quiet)).toContain('There were no reports in these months.');
  });

  test('has every answer of the help page under the fragment of its question', () => {
    const html = get('/help');
    for (const { id } of helpQuestions) expect(html).toContain(`<div id="${id}"`);
    expect(readWords(html)).toContain('We hold no deposits');
  });

  test('says on the help page where this site sends homes', async () => {
    const scheme = { name: 'The Homes Ombudsman', membership: 'member 12' };
    const open = await render('/help', { '/api/portals': { portals: ['rightmove'], scheme } });
    expect(readWords(open)).toContain('We send homes to Rightmove: choose on your home’s page');
    expect(readWords(get('/help'))).not.toContain('We send homes to');
  });

  test('has the calculator of what an agent costs before a price is typed', () => {
    const words = readWords(get('/sell'));
    expect(words).toContain('Starter, free Plus, £149');
    expect(words).toMatch(/An example: put in yours[\s\S]*You’d save £2,851/);
  });

  test.each([...policies])('has the whole text of %s', (path, policy) => {
    const letters = (text: string) => text.replaceAll(/[^A-Za-z]/g, '');
    const shown = letters(readWords(get(path)));
    const spoken = policy.parts.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(listTexts)]);
    expect(spoken.length).toBeGreaterThan(10);
    for (const text of spoken)
      expect(shown).toContain(
        letters(
          splitLinks(text)
            .map((piece) => piece.text)
            .join(''),
        ),
      );
    expect(get(path)).toContain('aria-current="page"');
  });
});

const listTexts = (block: PolicyBlock): readonly string[] => {
  if (typeof block === 'string') return [block];
  return block.kind === 'facts' ? block.facts.map(({ text }) => text) : block.items;
};

describe('the day of the last change of', () => {
  const withoutAnswers: Readonly<Record<string, unknown>> = {
    '/api/package': { packages: [] },
    '/api/common/configurations': { configurations: [] },
  };
  const toDigest = (html: string) =>
    createHash('sha256').update(readWords(html)).digest('base64url').slice(0, 12);

  test.each([...pageChanges])('the words of %s is that of the present words', async (path, known) => {
    const digest = toDigest(await render(path, withoutAnswers));
    const remedy = `Set ${path} of page-changes.ts to { changed: '<today>', digest: '${digest}' }`;
    expect({ [remedy]: known.digest }).toEqual({ [remedy]: digest });
    expect(Date.parse(known.changed)).toBeLessThanOrEqual(Date.now());
  });

  test('each page of the code is known', () => {
    expect([...policies.keys(), ...pageChanges.keys()].toSorted()).toEqual(paths.toSorted());
  });
});
