import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

const Payload = z.object({
  version: z.number(),
  file: z.string().default(''),
  sources: z.array(z.string()),
  sourcesContent: z.array(z.string()).default([]),
  names: z.array(z.string()),
  mappings: z.string(),
  sourceRoot: z.string().default(''),
});

const maps = new Map<string, SourceMap | undefined>();
/** A path may have spaces; that of an address has none. */
const place = /((?:file:\/\/)?\/[^\n():]+\.js):(\d+):(\d+)/g;

/**
 * Replaces positions in bundles by positions in their sources. Maps are read only when a trace is printed:
 * with `--enable-source-maps` every start of a function would take a third longer.
 */
export function resolveTrace(text: string): string {
  return text.replaceAll(place, (found, at: string, line: string, column: string) => {
    const file = at.startsWith('file:') ? fileURLToPath(at) : at;
    const origin = findMap(file)?.findOrigin(Number(line), Number(column));
    if (!origin || !('fileName' in origin)) return found;
    return `${resolve(dirname(file), origin.fileName)}:${origin.lineNumber}:${origin.columnNumber}`;
  });
}

function findMap(file: string): SourceMap | undefined {
  if (!maps.has(file)) {
    const path = `${file}.map`;
    const payload = existsSync(path) ? Payload.parse(JSON.parse(readFileSync(path, 'utf8'))) : undefined;
    maps.set(file, payload && new SourceMap(payload));
  }
  return maps.get(file);
}
