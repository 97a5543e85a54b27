import { readFileSync } from 'node:fs';

/**
 * The sentences of a list beside this file, one a line; lines that begin with `#` say what is in the list, and what
 * no editor shows is written as `\u200B`.
 */
export function readSentences(list: string): string[] {
  const text = readFileSync(new URL(`${list}.txt`, import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) =>
    line.replaceAll(/\\u([0-9A-F]{4})/g, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    ),
  );
}
