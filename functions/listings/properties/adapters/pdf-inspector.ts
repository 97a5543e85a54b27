import { inflateSync } from 'node:zlib';
import type { ImageRefusal } from '../domain/image.ts';
import { needsPassword } from './pdf-password.ts';

const maxInflatedBytes = 4_000_000;
const maxObjectStreams = 200;
/** Places that are tried for something that a file has once, so that no file keeps its reader busy. */
const maxTries = 100;
const maxObjectLength = 20_000;
const maxDictionaryLength = 4_000;
const objectStart = /\bobj\b/g;
const page = /\/Type\s*\/Page(?![A-Za-z])/;

/**
 * Why a PDF cannot be shown; undefined for one that has a page. It is read leniently, as PDF readers do: what
 * stands before the header and after the end does not matter.
 */
export function findPdfFault(bytes: Buffer): ImageRefusal | undefined {
  const text = bytes.toString('latin1');
  const start = text.indexOf('%PDF-');
  // A browser could take a file that begins like a page for a page.
  if (
    start < 0 ||
    /<(?:[!/]?[a-z])/i.test(text.slice(0, start)) ||
    isMarkup(text.slice(start, start + 1_024))
  )
    return 'wrong_type';
  const root = /\/Root\s{1,20}(\d{1,10})\s{1,20}(\d{1,5})\s{1,20}R/.exec(text);
  const encryption = findEncryption(text);
  if (encryption !== undefined && needsPassword(encryption, findFileId(text))) return 'protected';
  if (!root) return 'no_pages';
  if (hasPlainPage(text) && createObjectStart(root).test(text)) return undefined;
  // The pages of an encrypted file are unreadable here, and its reader decrypts them.
  if (encryption !== undefined) return /\/Type\s{0,20}\/ObjStm/.test(text) ? undefined : 'no_pages';
  return listObjectStreams(bytes, text).some((object) => page.test(object)) ? undefined : 'no_pages';
}

const isMarkup = (text: string): boolean =>
  /<(?:!doctype|html|head|body|script|svg|iframe|img|meta)\b/i.test(text);

/** The start of the object that a reference names, `12 0 R` for example. */
const createObjectStart = ([, number, generation]: readonly string[]): RegExp =>
  new RegExp(`(?<!\\d)${number}\\s{1,20}${generation}\\s{1,20}obj\\b`, 'g');

/** Whether an object outside of streams is a page. An object ends at the latest where the next one starts. */
function hasPlainPage(text: string): boolean {
  let from: number | undefined;
  for (const { 0: words, index } of text.matchAll(objectStart)) {
    if (from !== undefined && isPage(text.slice(from, Math.min(index, from + maxObjectLength)))) return true;
    from = index + words.length;
  }
  return from !== undefined && isPage(text.slice(from, from + maxObjectLength));
}

const isPage = (object: string): boolean => page.test(object.split(/endobj|stream\r?\n/, 1)[0] ?? '');

/** What stands between a start and the next end, where that is near. */
function findDictionary(text: string, start: RegExp, end: string): string | undefined {
  for (const { 0: words, index } of text.matchAll(start).take(maxTries)) {
    const after = text.slice(index + words.length, index + words.length + maxDictionaryLength);
    if (after.includes(end)) return after.slice(0, after.indexOf(end));
  }
  return undefined;
}

function findEncryption(text: string): string | undefined {
  const reference = /\/Encrypt\s{1,20}(\d{1,10})\s{1,20}(\d{1,5})\s{1,20}R/.exec(text);
  return reference
    ? (findDictionary(text, createObjectStart(reference), 'endobj') ?? '')
    : findDictionary(text, /\/Encrypt\s{0,20}<</g, '>>');
}

function findFileId(text: string): Buffer {
  const hex = /\/ID\s*\[\s*<([\dA-Fa-f\s]*)>/.exec(text)?.[1];
  return Buffer.from(hex?.replaceAll(/\s/g, '') ?? '', 'hex');
}

/** The inflated objects of the newer form of PDF, which keeps them in streams. */
function listObjectStreams(bytes: Buffer, text: string): string[] {
  const starts = [...text.matchAll(/\/Type\s{0,20}\/ObjStm/g).take(maxObjectStreams)];
  return starts.flatMap(({ index }) => {
    const opening = /stream\r?\n/.exec(text.slice(index, index + maxDictionaryLength));
    if (!opening) return [];
    const from = index + opening.index + opening[0].length;
    const end = text.indexOf('endstream', from);
    if (end < 0) return [];
    try {
      return [
        inflateSync(bytes.subarray(from, end), { maxOutputLength: maxInflatedBytes }).toString('latin1'),
      ];
    } catch {
      return [];
    }
  });
}
