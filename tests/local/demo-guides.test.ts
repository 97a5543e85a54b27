import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { calculatePurchaseTax } from '../../functions/listings/properties/domain/purchase-tax.ts';
import { guides } from '../../infra/demo/blog/guides.ts';

const media = join(import.meta.dirname, '../../infra/demo/media');
const textOf = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ');
const tagsOf = (html: string) => [...html.matchAll(/<(\/?)(\w+)[^>]*>/g)];

describe('the guides of the demo', () => {
  test('has twelve guides, each with its own slug and cover', () => {
    expect(guides).toHaveLength(12);
    expect(new Set(guides.map(({ slug }) => slug)).size).toBe(12);
    for (const { slug } of guides)
      expect(existsSync(join(media, `cover-${slug}`, 'original.webp'))).toBe(true);
  });

  test.each(guides)('$slug has 700 to 1,100 words in sections, and fits its fields', (guide) => {
    const words = textOf(guide.body).trim().split(/\s+/);
    expect(words.length).toBeGreaterThanOrEqual(700);
    expect(words.length).toBeLessThanOrEqual(1_100);
    expect(guide.body.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(4);
    expect(guide.title.length).toBeLessThanOrEqual(120);
    expect(guide.excerpt.length).toBeLessThanOrEqual(170);
    expect(guide.coverAlt.length).toBeLessThanOrEqual(160);
  });

  test.each(guides)('$slug closes every element that it opens', ({ body }) => {
    const open: string[] = [];
    for (const [, slash, tag = ''] of tagsOf(body))
      if (slash === '') open.push(tag);
      else expect(open.pop()).toBe(tag);
    expect(open).toEqual([]);
  });

  test.each(guides)('$slug links to pages that exist', ({ body }) => {
    const known = new Set(['/listing', '/add-property', '/how-it-works']);
    for (const { slug } of guides) known.add(`/blog/${slug}`);
    const links = [...body.matchAll(/href="(\/[^"]*)"/g)].map(([, path = '']) => path);
    expect(links.filter((path) => !known.has(path))).toEqual([]);
  });

  test('gives the same purchase tax as the site’s calculator', () => {
    const tax = guides.find(({ slug }) => slug === 'stamp-duty-lbtt-and-ltt');
    const [, example = ''] = tax?.body.split('<h2>What it comes to</h2>') ?? [];
    const rows = [...example.matchAll(/<tr>((?:<td>[^<]*<\/td>){5})<\/tr>/g)].map(([, cells = '']) =>
      [...cells.matchAll(/<td>([^<]*)<\/td>/g)].map(([, text = '']) => text),
    );
    expect(rows).toHaveLength(12);
    const kinds = { Mover: 'mover', 'First-time': 'first_time', Additional: 'additional' } as const;
    let price = 0;
    for (const [priceText = '', kind = '', ...sums] of rows) {
      price = Number(priceText.replaceAll(/\D/g, '')) || price;
      const buyer = Object.entries(kinds).find(([name]) => name === kind)?.[1];
      if (buyer === undefined) throw new Error(`Unknown buyer ${kind}`);
      const nations = ['england', 'scotland', 'wales'] as const;
      const due = nations.map((nation) => calculatePurchaseTax({ nation, price, buyer, on: '2026-11-22' }));
      expect(sums).toEqual(due.map((one) => `£${((one?.pence ?? -1) / 100).toLocaleString('en-GB')}`));
    }
  });
});
