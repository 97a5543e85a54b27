import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { regular, semiBold } from '../../functions/kernel/pdf/figtree.ts';
import type { PrintableDocument } from '../../functions/kernel/pdf/printable-document.ts';
import { renderPdf } from '../../functions/kernel/pdf/render-pdf.ts';

const madeAt = new Date('2026-11-21T12:00:00.000Z');
const paper: PrintableDocument = {
  title: 'Memorandum of sale',
  about: '14 Oak Road, Leeds',
  stamp: 'Subject to contract',
  issued: 'Version 1, issued on 21 November 2026.',
  sections: [
    {
      heading: 'Seller',
      rows: [
        ['Name', 'Siân Hughes'],
        ['Email', 'sian@example.com'],
      ],
    },
    { heading: 'Money', rows: [['Agreed price', '£320,000']] },
  ],
  footnotes: ['Gable gives no legal advice.'],
};
const fileOf = (change: Partial<PrintableDocument> = {}) => renderPdf({ ...paper, ...change }, madeAt);
const open = async (file: Uint8Array) => getDocumentProxy(new Uint8Array(file));
type Page = Awaited<ReturnType<Awaited<ReturnType<typeof open>>['getPage']>>;
type Node = Awaited<ReturnType<Page['getStructTree']>>;

/** Marked content without a tag has no id. */
const artifact = 'artifact';

/** The text of each marked content of a page, by id. */
async function textById(page: Page): Promise<Map<string, string>> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string, string>();
  const within: string[] = [];
  for (const item of items) {
    if ('str' in item) {
      const id = within.at(-1) ?? 'unmarked';
      texts.set(id, (texts.get(id) ?? '') + item.str);
    } else if (item.type === 'endMarkedContent') within.pop();
    else within.push(item.id ?? artifact);
  }
  return texts;
}

/** What a screen reader reads of a page, in order: `H1 Memorandum of sale`. */
async function spoken(page: Page): Promise<string[]> {
  const texts = await textById(page);
  const listTexts = (node: Node): string[] =>
    node.children.flatMap((child) => {
      if ('id' in child) return [`${node.role} ${(texts.get(child.id) ?? '').trim()}`];
      return 'children' in child ? listTexts(child) : [];
    });
  return listTexts(await page.getStructTree());
}

describe('a PDF document', () => {
  test('is tagged, with its language and title', async () => {
    const file = await fileOf();
    const document = await open(file);
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    const { info } = await getMeta(document);
    expect(info).toMatchObject({
      Language: 'en-GB',
      Title: 'Memorandum of sale: 14 Oak Road, Leeds',
      PDFFormatVersion: '1.7',
    });
    const text = Buffer.from(file).toString('latin1');
    for (const entry of ['/StructTreeRoot', '/DisplayDocTitle true', '<pdfuaid:part>1</pdfuaid:part>'])
      expect(text).toContain(entry);
  });

  test('gives a screen reader headings, and facts as table rows with a header each', async () => {
    const file = await fileOf();
    const page = await (await open(file)).getPage(1);
    expect(await spoken(page)).toEqual([
      'Figure Gable',
      'H1 Memorandum of sale',
      'P 14 Oak Road, Leeds',
      'P Subject to contract',
      'P Version 1, issued on 21 November 2026.',
      'H2 Seller',
      'TH Name',
      'TD Siân Hughes',
      'TH Email',
      'TD sian@example.com',
      'H2 Money',
      'TH Agreed price',
      'TD £320,000',
      'P Gable gives no legal advice.',
    ]);
    const text = Buffer.from(file).toString('latin1');
    expect(text.match(/\/Scope \/Row/g)).toHaveLength(3);
    expect(JSON.stringify(await page.getStructTree())).toContain('"alt":"Gable"');
  });

  test('marks decoration as unread on each page', async () => {
    const long = Array.from({ length: 700 }, (_, index) => `item${index}`).join(' ');
    const document = await open(await fileOf({ sections: [{ heading: 'Fixtures', rows: [['All', long]] }] }));
    expect(document.numPages).toBeGreaterThan(1);
    const read: string[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const texts = await textById(page);
      expect(texts.has('unmarked')).toBe(false);
      expect(texts.get(artifact)).toBe(`Memorandum of sale, page ${number} of ${document.numPages}`);
      read.push(...(await spoken(page)));
    }
    // One fact is one cell, however many pages it takes.
    expect(read.filter((one) => one.startsWith('TH'))).toEqual(['TH All']);
    expect(read.join(' ')).not.toContain('page 1 of');
    for (const item of ['item0', 'item350', 'item699']) expect(read.join(' ')).toContain(item);
  });

  test('uses the site’s font, and another when that lacks a letter', async () => {
    const fontsOf = (file: Uint8Array) =>
      new Set(
        Array.from(
          Buffer.from(file)
            .toString('latin1')
            .matchAll(/\/FontName \/\w+\+([\w-]+)/g),
          ([, name]) => name,
        ),
      );
    expect(fontsOf(await fileOf())).toEqual(new Set(['Figtree-Regular', 'Figtree-SemiBold']));
    const names = { heading: 'Buyer', rows: [['Name', 'Дмитрий Шевченко']] } as const;
    expect(fontsOf(await fileOf({ sections: [names] }))).toContain('NotoSans-Regular');
  });

  test('embeds only the letters that it uses', async () => {
    expect((await fileOf()).length).toBeLessThan(30_000);
  });
});

test.each([
  ['regular', regular, '4e2e9876c4a908c2cbe410ceb648e4724464a84492bd49cb2d6e7b0d3f769a66'],
  ['semi-bold', semiBold, '1b76aae525b51758fc0c9c5096f33d90831657d3ad2fe3c34fb7e666d76f8960'],
])('contains the packed %s font unchanged from its package', (_, packed, digest) => {
  const font = inflateSync(Buffer.from(packed, 'base64'));
  expect(createHash('sha256').update(font).digest('hex')).toBe(digest);
});

test('claims PDF/UA-1 without a list of glyphs, in which PDFKit leaves some out', async () => {
  const text = Buffer.from(await fileOf()).toString('latin1');
  expect(text).toContain('/FontDescriptor');
  expect(text).not.toContain('/CIDSet');
  expect(text).toContain('<pdfuaid:part>1</pdfuaid:part>');
});
