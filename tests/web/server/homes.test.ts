import { describe, expect, test, vi } from 'vitest';
import { toPropertyCard } from '../../../functions/listings/properties/domain/card.ts';
import { createProperty, ids, noon } from '../../properties/property-examples.ts';
import { calls, createAnswers } from '../payments/samples.ts';
import { listPaths, readWords, render } from './render.ts';

const path = `/property-details/${ids.property}`;
const createPhoto = (nth: number) => ({
  id: `img_01K9ZX3Q6T4C8V0R2M5N7P9B0${nth}`,
  url: `/media/${nth}/1280.webp`,
  width: 1280,
  height: 853,
  alt: `Room ${nth}`,
  placeholder: 'data:image/webp;base64,AA',
  variants: { base: `/media/${nth}/`, formats: ['webp'], widths: [320, 640, 1280] },
});
const similar = { ...toPropertyCard(createProperty(), noon), slug: 'elm-close-leeds-AB23' };

/** The HTML of a home's page as a visitor sees it. */
function renderHome(change: Readonly<Record<string, unknown>> = {}, status = 'live'): Promise<string> {
  const { body } = createAnswers(status)[calls.home];
  return render(path, {
    [`/api/properties/${ids.property}`]: { ...body, isOwner: false, owner: undefined, ...change },
  });
}
const address = createProperty().address;

/** The document without the parts that are a visitor's alone, which have further elements in them. */
function dropVisitorParts(html: string): string {
  const start = html.search(/<div[^>]* data-visitor="/);
  if (start === -1) return html;
  let [depth, end] = [0, start];
  do {
    const [tag = ''] = /<\/?div\b/.exec(html.slice(end)) ?? [];
    depth += tag === '<div' ? 1 : -1;
    end = html.indexOf('>', html.indexOf(tag, end)) + 1;
  } while (depth > 0);
  return dropVisitorParts(html.slice(0, start) + html.slice(end));
}

describe('a home, rendered on the server', () => {
  test('has all of its parts', async () => {
    const html = await renderHome({
      similar: [similar],
      history: [{ kind: 'listed', at: '2026-06-30T23:30:00Z' }],
    });
    const words = readWords(html);
    expect(html.match(/<h1/g)).toHaveLength(1);
    for (const text of [
      '14 Oak Road, Leeds',
      'About this home',
      'Key facts',
      'See it on OpenStreetMap',
      'What it would cost you',
      'Stamp Duty Land Tax',
      'History',
      // London's day.
      '1 July 2026',
      'Ann Smith',
      'Book a viewing',
      'Make an offer',
      'Message the seller',
      'Similar homes nearby',
    ])
      expect(words).toContain(text);
    expect(listPaths(html)).toEqual(
      expect.arrayContaining([
        '/property-details/elm-close-leeds-AB23',
        `/homes-for-sale/near/${ids.property}`,
      ]),
    );
    for (const section of ['about', 'facts', 'location', 'costs', 'history', 'seller', 'similar']) {
      expect(html).toContain(`id="${section}"`);
      expect(html).toContain(`href="${path}#${section}"`);
    }
  });

  test('has every photo, of which the first loads at once, and the words of each', async () => {
    const html = await renderHome({ pictures: [1, 2, 3].map(createPhoto) });
    const strip = html.slice(0, html.indexOf('<h1'));
    expect(strip.match(/fetchPriority="\w+"/g)?.slice(0, 3)).toEqual(
      ['high', 'auto', 'auto'].map((priority) => `fetchPriority="${priority}"`),
    );
    expect(html.match(/fetchPriority="high"/g)).toHaveLength(1);
    for (const nth of [1, 2, 3]) expect(html).toContain(`alt="Room ${nth}"`);
    expect(html).toContain('/media/1/640.webp 640w');
    expect(readWords(html)).toContain('All 3 photos');
  });

  test('has the links to what lies on the photos', async () => {
    const html = await renderHome({
      pictures: [createPhoto(1)],
      floorPlanPicture: createPhoto(4),
      videoUrl: 'https://www.youtube.com/watch?v=abcdefghijk',
    });
    expect(html).toMatch(/<a href="https:\/\/www\.youtube\.com[^>]*>.*Video/);
    expect(readWords(html)).toMatch(/Floor plan.*Video/);
    expect(html).toContain('id="plan"');
  });

  test.each([
    ['without photos', { pictures: [] }, 'live', /No photo yet|aria-label="No photo yet"/],
    ['with its price on request', { priceQualifier: 'poa' }, 'live', /Price on application|POA/],
    ['that was reduced', { previousPrice: 400_000, news: 'reduced' }, 'live', /Reduced.*was.*£400,000/],
    ['by auction', { auction: true }, 'live', /Sold by auction/],
    ['under offer', {}, 'under_offer', /Under offer.*Make a backup offer/],
    ['whose sale is agreed', {}, 'sold_stc', /Sold subject to contract|Sold STC/],
    ['that was sold', {}, 'completed', /Sold/],
    ['of Wales', { address: { ...address, nation: 'wales' } }, 'live', /Land Transaction Tax/],
    [
      'of Northern Ireland',
      { address: { ...address, nation: 'northern_ireland' } },
      'live',
      /Domestic rates/,
    ],
    [
      'of Scotland',
      { address: { ...address, nation: 'scotland' }, homeReport: 'ready', homeReportHandOut: 'at_once' },
      'live',
      /Get the Home Report.*Note interest.*Land and Buildings Transaction Tax/,
    ],
    ['for buyers who can proceed', { whoMayBook: 'proceedable' }, 'live', /agreement in principle/],
  ] as const)('has what is to be said of one %s', async (_, change, status, words) => {
    const html = await renderHome(change, status);
    expect(readWords(html) + html).toMatch(words);
    expect(html).not.toMatch(/ style=|<script|<template|<!--\$[?!]/);
  });

  test('sold to another has neither costs nor a way to write to the seller', async () => {
    const words = readWords(await renderHome({}, 'completed'));
    expect(words).not.toContain('What it would cost you');
    expect(words).not.toContain('Message the seller');
  });

  test('shows no member what a visitor can do', async () => {
    const html = await renderHome();
    expect(dropVisitorParts(html)).not.toMatch(/<button[^>]*>(?:<svg.*?<\/svg>)?Book a viewing/);
    expect(html).toMatch(/data-visitor[^>]*>(?:(?!<\/article>).)*Book a viewing/s);
  });

  test('says the day of its costs, which the browser takes over', async () => {
    vi.useFakeTimers({ now: new Date('2026-06-30T23:30:00Z'), toFake: ['Date'] });
    const html = await renderHome();
    vi.useRealTimers();
    expect(html).toContain('data-day="2026-07-01"');
  });
});
