import { inflateSync } from 'node:zlib';
import type { ImageRefusal } from '../domain/image.ts';
import { needsPassword } from './pdf-password.ts';

const maxInflatedBytes = 4_000_000;
const maxObjectStreams = 200;
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
  const root = /\/Root\s+(\d+)\s+(\d+)\s+R/.exec(text);
  const encryption = findEncryption(text);
  if (encryption !== undefined && needsPassword(encryption, findFileId(text))) return 'protected';
  if (!root) return 'no_pages';
  const hasPlainPage = listObjects(text).some((object) => page.test(object));
  if (hasPlainPage && new RegExp(`(?<!\\d)${root[1]}\\s+${root[2]}\\s+obj\\b`).test(text)) return undefined;
  // The pages of an encrypted file are unreadable here, and its reader decrypts them.
  if (encryption !== undefined) return /\/Type\s*\/ObjStm/.test(text) ? undefined : 'no_pages';
  return listObjectStreams(bytes, text).some((object) => page.test(object)) ? undefined : 'no_pages';
}

const isMarkup = (text: string): boolean =>
  /<(?:!doctype|html|head|body|script|svg|iframe|img|meta)\b/i.test(text);

/** The texts of objects outside of streams. */
function listObjects(text: string): string[] {
  return [...text.matchAll(/\d+\s+\d+\s+obj\b([\s\S]{0,20000}?)(?:endobj|stream\r?\n)/g)].map(
    ([, object = '']) => object,
  );
}

function findEncryption(text: string): string | undefined {
  const [, number, generation] = /\/Encrypt\s+(\d+)\s+(\d+)\s+R/.exec(text) ?? [];
  if (number === undefined) return /\/Encrypt\s*(<<[\s\S]{0,4000}?>>)/.exec(text)?.[1];
  return (
    new RegExp(`(?<!\\d)${number}\\s+${generation}\\s+obj([\\s\\S]{0,4000}?)endobj`).exec(text)?.[1] ?? ''
  );
}

function findFileId(text: string): Buffer {
  const hex = /\/ID\s*\[\s*<([\dA-Fa-f\s]*)>/.exec(text)?.[1];
  return Buffer.from(hex?.replaceAll(/\s/g, '') ?? '', 'hex');
}

/** The inflated objects of the newer form of PDF, which keeps them in streams. */
function listObjectStreams(bytes: Buffer, text: string): string[] {
  const starts = [...text.matchAll(/\/Type\s*\/ObjStm[\s\S]{0,2000}?stream\r?\n/g)].slice(
    0,
    maxObjectStreams,
  );
  return starts.flatMap((start) => {
    const from = start.index + start[0].length;
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
