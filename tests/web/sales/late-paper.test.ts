import { expect, test } from 'vitest';
import type { Sale } from '../../../web/entities/sale/api.ts';
import { waitsForPaper } from '../../../web/entities/sale/late-paper.ts';
import { createReservedSale, type Version } from './reserved-sale.ts';

const now = Date.parse('2026-11-30T12:00:00.000Z');
const [fresh, old] = ['2026-11-30T11:59:30.000Z', '2026-11-30T11:58:00.000Z'];
const url = 'https://files.example/1.pdf';
const issuedAt = (at: string): Partial<Sale> => ({
  memorandum: { version: 1, issuedAt: at, why: '', htmlUrl: '/1', outdated: false, draft: false },
});
const signedAt = (...ats: string[]): Partial<Sale> => ({
  memorandum: {
    version: 1,
    issuedAt: old,
    why: '',
    htmlUrl: '/1',
    pdfUrl: url,
    outdated: false,
    draft: false,
  },
  signing: {
    state: 'signed',
    signed: ats.map((at, index) => ({ side: index === 0 ? 'buyer' : 'seller', name: 'A', at })),
    ended: [],
  },
});
const draft: Partial<Sale> = {
  memorandum: { version: 0, issuedAt: fresh, why: '', htmlUrl: '/0', outdated: false, draft: true },
};

test.each<[string, Partial<Version> | undefined, Partial<Sale>, boolean]>([
  ['nothing', undefined, {}, false],
  ['an agreement that was just agreed', { status: 'agreed', agreedAt: fresh }, {}, true],
  ['one that is late', { status: 'agreed', agreedAt: old }, {}, false],
  ['one that is there', { status: 'agreed', agreedAt: fresh, pdfUrl: url }, {}, false],
  ['the signed one', { status: 'in_force', agreedAt: old, inForceAt: fresh, pdfUrl: url }, {}, true],
  ['the signed one that is late', { status: 'in_force', agreedAt: old, inForceAt: old }, {}, false],
  ['the signed one that is there', { status: 'in_force', inForceAt: fresh, signedPdfUrl: url }, {}, false],
  ['a memorandum that was just issued', undefined, issuedAt(fresh), true],
  ['a memorandum that is late', undefined, issuedAt(old), false],
  ['a draft', undefined, draft, false],
  ['a memorandum that one side signed', undefined, signedAt(fresh), false],
  ['a memorandum that both signed', undefined, signedAt(old, fresh), true],
  ['a memorandum that both signed, whose file is late', undefined, signedAt(old, old), false],
])('asks often for %s: %#', (_, version, change, expected) => {
  expect(waitsForPaper(createReservedSale(version, {}, change), now)).toBe(expected);
});
